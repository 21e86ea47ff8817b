import type { BotKind } from '@holdup/protocol';
import type { AccountId, StoredSeat, StoredTable } from '../store/index.ts';
import {
  type Decision,
  FREE,
  isFree,
  refused,
  type Who,
  whyNotHosting,
  whyNotUnasked,
  whyNotWaiting,
  withNewSeat,
  write,
} from './decide.ts';
import { seatOf, settingsOf } from './summary.ts';

// Decides who comes to a table, sits where, and goes.

/** Takes the seat asked for, or the first free one. Where the host has gone, who comes is the host. */
export function sit(table: StoredTable, who: Who, wanted?: number): Decision {
  if (seatOf(table, who.id) !== null) return refused('already-seated');
  if (table.sentAway.includes(who.id)) return refused('sent-away');
  const closed = whyNotWaiting(table);
  if (closed) return closed;
  const seat = wanted ?? table.seats.findIndex(isFree);
  const found = table.seats[seat];
  if (!found) return refused(wanted === undefined ? 'table-full' : 'bad-input');
  if (!isFree(found)) return refused('seat-taken', { seat });
  const seats = withNewSeat(table, seat, { ...FREE, account: who.id, name: who.name });
  return write({ seats, host: table.seats[table.host]?.account ? table.host : seat });
}

/** When a game ended is still when it did: onlookers who have seen that would be put behind it again. */
const guestsAre = ({ updatedAt }: StoredTable, guests: AccountId[]): Decision => ({
  change: { guests, updatedAt },
});

/** So many may be let in to watch. */
const MOST_GUESTS = 200;

/** By an invite code one is seated or, where there is no place left, let in to watch. */
export function comeIn(table: StoredTable, who: Who): Decision {
  const seated = sit(table, who);
  if ('change' in seated || seated.code === 'already-seated' || seated.code === 'sent-away') return seated;
  if (table.guests.includes(who.id)) return refused('already-seated');
  if (settingsOf(table).watch === 'nobody' || table.guests.length >= MOST_GUESTS) return seated;
  return guestsAre(table, [...table.guests, who.id]);
}

/**
 * Leaves a waiting table, or gives up watching; the host's role goes to the next person. A table without people is swept
 * away. While numbers are being opened nobody leaves: a moment later one may.
 */
export function goAway(table: StoredTable, who: Who): Decision {
  const seat = seatOf(table, who.id);
  if (seat === null) {
    if (!table.guests.includes(who.id)) return refused('not-seated');
    return guestsAre(
      table,
      table.guests.filter((guest) => guest !== who.id),
    );
  }
  const closed = whyNotUnasked(table);
  if (closed) return closed;
  return without(table, (account) => account === who.id);
}

/** Frees the seats of these people, whatever is going on before the start. */
export const clearSeats = (table: StoredTable, of: (account: AccountId) => boolean): Decision =>
  whyNotWaiting(table) ?? (isSeated(table, of) ? without(table, of) : refused('not-seated'));

/** Whether one of these people has a seat. */
export const isSeated = ({ seats }: StoredTable, of: (account: AccountId) => boolean): boolean =>
  seats.some(({ account }) => account !== null && of(account));

function without(table: StoredTable, gone: (account: AccountId) => boolean): Decision {
  const seats = table.seats.map((one) => (one.account && gone(one.account) ? FREE : one));
  const next = seats.findIndex((one) => one.account !== null);
  if (next < 0) return { change: { seats, updatedAt: 0 } };
  return write({ seats, host: seats[table.host]?.account ? table.host : next });
}

/** Sends somebody away for good: neither the list nor the code brings him back to this table. */
export function kick(table: StoredTable, who: Who, seat: number): Decision {
  const closed = whyNotHosting(table, who);
  if (closed) return closed;
  const account = table.seats[seat]?.account;
  if (seat === table.host || !account) return refused('bad-input', { seat });
  const guests = table.guests.filter((guest) => guest !== account);
  return write({ seats: withNewSeat(table, seat, FREE), guests, sentAway: [...table.sentAway, account] });
}

/** Puts a bot on a free seat, or another kind of bot, or (null) frees the seat. */
export function seatBot(table: StoredTable, who: Who, seat: number, bot: BotKind | null): Decision {
  const closed = whyNotHosting(table, who);
  if (closed) return closed;
  const found = table.seats[seat];
  if (!found) return refused('bad-input', { seat });
  if (found.account) return refused('seat-taken', { seat });
  return write({ seats: withNewSeat(table, seat, { ...FREE, bot }) });
}

/** The seats, host and guests of a rematch that the one at `seat` asks for: the bots sit, the others may join. */
export function placesAgain(over: StoredTable, seat: number): [StoredSeat[], number, AccountId[]] {
  const seats = over.seats.map(({ account, name, bot }, index): StoredSeat => {
    if (bot) return { ...FREE, bot };
    return index === seat ? { ...FREE, account, name } : FREE;
  });
  const others = over.seats.flatMap(({ account }, index) => (account && index !== seat ? [account] : []));
  return [seats, seat, [...others, ...over.guests]];
}

/** Whether all the others at the table are bots. */
export const isAlone = ({ seats }: StoredTable): boolean =>
  seats.filter(({ account }) => account !== null).length === 1;
