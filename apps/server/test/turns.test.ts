import { isDeepStrictEqual } from 'node:util';
import { matchMaker } from '@colyseus/core';
import type { TableSummary } from '@holdup/protocol';
import { afterEach, expect, test } from '@jest/globals';
import { freePort } from '../../../scripts/freePort.mjs';
import { ServerUnderFire } from '../bench/chaos/server.ts';
import type { House } from '../src/house.ts';
import { type Guest, newGuest, type Passenger, startedGame, testServer, until } from './harness.ts';
import { newFolder } from './store/engines.ts';

/** What a test has started. */
let end: () => Promise<void>;
afterEach(() => end());

/** Of whom the start page says that it is his turn. */
const turnsOf = (guests: readonly Guest[], id: string): Promise<(boolean | undefined)[]> =>
  Promise.all(
    guests.map(async (guest) => {
      const { tables } = await guest.call('GET', '/me/tables');
      return (tables as TableSummary[]).find((table) => table.id === id)?.myTurn;
    }),
  );

/** The house looks every five seconds what waits for whom. */
async function untilTurnsAre(turns: readonly boolean[], guests: readonly Guest[], id: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (!isDeepStrictEqual(await turnsOf(guests, id), turns)) {
    if (Date.now() > end) throw new Error('waited in vain for the turns');
    await new Promise((next) => setTimeout(next, 50));
  }
}

const owing = (passengers: readonly Passenger[]): boolean[] => passengers.map((one) => one.owes);

async function oneAnswer(passengers: readonly Passenger[]): Promise<void> {
  const seq = passengers[0]?.view.seq ?? 0;
  const asked = passengers.find((one) => one.owes) as Passenger;
  await asked.answer(asked.question?.options[0]?.id ?? '');
  await until(() => passengers.every(({ view }) => view.seq > seq), 'the answer');
}

/** Answers until somebody else is asked. */
async function untilTurnPasses(passengers: readonly Passenger[]): Promise<void> {
  const before = owing(passengers).join();
  while (owing(passengers).join() === before) await oneAnswer(passengers);
}

test('a game whose room was put away, or whose server was stopped, still says whose turn it is', async () => {
  let server = await testServer();
  end = () => server.end();
  const { id, guests, passengers } = await startedGame(server.url, 3, { watchDelaySeconds: 60 });
  await untilTurnPasses(passengers);
  const turns = owing(passengers);
  expect(turns).toContain(true);
  expect(turns).toContain(false);
  await matchMaker.getLocalRoomById(id).disconnect();
  expect(await turnsOf(guests, id)).toEqual(turns);
  const onlooker = await newGuest(server.url);
  const seen = await onlooker.table('GET', `/tables/${id}`);
  expect(seen.myTurn).toBe(false);
  expect(seen).not.toHaveProperty('asked');

  const again = await Promise.all(guests.map((guest) => guest.sit(id)));
  await untilTurnPasses(again);
  const later = owing(again);
  expect(later).not.toEqual(turns);
  server = await server.restart();
  const back = guests.map((guest) => guest.at(server.url));
  expect(await turnsOf(back, id)).toEqual(later);
  const asked = later.indexOf(true);
  await back[asked]?.table('POST', `/tables/${id}/leave`, {});
  expect((await turnsOf(back, id))[asked]).toBe(false);
});

test('where the last answer may or may not be on disk, the journal tells whose turn it is', async () => {
  const server = await testServer();
  end = () => server.end();
  const { id, guests, passengers } = await startedGame(server.url, 3);
  const turns = owing(passengers);
  const { commit } = (matchMaker.getLocalRoomById(id) as unknown as { house: House }).house;
  const { hand } = commit;
  commit.hand = () => Promise.resolve({ ok: false, code: 'store-failed', reason: 'a test' });
  const asked = passengers.find((one) => one.owes) as Passenger;
  asked.room.send('answer', {
    re: 99,
    prompt: asked.view.prompt?.id,
    option: asked.question?.options[0]?.id,
  });
  await until(() => !matchMaker.getLocalRoomById(id), 'the room to be gone');
  commit.hand = hand;
  // The answer of this test is not.
  await untilTurnsAre(turns, guests, id);
});

test('after a server was killed the journal tells whose turn it is, and not an earlier word', async () => {
  const folder = newFolder();
  const server = new ServerUnderFire(await freePort(), { DATA_DIR: folder.path });
  end = async () => {
    await server.kill();
    folder.remove();
  };
  await server.start();
  const { id, guests, passengers } = await startedGame(`http://127.0.0.1:${server.port}`, 3);
  const turns = owing(passengers);
  await server.close();
  await server.start();
  expect(await turnsOf(guests, id)).toEqual(turns);
  const again = await Promise.all(guests.map((guest) => guest.sit(id)));
  await untilTurnPasses(again);
  const later = owing(again);
  expect(later).not.toEqual(turns);
  await server.kill();
  await server.start();
  await untilTurnsAre(later, guests, id);
  // Whom it was read for is not kept out by that: the table's room opens, and the game goes on.
  await untilTurnPasses(await Promise.all(guests.map((guest) => guest.sit(id))));
}, 60_000);
