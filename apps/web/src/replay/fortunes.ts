import type { AnyTable, Fact, Seat } from '@holdup/engine';
import { moneyOf } from '../store/money.ts';
import { type Course, storyOf } from './story.ts';

/** When money is looked at: at the start, at the end of a round, and when it has been counted. */
export type Mark = { readonly is: 'start' | 'count' } | { readonly is: 'round'; readonly number: number };

/** Everybody's money through a game, in dollars: one amount for each mark. */
export interface Fortunes {
  readonly marks: readonly Mark[];
  readonly lines: readonly { readonly seat: Seat; readonly amounts: readonly number[] }[];
}

/** How the money came and went. Every face must be open: a purse one may not know counts nothing. */
export function fortunesOf<T extends AnyTable>(course: Course<T>, facts: readonly Fact[]): Fortunes {
  const story = storyOf(course);
  const marks: Mark[] = [{ is: 'start' }];
  const tables: T[] = [course.opening];
  let round = 0;
  facts.forEach((fact, at) => {
    if (fact.kind === 'planningBegan') round = fact.number;
    const mark = markOf(fact, round);
    const last = marks.at(-1);
    // A game that is decided in the middle of a round ends there; after a round there is nothing more to be seen.
    if (!mark || (fact.kind === 'decided' && last?.is === 'round' && last.number === round)) return;
    marks.push(mark);
    tables.push(story.after(facts, at + 1));
  });
  const lines = course.opening.players.map((_, seat) => ({
    seat,
    amounts: tables.map((table) => worthOf(table, seat)),
  }));
  return { marks, lines };
}

function markOf(fact: Fact, round: number): Mark | null {
  switch (fact.kind) {
    case 'roundEnded':
      return { is: 'round', number: fact.number };
    case 'decided':
      return { is: 'round', number: round };
    case 'scored':
      return { is: 'count' };
    default:
      return null;
  }
}

/** Once the count is made, what was counted. */
const worthOf = (table: AnyTable, seat: Seat): number =>
  table.result?.scores.find((score) => score.seat === seat)?.total ?? moneyOf(table, seat);

/** Round steps for an axis on which all these amounts of dollars and 0 have their place: at most five of them. */
export function axisOf(amounts: readonly number[]): readonly number[] {
  const least = Math.min(0, ...amounts);
  const most = Math.max(0, ...amounts);
  const ends = (step: number) => [Math.floor(least / step), Math.ceil(most / step)] as const;
  const fits = (step: number) => ends(step)[1] - ends(step)[0] <= 5;
  const step = [250, 500, 1000, 2000, 2500, 5000].find(fits) ?? 10_000;
  const [bottom, top] = ends(step);
  return Array.from({ length: Math.max(1, top - bottom) + 1 }, (_, i) => (bottom + i) * step);
}

/** Moves heights apart that lie closer than `gap`, keeping their order, within 0 and `most`: for labels at line ends. */
export function spread(heights: readonly number[], gap: number, most: number): readonly number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height || a.i - b.i);
  let floor = 0;
  for (const one of order) {
    one.height = Math.max(one.height, floor);
    floor = one.height + gap;
  }
  let ceiling = most;
  for (const one of order.toReversed()) {
    one.height = Math.min(one.height, ceiling);
    ceiling = one.height - gap;
  }
  const moved = [...heights];
  for (const { height, i } of order) moved[i] = height;
  return moved;
}
