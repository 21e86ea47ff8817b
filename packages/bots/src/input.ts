import type { AnyTable, Question, Seat, SuperTable, Table } from '@holdup/engine';

/** `random` answers anything that is offered; `heuristic` plays to win. */
export type BotKind = 'random' | 'heuristic';
export const BOT_KINDS: readonly BotKind[] = ['random', 'heuristic'];

/** All a bot ever gets: what its seat may see, what it is asked, and a source of chance (0 ≤ n < 1) that is the caller's. */
export interface BotInput {
  /** The engine's projection for `seat`, never the table itself. */
  readonly table: AnyTable;
  readonly seat: Seat;
  readonly question: Question;
  readonly random: () => number;
}

/** The same at a table of one game. */
export type ExpressInput = BotInput & { readonly table: Table };
export type SuperInput = BotInput & { readonly table: SuperTable };
