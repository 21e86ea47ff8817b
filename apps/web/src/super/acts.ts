import { type AnyTable, evolveSuper, type Fact, type SuperFact } from '@holdup/engine';
import type { Act } from '../store/playback.ts';

/** Facts with which something new begins to be shown; those that follow belong to it. */
const BEGINS = new Set<Fact['kind']>(['actingBegan', 'revealed', 'uncoupled', 'planningBegan', 'decided']);

/**
 * A batch as what is shown at a time. In Colt Super Express the last plan sets off a whole round, which is one batch:
 * there the page follows card by card. Veiled facts are folded upon a veiled table (law 3); nothing is decided.
 */
export function actsOf(facts: readonly Fact[], before: AnyTable | null, after: AnyTable): readonly Act[] {
  if (before?.game !== 'super' || after.game !== 'super') return [{ facts, after }];
  const groups: SuperFact[][] = [];
  for (const fact of facts as readonly SuperFact[]) {
    const last = groups.at(-1);
    if (last && !BEGINS.has(fact.kind)) last.push(fact);
    else groups.push([fact]);
  }
  if (groups.length === 0) return [{ facts, after }];
  let table = before;
  return groups.map((group, i) => {
    table = group.reduce(evolveSuper, table);
    return { facts: group, after: i === groups.length - 1 ? after : table };
  });
}
