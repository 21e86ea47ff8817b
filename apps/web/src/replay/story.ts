import type { AnyTable, Fact } from '@holdup/engine';

/** A game as facts upon its opening; `facts` may grow at its end, and counts from the deal. */
export interface Course<T extends AnyTable = AnyTable> {
  /** The table after the deal, which took the first `dealt` facts. */
  readonly opening: T;
  readonly dealt: number;
  evolve(table: T, fact: Fact): T;
}

/** The tables of a game, by how many of its facts have happened. */
export interface Story<T extends AnyTable = AnyTable> {
  /** Within the deal, and before it, the table is the opening. */
  after(facts: readonly Fact[], count: number): T;
}

/** Folds facts on from the nearest table that is known: one is kept for each round, and the one asked for last. */
export function storyOf<T extends AnyTable>({ opening, dealt, evolve }: Course<T>): Story<T> {
  const keyframes = new Map<number, T>([[dealt, opening]]);
  let last = { count: dealt, table: opening };

  function nearest(count: number): { count: number; table: T } {
    let best = { count: dealt, table: opening };
    for (const [at, table] of keyframes) if (at <= count && at > best.count) best = { count: at, table };
    return last.count <= count && last.count > best.count ? last : best;
  }

  return {
    after(facts, count) {
      const from = nearest(count);
      let { table } = from;
      for (let at = from.count; at < count; at++) {
        const fact = facts[at];
        if (!fact) break;
        table = evolve(table, fact);
        if (beginsRound(fact)) keyframes.set(at + 1, table);
      }
      if (count >= dealt) last = { count, table };
      return table;
    },
  };
}

/**
 * Where a replay stops: the opening, then after each fact that is told in the log, then the end. Facts that are not told
 * happen together with the next one that is.
 */
export function stopsOf(
  facts: readonly Fact[],
  dealt: number,
  isTold: (fact: Fact) => boolean,
): readonly number[] {
  const stops = [dealt];
  for (let at = dealt; at < facts.length; at++) {
    const fact = facts[at];
    if (fact && isTold(fact)) stops.push(at + 1);
  }
  if (stops.at(-1) !== facts.length) stops.push(facts.length);
  return stops;
}

/** The stop a step away from `count`, which itself may lie between two; the first or last one where there is none. */
export function stopFrom(stops: readonly number[], count: number, way: 'back' | 'on'): number {
  const found = way === 'on' ? stops.find((stop) => stop > count) : stops.findLast((stop) => stop < count);
  return found ?? (way === 'on' ? (stops.at(-1) ?? count) : (stops[0] ?? count));
}

/** The rounds of a game, and how many facts have happened when each begins. */
export const roundsOf = (
  facts: readonly Fact[],
): readonly { readonly number: number; readonly count: number }[] =>
  facts.flatMap((fact, at) => (beginsRound(fact) ? [{ number: fact.number, count: at + 1 }] : []));

const beginsRound = (fact: Fact): fact is Extract<Fact, { kind: 'roundBegan' | 'planningBegan' }> =>
  fact.kind === 'roundBegan' || fact.kind === 'planningBegan';
