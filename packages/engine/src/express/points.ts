import type { Frame, Option, Seat } from '../kernel/index.ts';
import type {
  ActionId,
  Card,
  CharacterId,
  Loot,
  Options,
  Place,
  Played,
  Score,
  ScoreLine,
  Table,
  TurnKind,
} from './table.ts';

/** One seat's turn of Schemin': `turn` of the round card, and `nth` of the cards this seat lays on it, both from 0. */
export interface Turn extends Frame {
  readonly seat: Seat;
  readonly turn: number;
  readonly nth: number;
}

/** How one Shoot is fired: with so many bullets of one cylinder, past a power that would spare somebody or not. */
export interface Aim {
  readonly bullets: number;
  readonly unerring: boolean;
}

/** How a card may be laid on the pile. */
export type Lie = 'up' | 'down';

/** The frame of meeting a lawman: everybody who must, flees at once. */
export interface Flight extends Frame {
  /** To whom somebody hands the bullet he would get. */
  readonly gives?: Readonly<Record<CharacterId, CharacterId>>;
}

/**
 * Every place where a character or a box may change what the base game says: each a named value, changed by pure
 * functions one after another. A point exists when two boxes need it or the manual names it. Law 9: the adjusters of
 * one point commute, or the pair is listed in `docs/adding-a-box.md` with the rule that settles it.
 */
