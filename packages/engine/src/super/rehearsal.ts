import { run, startRng } from '../kernel/index.ts';
import { superRules } from './rules/index.ts';
import { afterPlanning } from './rules/planning.ts';
import { banditOf, characterAt, type SuperAction, type SuperTable } from './table.ts';

/** Nothing of a round is left to chance. */
const NO_CHANCE = startRng('0'.repeat(64));

/**
 * How a round would go if these were the plans, by seat: to the next planning or the end of the game. It takes a view as
 * well as a table (cars won then count as nothing), so that a bot or a hint may think ahead.
 */
export function rehearseRound(table: SuperTable, plans: readonly (readonly SuperAction[])[]): SuperTable {
  const planned: SuperTable = {
    ...table,
    players: table.players.map((player, seat) => {
      const { out } = banditOf(table, characterAt(table, seat));
      return { ...player, plan: out ? [] : (plans[seat] ?? []), done: 0, known: 0 };
    }),
  };
  const flow = [...afterPlanning(planned)].reverse();
  return run(superRules, { table: planned, flow, prompt: null, rng: NO_CHANCE, version: 0 }).match.table;
}
