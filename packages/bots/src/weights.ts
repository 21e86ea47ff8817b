/**
 * What a bot cares about, in dollars, so that every consideration can be weighed against the money that wins. The
 * values were chosen by playing thousands of games against each other.
 */

/** What a purse whose value is hidden is worth on average (18 purses, $6000, most of the small ones set aside). */
export const HIDDEN_PURSE = 340;
/** What a hidden token of any other kind is taken for. */
export const HIDDEN_TOKEN = 400;
/** What a flask of whiskey is worth: a card or three at the right time. */
export const FLASK = 90;
/** What it is worth to hold the Prototype: three bullets a card. */
export const PROTOTYPE = 150;
/** What taking a hostage is worth, before it is known which. */
export const HOSTAGE = 500;
/** What drinking adds to the card one would have played anyway. */
export const DRINK = 30;
/** What it is worth to the Marshal to have caught a bandit. */
export const CAPTURE = 600;
/** What it costs that bandit: the reward on his wanted poster. */
export const WANTED = 500;
/** Prizes for punching the Marshal, in their order. */
export const BRAWLERS: readonly number[] = [800, 500, 300];
/** What a freed prisoner is worth: his reward, and a power. */
export const PRISONER = 320;
/** What somebody let out of the cell is thought to pay. */
export const GIFT = 250;
/** What it is worth to fetch the card that leads out of the cell. */
export const WAY_OUT = 150;
/** A bullet in one's own deck: a card of the hand that does nothing, in every round to come. */
export const BULLET_RECEIVED = 70;
/** A step toward the prize of the Gunslinger. */
export const BULLET_FIRED = 120;
/** How much a rival's dollar hurts, compared with one's own. */
export const RIVAL = 0.3;
/** How much a later card of a plan counts for, compared with the one before: others move in between. */
export const LATER = 0.8;
/** What loot is worth that one does not hold yet, by the number of cards it takes to get it (the last of them a Loot). */
export const WITHIN_REACH: readonly number[] = [0, 0.4, 0.25, 0.14, 0.07];
/** What it costs to stand where the Marshal may come by. */
export const NEAR_MARSHAL = 25;
/** What three fresh cards are worth to a hand that lacks kinds of action cards, for each kind it lacks. */
export const FRESH_CARDS = 25;
/** A card nobody can read is a little better than one that everybody prepares for. */
export const HIDDEN_CARD = 15;
