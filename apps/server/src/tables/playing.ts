import type { Refused } from '@holdup/protocol';
import type { AccountId, StoredSeat, StoredTable } from '../store/index.ts';
import { type Decision, refused, type Who, write } from './decide.ts';
import { seatOf } from './summary.ts';

// Decides about a game that has begun: who gives it up, and who may have a bot sit in.

/** Says whether one wants to give the game up. */
export function giveUp(table: StoredTable, who: Who, agree: boolean): Decision {
  const seat = seatOf(table, who.id);
  if (seat === null) return refused('not-seated');
  if (table.phase !== 'running' && table.phase !== 'frozen') {
    return refused(table.phase === 'over' ? 'over' : 'not-started');
  }
  const seats = table.seats.map(({ givesUp, ...one }, index): StoredSeat => {
    const wants = index === seat ? agree : givesUp === true;
    return wants ? { ...one, givesUp: true } : one;
  });
  return write({ seats });
}

/** Whether everybody at the table has given the game up. Bots have no say, nor has who is barred; who is away has not agreed. */
export function isGivenUp({ seats }: StoredTable, barred: (account: AccountId) => boolean): boolean {
  const withSay = seats.filter(({ account }) => account && !barred(account));
  return withSay.length > 0 && withSay.every(({ givesUp }) => givesUp);
}

/** Why no bot may sit in for the caller; null when one may. */
export function whyNotAbsent(table: StoredTable, who: Who): Refused | null {
  if (seatOf(table, who.id) === null) return refused('not-seated');
  if (table.phase === 'running') return null;
  return refused(table.phase === 'waiting' ? 'not-started' : table.phase);
}
