import { matchMaker } from '@colyseus/core';
import { CLOSE } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import type { House } from '../src/house.ts';
import { type Store, StoreFailure } from '../src/store/index.ts';
import {
  type Guest,
  newGuest,
  openTestServer,
  type Passenger,
  settings,
  startedGame,
  until,
} from './harness.ts';

/** A game of some fifteen answers. */
const SHORT = settings({ setup: { game: 'super', boxes: [], options: {} } }).setup;

const server = openTestServer();

const storeOf = (id: string): Store =>
  (matchMaker.getLocalRoomById(id) as unknown as { house: House }).house.store;

/** Until it is given back, `name` does its work (or, with `at` `before`, none) and then its answer is lost. */
function losing<K extends keyof Store>(store: Store, name: K, at: 'before' | 'after' = 'after'): () => void {
  const whole = store[name] as (...args: unknown[]) => Promise<unknown>;
  const lossy = async (...args: unknown[]): Promise<unknown> => {
    if (at === 'after') await whole(...args);
    throw new StoreFailure('The connection to the database has broken.');
  };
  Object.assign(store, { [name]: lossy });
  return () => Object.assign(store, { [name]: whole });
}

/** A table of three people in its room who wait for the start. */
async function waitingTable() {
  const guests = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => newGuest(server.url, name)));
  const [host, ...others] = guests as [Guest, Guest, Guest];
  const { id } = await host.table('POST', '/tables', settings({ seats: 3, setup: SHORT }));
  for (const other of others) await other.table('POST', `/tables/${id}/join`, {});
  for (const guest of guests) await guest.table('POST', `/tables/${id}/ready`, { ready: true });
  const passengers = await Promise.all(guests.map((guest) => guest.sit(id)));
  return { id, host, guests, passengers };
}

const sentAway = async (passengers: readonly Passenger[]): Promise<void> => {
  await until(() => passengers.every(({ left }) => left !== null), 'the room to start over');
  expect(passengers.map(({ left }) => left)).toEqual(passengers.map(() => CLOSE.restart));
};

/** They come back, and play the game to its end. */
async function playedOut(guests: readonly Guest[], id: string): Promise<void> {
  const again = await Promise.all(guests.map((guest) => guest.sit(id)));
  await until(() => again.every(({ view }) => view.table !== null), 'the game');
  await Promise.all(again.map((one) => one.playOn()));
  await until(() => again[0]?.view.lobby?.phase === 'over', 'the end');
}

test('a start that was written though its answer was lost: everybody is back in the running game', async () => {
  const { id, host, guests, passengers } = await waitingTable();
  const giveBack = losing(storeOf(id), 'startMatch');
  expect(await host.call('POST', `/tables/${id}/start`, {})).toMatchObject({ ok: false, code: 'failed' });
  giveBack();
  await sentAway(passengers);
  await playedOut(guests, id);
});

test('a start that was written, and what came of it cannot be read: the same', async () => {
  const { id, host, guests, passengers } = await waitingTable();
  const store = storeOf(id);
  const { startMatch } = store;
  let giveBack = (): void => undefined;
  store.startMatch = async (...args) => {
    const written = await startMatch(...args);
    giveBack = losing(store, 'table', 'before');
    return written;
  };
  expect(await host.call('POST', `/tables/${id}/start`, {})).toMatchObject({ ok: false, code: 'failed' });
  giveBack();
  store.startMatch = startMatch;
  await sentAway(passengers);
  await playedOut(guests, id);
});

test('a start that was not written can be tried again', async () => {
  const { id, host, guests, passengers } = await waitingTable();
  const giveBack = losing(storeOf(id), 'startMatch', 'before');
  expect(await host.call('POST', `/tables/${id}/start`, {})).toMatchObject({ ok: false, code: 'failed' });
  giveBack();
  await sentAway(passengers);
  expect((await host.table('POST', `/tables/${id}/start`, {})).phase).toBe('running');
  await playedOut(guests, id);
});

test.each(['before', 'after'] as const)(
  'a game is given up and the store fails %s it is written: nobody is left with a game that stands still',
  async (at) => {
    const { id, guests, passengers } = await startedGame(server.url, 3, { setup: SHORT });
    const [ann, bob, cat] = guests as [Guest, Guest, Guest];
    for (const one of [ann, bob]) await one.table('POST', `/tables/${id}/abandon`, { agree: true });
    const giveBack = losing(storeOf(id), 'abandonMatch', at);
    expect(await cat.call('POST', `/tables/${id}/abandon`, { agree: true })).toMatchObject({
      code: 'failed',
    });
    giveBack();
    await sentAway(passengers);
    if (at === 'before') await playedOut(guests, id);
    else expect((await ann.sit(id)).view.lobby?.phase).toBe('over');
  },
);

test('a game is given up, and what came of it cannot be read: a fresh room knows that it is over', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 3, { setup: SHORT });
  const [ann, bob, cat] = guests as [Guest, Guest, Guest];
  for (const one of [ann, bob]) await one.table('POST', `/tables/${id}/abandon`, { agree: true });
  const store = storeOf(id);
  const { abandonMatch } = store;
  let giveBack = (): void => undefined;
  store.abandonMatch = async (...args) => {
    const written = await abandonMatch(...args);
    giveBack = losing(store, 'table', 'before');
    return written;
  };
  await cat.call('POST', `/tables/${id}/abandon`, { agree: true });
  giveBack();
  store.abandonMatch = abandonMatch;
  await sentAway(passengers);
  expect((await ann.sit(id)).view.lobby?.phase).toBe('over');
});

test('the last answer is written, and what came of it cannot be read: a fresh room knows that it is over', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 3, { setup: SHORT });
  const giveBack = losing(storeOf(id), 'table', 'before');
  await Promise.all(passengers.map((one) => one.playOn()));
  await sentAway(passengers);
  giveBack();
  expect((await (guests[0] as Guest).sit(id)).view.lobby?.phase).toBe('over');
});
