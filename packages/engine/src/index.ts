import type { Fact as ExpressFact } from './express/fact.ts';
import { expressGame, expressProblems } from './express/index.ts';
import type { ExpressSetup, SetupProblem } from './express/setup.ts';
import type { Table } from './express/table.ts';
import type { Chose, Game } from './kernel/index.ts';

export * from './express/index.ts';
export * from './kernel/index.ts';
export { ENGINE_VERSION } from './version.ts';

/** Any game there is. */
export type GameSetup = ExpressSetup;
export type AnyTable = Table;
export type Fact = ExpressFact | Chose;

/** Everything wrong with a set-up; empty when it can be played. */
export function setupProblems(setup: GameSetup): SetupProblem[] {
  return expressProblems(setup);
}

/** Composes the rules for a set-up. Throws on one with problems: ask `setupProblems` first. */
export function openGame(setup: GameSetup): Game<AnyTable, Fact> {
  return expressGame(setup);
}
