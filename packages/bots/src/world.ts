import type { Step } from './outcomes.ts';

/** What anybody's cards can be played out in, in mind. */
export interface Imagined {
  /** Everybody who acts, and whose he is; the others are known by their index in here. */
  readonly names: readonly string[];
  readonly seats: readonly number[];
}

/** How the cards of a game work, as far as a bot thinks ahead. */
export interface World<S extends Imagined> {
  /** The scenes a card may lead to, one for each sensible choice; the scene as it is when it has no effect. */
  readonly outcomes: (scene: S, step: Step) => readonly S[];
  /** How good a scene is for a seat, in dollars. */
  readonly worth: (scene: S, seat: number) => number;
  /** The scene when the pile is resolved and the round's event has happened. */
  readonly ended: (scene: S) => S;
  /** How many cards of the pile are played out; without, all of them. */
  readonly horizon?: number;
}
