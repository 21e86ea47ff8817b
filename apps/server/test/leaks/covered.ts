import type { Fact } from '@holdup/engine';
import { type Pair, pairOf, type Step, type Wanted, type World } from './pairs.ts';

/**
 * Two games of which `viewer` has seen nothing but what lies open now, at a table whose pile is covered: they differ in
 * cards that everybody who was there saw being played. Null when nothing lies covered after so many steps.
 */
export function coveredPairOf({ setup, viewer, name, steps }: Wanted): Pair | null {
  const { worlds, game } = pairOf({ setup, viewer, name, steps });
  const [{ seed, dealt, steps: mine }] = worlds;
  const last = mine.at(-1);
  const table = last?.match.table;
  if (!last || table?.game !== 'express' || table.round === null) return null;
  const { pile, next, round } = table;
  const covered = pile.flatMap(({ down }, i) => {
    const open = round.phase === 'scheming' ? i === pile.length - 1 : i < next;
    return open || down ? [] : [i];
  });
  if (covered.length < 3) return null;
  // Each of the covered cards is what the next one was.
  const instead = new Map(
    covered.map((at, i) => [pile[at]?.card.id, pile[covered[(i + 1) % covered.length] as number]?.card]),
  );
  const turned = <C extends { id: number }>(card: C): C => {
    const other = instead.get(card.id);
    return other ? { ...card, of: other.of, kind: other.kind } : card;
  };
  const told = (fact: Fact): Fact => (fact.kind === 'played' ? { ...fact, card: turned(fact.card) } : fact);
  const steps2 = mine.map((step) => ({ ...step, facts: step.facts.map(told) }));
  const otherTable = { ...table, pile: pile.map((played) => ({ ...played, card: turned(played.card) })) };
  const other: World = {
    seed,
    dealt,
    steps: [
      ...steps2.slice(0, -1),
      { ...(steps2.at(-1) as Step), match: { ...last.match, table: otherTable } },
    ],
  };
  return { setup, game, viewer, unequal: 1, worlds: [worlds[0], other] };
}

/** Two games that have nothing in common but the table and how many answers were given: for those who are still behind both. */
export function unlikePairOf(wanted: Wanted): Pair {
  const [one, other] = ['one', 'other'].map((which) =>
    pairOf({ ...wanted, name: `${wanted.name} ${which}` }),
  );
  if (!one || !other) throw new Error('a pair is missing');
  const steps = Math.min(one.worlds[0].steps.length, other.worlds[0].steps.length);
  const cut = (world: World): World => ({ ...world, steps: world.steps.slice(0, steps) });
  return { ...one, unequal: steps, worlds: [cut(one.worlds[0]), cut(other.worlds[0])] };
}
