import type { Chose, Seat } from '../kernel/index.ts';
import type { Card, CharacterId, Loot, Place, Result, RoundCard, TurnKind } from './table.ts';

/** Why somebody moved: the client's choreography, and what reactions look at. */
export type Manner =
  | 'setUp'
  | 'move'
  | 'climb'
  | 'flee'
  | 'pushed'
  | 'shotAway'
  | 'event'
  | 'marshal'
  | string;

/**
 * Everything that can happen at the table of the base game: the only thing that changes it. A piece named in a fact
 * is as it is *after* the fact, with its `seen` as it will be: so veiling a fact is hiding the faces of its pieces.
 * `was` is a card's `seen` before, by which a reader who does not know the card finds it among hidden ones. A card that
 * becomes open gets a new id, since its old one tells when it was drawn; `held` is the id it had in the hand, 0 to a
 * reader who did not see it there.
 */
export type BaseFact =
  | Chose
  /** A character or pawn goes somewhere. */
  | { kind: 'moved'; who: string; from: Place; to: Place; manner: Manner }
  | { kind: 'firstPlayer'; seat: Seat }
  /** The next round card is turned over. */
  | {
      kind: 'roundBegan';
      number: number;
      card: RoundCard;
      turns: readonly TurnKind[];
      event: string | null;
      keep: number;
    }
  | { kind: 'turnBegan'; turn: number; turnKind: TurnKind }
  /** A player's deck is mixed anew, top first; or his discard pile becomes the deck (expert variant). Ids are new, nobody has seen anything. */
  | { kind: 'shuffled'; seat: Seat; cards: readonly Card[]; from: 'deck' | 'discard' }
  /** Cards go from the top of the deck to the hand. */
  | { kind: 'drew'; seat: Seat; cards: readonly Card[] }
  /** A card the player chose goes from his deck to his hand (two characters each). */
  | { kind: 'chosen'; seat: Seat; card: Card; was: number }
  | { kind: 'played'; seat: Seat; card: Card; was: number; held: number; down: boolean; turn: number }
  /** Unplayed cards go from the hand to the top of the deck, the first one topmost. */
  | { kind: 'putBack'; seat: Seat; cards: readonly Card[]; was: readonly number[] }
  /** Cards go from the hand to the discard pile (expert variant). */
  | {
      kind: 'discarded';
      seat: Seat;
      cards: readonly Card[];
      was: readonly number[];
      held: readonly number[];
    }
  | { kind: 'stealingBegan' }
  /** The next card of the pile comes up for resolution; a face-down one is turned over. */
  | { kind: 'turnedOver'; index: number; seat: Seat; card: Card; by: CharacterId }
  /** All resolved cards are back with their owners: in the decks, or on the discard piles (expert variant). */
  | { kind: 'pileCleared' }
  | { kind: 'lootTaken'; who: CharacterId; loot: Loot }
  /** `by`: who knocked it out of his hands. */
  | { kind: 'lootDropped'; who: CharacterId; loot: Loot; by: CharacterId | null }
  /** A token comes from outside (the second strongbox) or leaves the game. */
  | { kind: 'lootPlaced'; loot: Loot }
  | { kind: 'lootLost'; who: CharacterId; loot: Loot }
  /** A bullet leaves a cylinder and goes on top of the target's deck. */
  | { kind: 'shot'; by: CharacterId; target: CharacterId; seat: Seat; card: Card }
  /** A neutral bullet goes on top of the target's deck. */
  | { kind: 'bulletTaken'; who: CharacterId; seat: Seat; card: Card }
  /** Neutral bullets leave the game, too few to go round (base 2014). */
  | { kind: 'bulletsRemoved'; count: number }
  | { kind: 'punched'; by: CharacterId; target: CharacterId }
  | { kind: 'paid'; who: CharacterId; amount: number; why: string }
  /** An action that changes nothing, and why. */
  | { kind: 'noEffect'; who: CharacterId; action: string; why: string }
  | { kind: 'eventBegan'; event: string }
  | { kind: 'roundEnded'; number: number }
  | { kind: 'scored'; result: Result };

export type BaseFactKind = BaseFact['kind'];
