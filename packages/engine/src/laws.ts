import {
  lostOrFound as lostInExpress,
  miscounted as miscountedInExpress,
  QUESTIONS_AT_MOST,
} from './express/index.ts';
import type { AnyTable, ExpressFact, Fact } from './games.ts';
import { SUPER_QUESTIONS_AT_MOST, superCensus, superMiscounted } from './super/index.ts';

/** No game like this one asks more questions than this (law 6). */
export const questionsAtMost = ({ game }: Pick<AnyTable, 'game'>): number =>
  game === 'super' ? SUPER_QUESTIONS_AT_MOST : QUESTIONS_AT_MOST;

/** What has come or gone between two tables of one game, apart from what `facts` (those in between) take out of it; or null (law 5). */
export function lostOrFound(before: AnyTable, after: AnyTable, facts: readonly Fact[]): string | null {
  if (before.game === 'express' && after.game === 'express') {
    return lostInExpress(before, after, facts as readonly ExpressFact[]);
  }
  if (before.game === 'express' || after.game === 'express') return 'the game became another';
  const [was, is] = [superCensus(before), superCensus(after)];
  const what = [...new Set([...Object.keys(was), ...Object.keys(is)])].find((one) => was[one] !== is[one]);
  return what === undefined ? null : `${what}: ${was[what] ?? 0} became ${is[what] ?? 0}`;
}

/** Where the final count of a finished game is wrong; or null (law 5). */
export function miscounted(table: AnyTable): string | null {
  if (!table.result) return 'there is no result';
  return table.game === 'super'
    ? superMiscounted(table, table.result)
    : miscountedInExpress(table, table.result);
}
