import { seatCommitment } from '@holdup/proof';
import type { AccountId, NewDeal, StoredTable } from '../store/index.ts';
import { withoutShares } from '../train/deal.ts';
import { type Decision, FREE, refused, type Who, whyNotWaiting, withSeat, write } from './decide.ts';
import { seatOf } from './summary.ts';

// Decides about the numbers that the seats seal for the shuffle, and about the deal that they belong to.

/**
 * Once the seats have been asked to open their numbers, nothing but that may happen at the table, or somebody could have his
 * choice of deals: any other change of its seats or settings voids the deal, and `next` is put in its place.
 */
export function voiding(table: StoredTable, decided: Decision, next: NewDeal): Decision {
  if (!('change' in decided) || table.phase !== 'waiting') return decided;
  const { change, keepsDeal = false } = decided;
  const disturbed = !keepsDeal && (change.seats !== undefined || change.settings !== undefined);
  if (table.deal && !(table.deal.asked !== null && disturbed)) return decided;
  const seats = withoutShares(change.seats ?? table.seats);
  return { change: { ...change, seats, redeal: next } };
}

/** Seals a number for the deal; until the seats are asked to open theirs it may be replaced. */
export function sealShare(
  table: StoredTable,
  who: Who,
  { match, commit }: { readonly match: string; readonly commit: string },
): Decision {
  const seat = seatOf(table, who.id);
  if (seat === null) return refused('not-seated');
  const closed = whyNotWaiting(table);
  if (closed) return closed;
  if (table.deal?.match !== match || table.deal.asked !== null) return refused('stale');
  return write({ seats: withSeat(table, seat, { share: { commit, value: null } }) });
}

/** Opens the sealed number: at the start, when all are asked to. */
export function openShare(
  table: StoredTable,
  who: Who,
  { match, value }: { readonly match: string; readonly value: string },
): Decision {
  const seat = seatOf(table, who.id);
  if (seat === null) return refused('not-seated');
  const closed = whyNotWaiting(table);
  if (closed) return closed;
  if (table.deal?.match !== match) return refused('stale');
  if (table.deal.asked === null) return refused('not-started');
  const commit = table.seats[seat]?.share?.commit;
  if (commit !== seatCommitment(match, seat, value)) return refused('wrong-number');
  const opened = write({ seats: withSeat(table, seat, { share: { commit, value } }) });
  return { ...opened, keepsDeal: true };
}

/** Asks the seats to open their numbers. */
export const askToOpen = (table: StoredTable): Decision =>
  table.phase === 'waiting' && table.deal
    ? write({ deal: { ...table.deal, asked: table.deal.asked ?? Date.now() } })
    : refused('already-started');

/**
 * A new deal, since these seats withheld their numbers: everybody seals anew, and they must be ready again. Who is `sentAway`
 * loses his seat, and does not come back.
 */
export function redealWithout(
  table: StoredTable,
  withheld: readonly number[],
  next: NewDeal,
  sentAway: readonly AccountId[] = [],
): Decision {
  if (table.phase !== 'waiting') return refused('already-started');
  const seats = withoutShares(table.seats).map((seat, index) => {
    if (seat.account && sentAway.includes(seat.account)) return FREE;
    return withheld.includes(index) ? { ...seat, ready: false } : seat;
  });
  return write({ seats, sentAway: [...table.sentAway, ...sentAway], redeal: next });
}
