import type { SuperOptions } from './table.ts';

/** How a game of `super` is to be set up. Seats are in the order of `players`, clockwise. */
export interface SuperSetup {
  readonly game: 'super';
  /** Always empty: what can be added are the options. */
  readonly boxes: readonly string[];
  readonly options: SuperOptions;
  /** One character each. */
  readonly players: readonly { readonly characters: readonly string[] }[];
  /** The First Player, where he is not drawn (scenarios). */
  readonly first?: number;
}

/** What is wrong with a set-up, by the codes that both games use. */
export interface SuperProblem {
  readonly code:
    | 'unknown-box'
    | 'unknown-option'
    | 'unknown-character'
    | 'player-count'
    | 'character-count'
    | 'character-twice';
  readonly about: Readonly<Record<string, string | number>>;
}
