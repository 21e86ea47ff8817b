import type { Adjusters } from '../points.ts';
import { characterOf, isBandit, playerOf, type Score, type ScoreLine, type Table } from '../table.ts';
import { BRAWLER_PRIZES, WANTED_REWARD } from './components.ts';
import { hasWon } from './goals.ts';
import { isPlayed, MARSHAL, officeOf } from './office.ts';

/** How the game ends where the Marshal is played (Big Box manual, End of the Game). */
export const scoringAdjusters: Adjusters = {
  /** His mail and goals come before the money of the bandits. */
  countSteps: (steps, { table }) =>
    isPlayed(table) ? [...steps, { kind: 'takeMail' }, { kind: 'revealGoals' }] : steps,
  /** He is not after money. */
  counted: (counted) => counted.filter(isBandit),
  scoreLines: (lines, { table, who }) => (isPlayed(table) ? [...lines, ...rewards(table, who)] : lines),
  winners(winners, { table, scores }, rules) {
    if (!isPlayed(table) || !hasWon(table, rules)) return winners;
    const conscience = table.round?.event === 'guiltyConscience' ? poorest(table, scores) : [];
    return [characterOf(table, MARSHAL).seat, ...conscience].sort((a, b) => a - b);
  },
};

/** Brawler prizes, and the reward for never having been captured. */
function rewards(table: Table, who: string): ScoreLine[] {
  const { brawls, captured } = officeOf(table);
  const prizes = brawls.flatMap((by, i): ScoreLine[] =>
    by === who ? [{ why: 'brawler', character: who, amount: BRAWLER_PRIZES[i] ?? 0 }] : [],
  );
  const free = captured.includes(who) ? [] : [{ why: 'wanted', character: who, amount: WANTED_REWARD }];
  return [...prizes, ...free];
}

/** Guilty Conscience: the poorest wins with the Marshal, unless several are the poorest. */
function poorest(table: Table, scores: readonly Score[]): number[] {
  const bandits = scores.filter(({ seat }) => playerOf(table, seat).characters.some(isBandit));
  const least = Math.min(...bandits.map(({ total }) => total));
  const poor = bandits.filter(({ total }) => total === least);
  return poor.length === 1 ? poor.map(({ seat }) => seat) : [];
}