export interface Points {
  /** Cars with loot behind the locomotive. */
  carCount: { value: number; at: { characters: readonly CharacterId[]; options: Options } };
  /** The cars from the locomotive to the caboose, by name. */
  train: { value: readonly string[]; at: { options: Options } };
  /** A player's cards at the start of the game; `inGame` are the characters of all players. */
  deck: {
    value: readonly Card[];
    at: { characters: readonly CharacterId[]; seat: Seat; inGame: readonly CharacterId[] };
  };
  /** The round cards, and the stations or what stands for them, out of which the round deck is drawn. */
  roundCards: {
    value: { readonly rounds: readonly string[]; readonly stations: readonly string[] };
    at: { options: Options };
  };
  /** The seats among which the First Player of the first round is drawn. */
  drawnFirst: { value: readonly Seat[]; at: { table: Table } };
  /** Neutral bullet cards in the supply at the start. */
  neutralSupply: { value: number; at: { options: Options } };
  /** How the First Player is drawn, and how bandits come to their starting places. */
  placing: { value: readonly Frame[]; at: { table: Table } };
  /** The cars in which bandits start: the first one, and the next. */
  startCars: { value: readonly [number, number]; at: { table: Table } };
  /** Whose powers `who` may use: his own. */
  powers: { value: readonly CharacterId[]; at: { table: Table; who: CharacterId } };
  /** Cards in hand when Schemin' begins (Big Box manual, Phase 1). */
  handSize: { value: number; at: { table: Table; seat: Seat } };
  /** What happens for a player before everybody fills his hand from his own deck. */
  drawFirst: { value: readonly Frame[]; at: { table: Table; seat: Seat } };
  /** The order in which the seats take their turns. */
  turnOrder: { value: readonly Seat[]; at: { table: Table; counterClockwise: boolean } };
  /** Cards a player plays or draws for in a row on a turn; 0: he is not asked. */
  inARow: { value: number; at: { table: Table; seat: Seat; turn: number } };
  /** What follows once a player has had his turn. */
  turnTaken: { value: readonly Frame[]; at: { table: Table; seat: Seat; turn: number; inARow: number } };
  /** How a card may lie on this turn: `turn` of the round card, `nth` of the cards this seat plays on it, both from 0. */
  lies: { value: readonly Lie[]; at: { table: Table; seat: Seat; turn: number; nth: number } };
  /** Whether a card may only be played face up, whatever turn and powers allow. */
  faceUp: { value: boolean; at: { table: Table; seat: Seat; card: Card } };
  /** The cards of the hand that may be played now. */
  playable: { value: readonly Card[]; at: { table: Table; seat: Seat; turn: number } };
  /** What else may be done on a turn of Schemin' besides playing a card and drawing: options answered by the frame `scheme:VERB`. */
  schemes: { value: readonly Option[]; at: { table: Table; seat: Seat; turn: number; nth: number } };
  /** What the player may do at once after laying `card`: frames that take a turn's arguments. */
  afterPlay: { value: readonly Frame[]; at: { table: Table; frame: Turn; card: Card } };
  /** Whether hands and pile stay where they are at the end of Schemin' and Stealin', since cards are still to be played. */
  cardsStay: { value: boolean; at: { table: Table } };
  /** Whose card the next one of the pile is, and as which action it counts. */
  cardAs: {
    value: { readonly who: CharacterId; readonly action: ActionId };
    at: { table: Table; played: Played };
  };
  /** The frame that resolves a card: `{ kind: action, who }`. */
  action: { value: Frame; at: { table: Table; who: CharacterId; action: ActionId } };
  /** Why a card of `who` has no effect; null: it has. `copies`: whose card he repeats with another one. */
  prevented: {
    value: string | null;
    at: { table: Table; who: CharacterId; action: ActionId; copies: CharacterId | null };
  };
  /** What follows once a card of `who` has been resolved. */
  cardResolved: { value: readonly Frame[]; at: { table: Table; who: CharacterId } };
  /** What follows once the last card of the pile has been resolved, before the event; once more after cards that an event adds. */
  pileResolved: { value: readonly Frame[]; at: { table: Table } };
  /** The place somebody or something comes to rest that is sent to `place`; who goes of his own will cannot go elsewhere. */
  lands: { value: Place; at: { table: Table } };
  /** The car which a place is in or on; null for a place beside the train or off it. */
  carOf: { value: number | null; at: { table: Table; place: Place } };
  /** Cars passed through inside with one Move. */
  insideReach: { value: number; at: { table: Table; who: CharacterId } };
  /** Cars run over on the roofs with one Move. */
  roofReach: { value: number; at: { table: Table; who: CharacterId } };
  /** Whether `who` gets a bullet when he runs across a lawman's space. */
  hurtCrossing: { value: boolean; at: { table: Table; who: CharacterId } };
  /** The car at whose level a place is: its own, or the one beside it. */
  level: { value: number | null; at: { table: Table; place: Place } };
  /** Where a Ride may end, out of the insides of the `cars` the horse can reach. */
  rideTo: { value: readonly Place[]; at: { table: Table; who: CharacterId; cars: readonly number[] } };
  /** Where a Move may end. */
  moveTo: { value: readonly Place[]; at: { table: Table; who: CharacterId } };
  /** Where a Change Floor may end. */
  changeFloorTo: { value: readonly Place[]; at: { table: Table; who: CharacterId } };
  /** Tokens one Loot may take, one after another; all but the first may be declined. */
  lootCount: { value: number; at: { table: Table; who: CharacterId } };
  /** What else a Loot may do instead of taking a token: options answered by the frame `loot:VERB`. */
  lootInstead: { value: readonly Option[]; at: { table: Table; who: CharacterId } };
  /** Tokens a Loot may take. */
  lootable: { value: readonly Loot[]; at: { table: Table; who: CharacterId } };
  /** Whom a shooter sees. */
  sight: { value: readonly CharacterId[]; at: { table: Table; who: CharacterId } };
  /** How `who` shoots now. */
  aim: { value: Aim; at: { table: Table; who: CharacterId } };
  /** What follows a Shoot of `who` that hits `targets`, one for each bullet; `table` is as it is before. */
  afterShots: {
    value: readonly Frame[];
    at: { table: Table; who: CharacterId; targets: readonly CharacterId[] };
  };
  /** Whom a puncher has within reach: characters, and pawns that can be hit. */
  punchable: { value: readonly string[]; at: { table: Table; who: CharacterId } };
  /** Whom a Shoot or Punch may finally be aimed at, out of those in sight or in the space. */
  targets: {
    value: readonly CharacterId[];
    at: { table: Table; who: CharacterId; action: 'shoot' | 'punch' };
  };
  /** The tokens that a punch may knock out of somebody's hands, of those he held when it landed. */
  droppable: { value: readonly Loot[]; at: { table: Table; who: CharacterId } };
  /** The tokens that somebody may give away. */
  givable: { value: readonly Loot[]; at: { table: Table; who: CharacterId } };
  /** Where somebody punched may be sent. */
  pushTo: { value: readonly Place[]; at: { table: Table; who: CharacterId } };
  /** Where somebody shot by Django is sent; empty: he stays. */
  shotAwayTo: { value: readonly Place[]; at: { table: Table; by: CharacterId; who: CharacterId } };
  /**
   * What must be asked before those who meet a lawman take their bullets and flee: a frame that comes back to `flight`
   * with what it found out, or null.
   */
  beforeFlight: {
    value: Frame | null;
    at: { table: Table; fleeing: readonly CharacterId[]; flight: Flight };
  };
  /** Who must flee from the Marshal pawn just now. */
  fleeing: { value: readonly CharacterId[]; at: { table: Table } };
  /** Where somebody flees to from the Marshal. */
  fleeTo: { value: readonly Place[]; at: { table: Table; who: CharacterId } };
  /** Where captured bandits are put; null: nowhere. */
  jail: { value: Place | null; at: { table: Table } };
  /** What else a bullet's `penalty` brings `who` at once. */
  instantPenalty: { value: readonly Frame[]; at: { table: Table; who: CharacterId; penalty: string } };
  /** How many the Marshal has of what `goal` counts. */
  achieved: { value: number; at: { table: Table; goal: string } };
  /** The frame that resolves an event. */
  eventFrame: { value: Frame; at: { table: Table; event: string } };
  /** What happens once a round card is turned over, before hands are drawn. */
  roundStartSteps: { value: readonly Frame[]; at: { table: Table } };
  /** What happens between the event and the next round, or the count. */
  roundEndSteps: { value: readonly Frame[]; at: { table: Table } };
  /** Who is First Player in the next round. */
  nextFirst: { value: Seat; at: { table: Table } };
  /** Whom an event strikes (with a neutral bullet, or with the loss of a purse). */
  struck: { value: readonly CharacterId[]; at: { table: Table; event: string } };
  /** What happens before the money is counted. */
  countSteps: { value: readonly Frame[]; at: { table: Table } };
  /** Who takes part in the final count. */
  counted: { value: readonly CharacterId[]; at: { table: Table } };
  /** Seats that get the Gunslinger prize. */
  gunslingers: { value: readonly Seat[]; at: { table: Table; counted: readonly CharacterId[] } };
  /** Dollars that the Gunslinger prize brings a seat. */
  gunslingerPrize: { value: number; at: { table: Table; seat: Seat; counted: readonly CharacterId[] } };
  /** On whose side `who` is: the characters of his player, himself among them. */
  allies: { value: readonly CharacterId[]; at: { table: Table; who: CharacterId } };
  /** What a character's score is made of. */
  scoreLines: { value: readonly ScoreLine[]; at: { table: Table; who: CharacterId } };
  /** The richest seats of those who were counted. */
  richest: {
    value: readonly Seat[];
    at: { table: Table; scores: readonly Score[]; counted: readonly CharacterId[] };
  };
  /** Who wins, by seat. */
  winners: { value: readonly Seat[]; at: { table: Table; scores: readonly Score[] } };
}

export type PointId = keyof Points;
export type Adjust<P extends PointId> = (
  value: Points[P]['value'],
  at: Points[P]['at'],
  rules: Adjusted,
) => Points[P]['value'];
export type Adjusters = { readonly [P in PointId]?: Adjust<P> };

/** A value as the characters and boxes of a game leave it. */
export type Adjusting = {
  readonly [P in PointId]: (value: Points[P]['value'], at: Points[P]['at']) => Points[P]['value'];
};

/** The composed rules as an adjuster sees them. */
export interface Adjusted {
  readonly adjust: Adjusting;
  /** Whether `who` may use the special power of `power` now. */
  has(table: Table, who: CharacterId, power: CharacterId): boolean;
  readonly turnKinds: Readonly<Record<TurnKind, TurnRule>>;
}

/** A kind of turn on a round card (Big Box manual, Types of Turn). */
export interface TurnRule {
  readonly counterClockwise?: true;
  /** Cards each player plays or draws for in a row; 1 when absent. */
  readonly inARow?: number;
  readonly faceDown?: true;
  /** A box's own way of asking; without it players are asked one after another. */
  readonly frame?: string;
}
