import type { Chose, Seat } from '../kernel/index.ts';
import type { Facing, LineEnd, SuperAction, SuperResult } from './table.ts';

/**
 * Everything that can happen at a table of `super`: the only thing that changes it. Only `planned` holds a secret.
 */
export type SuperFact =
  | Chose
  /** A round begins: all cards are back in hand. */
  | { kind: 'planningBegan'; number: number }
  /** A player's cards for the round, in his order; null to others. */
  | { kind: 'planned'; seat: Seat; cards: readonly (SuperAction | null)[] }
  | { kind: 'actingBegan' }
  /** The next card of a plan is turned over; `index` is its place in the plan. */
  | { kind: 'revealed'; seat: Seat; who: string; index: number; action: SuperAction }
  /** Stands up, instead of what his card says (or, with Reflex, before he shoots). */
  | { kind: 'gotUp'; who: string }
  /** Drops to the floor where he is (Reflex). */
  | { kind: 'lay'; who: string }
  | { kind: 'turned'; who: string; facing: Facing }
  /** Goes somewhere on the train, as `facing` and `lying` say, and stands there at the `end` of the line. */
  | {
      kind: 'went';
      who: string;
      from: string;
      to: string;
      end: LineEnd;
      facing: Facing;
      lying: boolean;
      /** `rode`: on horseback to the locomotive; `rescued`: the same, from beside the train. */
      manner: 'walked' | 'climbed' | 'knockedBack' | 'rode' | 'rescued';
    }
  /** A shot that hits; where the target then goes is told next. */
  | { kind: 'fired'; by: string; target: string }
  /** Falls off the train, at the end of it that `side` says. */
  | { kind: 'fell'; who: string; from: string; side: LineEnd; manner: 'walked' | 'knockedBack' }
  /** Gets into the time machine and out of it in the last car; the cards he has carried out are planned again. */
  | { kind: 'travelled'; who: string; seat: Seat; from: string; to: string; lying: boolean }
  /** These are out of the game, together. */
  | { kind: 'eliminated'; who: readonly string[]; why: 'fell' | 'uncoupled' | 'lostInTime' }
  /** An action that changes nothing, and why. */
  | { kind: 'noEffect'; who: string; action: string; why: string }
  /** The last car is left behind; `car` is its number. */
  | { kind: 'uncoupled'; car: number }
  /** The card of the car last left behind is won, and its value seen. */
  | { kind: 'wagonWon'; who: string; value: number | null }
  | { kind: 'roundEnded'; number: number }
  | { kind: 'firstPlayer'; seat: Seat }
  | { kind: 'decided'; result: SuperResult };

export type SuperFactKind = SuperFact['kind'];
export type SuperFactOf<K extends SuperFactKind> = Extract<SuperFact, { kind: K }>;
