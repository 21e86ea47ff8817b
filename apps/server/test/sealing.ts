import { randomBytes } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import { readKeys, seatCommitment, type Transcript } from '@holdup/proof';
import type { Commitment, TableSummary } from '@holdup/protocol';
import type { Deadlines } from '../src/deadlines.ts';
import type { House } from '../src/house.ts';
import { type Guest, newGuest, type Passenger, settings, until, WAIT } from './harness.ts';

/** Somebody at a table with a number of his own. */
export interface Sealer {
  readonly guest: Guest;
  readonly seat: number;
  value: string;
}

export const dealOf = (table: TableSummary) => table.deal as NonNullable<TableSummary['deal']>;

/** A game of some fifteen answers. */
export const SHORT = settings({ setup: { game: 'super', boxes: [], options: {} } }).setup;

/** Seals a fresh number for the deal that the table has now. */
export async function seal(sealer: Sealer, id: string): Promise<TableSummary> {
  const { match } = dealOf(await sealer.guest.table('GET', `/tables/${id}`));
  sealer.value = randomBytes(32).toString('hex');
  const commit = seatCommitment(match, sealer.seat, sealer.value);
  return sealer.guest.table('POST', `/tables/${id}/commit`, { match, commit });
}

/** Opens it; gives the server's answer. */
export async function open({ guest, value }: Sealer, id: string) {
  const { match } = dealOf(await guest.table('GET', `/tables/${id}`));
  return guest.call('POST', `/tables/${id}/reveal`, { match, value });
}

/** The longest time to open the numbers, so that on a slow machine too it is up when the test says so, and never before. */
export const ALL_THE_TIME = { REVEAL_SECONDS: '120' };

/** The time to open the numbers at this table is up now. Resolves when the table's room has been told. */
export async function timeIsUp(id: string): Promise<void> {
  const deadlines = (): Deadlines | undefined =>
    (matchMaker.getLocalRoomById(id) as unknown as { house: House } | undefined)?.house.deadlines;
  const key = `deal ${id}`;
  const running = () => deadlines()?.['byKey'].get(key);
  await until(() => running() !== undefined, 'the time to begin');
  const fire = running()?.fire as () => void;
  let up = false;
  deadlines()?.after(key, 0, () => {
    up = true;
    fire();
  });
  await until(() => up, 'the time to be up');
}

/** A table of people who all sit, have sealed, and are ready. */
export async function sealedTable(url: string, people: number, change: Parameters<typeof settings>[0] = {}) {
  const code = change.visibility === 'private';
  const guests = await Promise.all(Array.from({ length: people }, (_, i) => newGuest(url, `Guest ${i}`)));
  const host = guests[0] as Guest;
  const made = await host.table('POST', '/tables', settings({ seats: people, setup: SHORT, ...change }));
  for (const guest of guests.slice(1)) {
    if (code) await guest.table('POST', '/tables/join-by-code', { code: made.inviteCode });
    else await guest.table('POST', `/tables/${made.id}/join`, {});
  }
  const sealers = guests.map((guest, seat): Sealer => ({ guest, seat, value: '' }));
  for (const sealer of sealers) await seal(sealer, made.id);
  for (const guest of guests) await guest.table('POST', `/tables/${made.id}/ready`, { ready: true });
  return { id: made.id, made, host, sealers };
}

export const phaseOf = async (guest: Guest, id: string) => (await guest.table('GET', `/tables/${id}`)).phase;

/** Waits for the table to be as it should. */
export async function becomes(
  guest: Guest,
  id: string,
  so: (table: TableSummary) => boolean,
): Promise<TableSummary> {
  for (const end = Date.now() + WAIT; Date.now() < end; ) {
    const table = await guest.table('GET', `/tables/${id}`);
    if (so(table)) return table;
    await new Promise((next) => setTimeout(next, 10));
  }
  throw new Error('the table never came to be so');
}

/** Everybody sits down and answers until the game is over. */
export async function playedOut(sealers: readonly Sealer[], id: string): Promise<readonly Passenger[]> {
  const passengers = await Promise.all(sealers.map(({ guest }) => guest.sit(id)));
  await Promise.all(passengers.map((passenger) => passenger.playOn()));
  await until(() => passengers[0]?.view.lobby?.phase === 'over', 'the end');
  return passengers;
}

/** The record of a game that is over. */
export async function recordOf(guest: Guest, id: string): Promise<Transcript> {
  const told = await guest.call('GET', `/tables/${id}/transcript`);
  if (!told.ok) throw new Error(told.code);
  return told.transcript as Transcript;
}

/** The line of a match in the public list. */
export const listed = async (url: string, match: string): Promise<Commitment> => {
  const given = (await (await fetch(`${url}/api/commitments/${match}`)).json()) as {
    commitment: Commitment;
  };
  return given.commitment;
};

/** Every key that the server has signed with. */
export const publicKeys = async (url: string): Promise<readonly string[]> =>
  readKeys(await (await fetch(`${url}/.well-known/holdup-keys.json`)).text()) ?? [];
