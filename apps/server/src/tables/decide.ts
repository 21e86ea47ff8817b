import type { ErrorCode, RefusalAbout, Refused } from '@holdup/protocol';
import type { StoredAccount, StoredSeat, StoredTable, TableChange } from '../store/index.ts';
import { seatOf, settingsOf } from './summary.ts';

// What all decisions about a table have in common; each of the files beside this one decides about one thing.

/** What is to be written, or why not. The store may ask again: whoever decides does nothing else. */
export type Decision =
  | {
      readonly change: TableChange;
      /** It goes on with the deal that the table has, whatever is changed. */
      readonly keepsDeal?: true;
    }
  | Refused;

/** Of what was asked: it is done, or why not. */
export type Outcome = { readonly ok: true } | Refused;

export type Who = Pick<StoredAccount, 'id' | 'name'>;

export const FREE: StoredSeat = {
  account: null,
  name: null,
  bot: null,
  ready: false,
  characters: [],
  away: false,
};

export const refused = (code: ErrorCode, about?: RefusalAbout): Refused =>
  about ? { ok: false, code, about } : { ok: false, code };

export const write = (change: Omit<TableChange, 'updatedAt'>): Decision => ({
  change: { ...change, updatedAt: Date.now() },
});

export const withSeat = (table: StoredTable, seat: number, change: Partial<StoredSeat>): StoredSeat[] =>
  table.seats.map((one, index) => (index === seat ? { ...one, ...change } : one));

/** The seat as it is for whoever comes next: nothing of who was there stays. */
export const withNewSeat = (table: StoredTable, seat: number, sitting: StoredSeat): StoredSeat[] =>
  table.seats.map((one, index) => (index === seat ? sitting : one));

export const isFree = (seat: StoredSeat): boolean => seat.account === null && seat.bot === null;

/** Why what belongs to the waiting room cannot be done; null: the table waits. */
export const whyNotWaiting = (table: StoredTable): Refused | null =>
  table.phase === 'waiting' ? null : refused(table.phase === 'frozen' ? 'frozen' : 'already-started');

/** The seats are being asked to open their numbers: within seconds the game begins, or the deal is void. */
export const isOpening = ({ phase, deal }: StoredTable): boolean =>
  phase === 'waiting' && deal !== null && deal.asked !== null;

/**
 * As `whyNotWaiting`; and once the numbers are being opened, nobody may void the deal unnamed by being ready, by a choice, or by
 * leaving and coming back.
 */
export const whyNotUnasked = (table: StoredTable): Refused | null =>
  whyNotWaiting(table) ?? (isOpening(table) ? refused('already-started') : null);

/** Why the caller may not do what only the host may, before the start; null: he may. */
export function whyNotHosting(table: StoredTable, who: Pick<Who, 'id'>): Refused | null {
  return seatOf(table, who.id) === table.host ? whyNotWaiting(table) : refused('not-the-host');
}

/** Who has a seat, or has been let in. */
export const isMember = (table: StoredTable, who: Pick<Who, 'id'>): boolean =>
  seatOf(table, who.id) !== null || table.guests.includes(who.id);

export function mayWatch(table: StoredTable, who: Pick<Who, 'id'>): boolean {
  if (seatOf(table, who.id) !== null) return true;
  const { watch } = settingsOf(table);
  return isMember(table, who) ? watch !== 'nobody' : watch === 'anyone' && table.visibility === 'public';
}
