import type { BoxId, CharacterId, Options } from './table.ts';

/** How a game of `express` is to be set up. Seats are in the order of `players`, clockwise. */
export interface ExpressSetup {
  readonly game: 'express';
  /** Always with `base`. */
  readonly boxes: readonly BoxId[];
  readonly options: Partial<Options>;
  /** One character each, or two where the edition says so (`charactersEach`). */
  readonly players: readonly { readonly characters: readonly CharacterId[] }[];
  /** The First Player, where he is not drawn (scenarios). */
  readonly first?: number;
}

/** What is wrong with a set-up: a code with a text in every language, and what it is about. */
export interface SetupProblem {
  readonly code:
    | 'unknown-box'
    | 'box-twice'
    | 'unknown-option'
    | 'unknown-character'
    | 'player-count'
    | 'character-count'
    | 'character-twice'
    | 'characters-together'
    | 'not-together'
    | 'no-teams'
    | 'pick-rounds';
  readonly about: Readonly<Record<string, string | number>>;
}
