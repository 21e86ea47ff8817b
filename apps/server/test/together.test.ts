import { matchMaker } from '@colyseus/core';
import { expect, test } from '@jest/globals';
import type { House } from '../src/house.ts';
import type { TrainRoom } from '../src/rooms/trainRoom.ts';
import { openTestServer, type Passenger, settings, startedGame, until } from './harness.ts';

/** A game of some fifteen answers. */
const SHORT = { setup: settings({ setup: { game: 'super', boxes: [], options: {} } }).setup };

const server = openTestServer();

const roomOf = (id: string) => matchMaker.getLocalRoomById(id) as unknown as TrainRoom;
const nobodyLeft = (passengers: readonly Passenger[]) =>
  expect(passengers.map(({ left }) => left)).toEqual(passengers.map(() => null));

test('who all give the game up in the same breath end it together, and stay', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 3);
  // Each has been found to be the last to agree.
  const [one, two] = [roomOf(id).abandon(), roomOf(id).abandon()];
  expect([await one, await two, await roomOf(id).abandon()]).toEqual([
    { ok: true },
    { ok: true },
    { ok: true },
  ]);
  expect(await guests[0]?.table('GET', `/tables/${id}`)).toMatchObject({ phase: 'over' });
  expect(await passengers[1]?.send('chat', { text: 'still here' })).toMatchObject({ ok: true });
  nobodyLeft(passengers);
});

test('who answers when the game has been given up is told that it is over', async () => {
  const { id, passengers } = await startedGame(server.url, 2);
  await until(() => passengers.some(({ owes }) => owes), 'the first question');
  await roomOf(id).abandon();
  const asked = passengers.find(({ question }) => question) as Passenger;
  expect(await asked.answer(asked.question?.options[0]?.id ?? '')).toMatchObject({ ok: false, code: 'over' });
});

test('a game that has just come to its end by itself can be given up no more, and nobody has to leave for that', async () => {
  const { id, passengers } = await startedGame(server.url, 3, SHORT);
  const room = roomOf(id);
  // That it is over is on disk, and the room is still to read it.
  const read = room.tableChanged.bind(room);
  const asked: (() => void)[] = [];
  room.tableChanged = () => new Promise((done) => asked.push(() => done(read())));
  await Promise.all(passengers.map((one) => one.playOn()));
  expect(room.table.phase).toBe('running');
  expect(await room.abandon()).toEqual({ ok: true });
  room.tableChanged = read;
  for (const go of asked) go();
  await until(() => passengers[0]?.view.lobby?.phase === 'over', 'the end to be read');
  nobodyLeft(passengers);
  expect(passengers.flatMap(({ notices }) => notices)).not.toContainEqual({ code: 'abandoned', about: {} });
});

test('who answers while the server closes is told that, and not that his table is frozen', async () => {
  const { id, passengers } = await startedGame(server.url, 2);
  await until(() => passengers.some(({ owes }) => owes), 'the first question');
  const { house } = roomOf(id) as unknown as { house: House };
  house.draining = true;
  await roomOf(id).finish();
  house.draining = false;
  const asked = passengers.find(({ question }) => question) as Passenger;
  expect(await asked.answer(asked.question?.options[0]?.id ?? '')).toMatchObject({
    ok: false,
    code: 'draining',
  });
});
