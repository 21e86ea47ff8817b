import { stateHash, viewHash } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { type Guest, newGuest, openTestServer, type Passenger, startedGame, until } from './harness.ts';

const server = openTestServer();

test('four people play a whole game to the score, and all see the same', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 4);
  await Promise.all(passengers.map((one) => one.playOn()));
  const results = passengers.map((one) => one.view.table?.result);
  expect(results[0]?.scores).toHaveLength(4);
  for (const result of results) expect(result).toEqual(results[0]);
  await until(() => passengers.every((one) => one.view.lobby?.phase === 'over'), 'the end');
  for (const { batches, view, room } of passengers) {
    expect(batches.map(({ seq }) => seq)).toEqual(batches.map((_, at) => at));
    expect(batches.at(-1)?.hash).toBe(stateHash(room.state));
    expect(viewHash(view.table)).not.toBe(0);
  }
  expect((await (guests[0] as Guest).table('GET', `/tables/${id}`)).phase).toBe('over');
  await Promise.all(passengers.map((one) => one.leave()));
});

test('a quick game against bots goes on by itself until the guest is asked', async () => {
  const guest = await newGuest(server.url);
  const table = await guest.table('POST', '/quick', { bots: 3, bot: 'heuristic' });
  expect(table.phase).toBe('running');
  const passenger = await guest.sit(table.id);
  await passenger.playOn();
  expect(passenger.view.table?.result?.scores).toHaveLength(4);
  await passenger.leave();
});

test('a quick game takes any boxes; where the Marshal may be played, he is', async () => {
  const guest = await newGuest(server.url);
  const setup = { game: 'express', boxes: ['base', 'horses', 'marshal'], options: {} };
  const table = await guest.table('POST', '/quick', { bots: 4, bot: 'random', setup });
  expect(table.phase).toBe('running');
  expect(table.seats.flatMap(({ characters }) => characters)).toContain('marshal');
  const passenger = await guest.sit(table.id);
  await passenger.playOn();
  expect(passenger.view.table?.result?.scores).toHaveLength(5);
  await passenger.leave();
  const silly = { ...setup, boxes: ['base', 'zeppelin'] };
  expect(await guest.call('POST', '/quick', { bots: 4, bot: 'random', setup: silly })).toMatchObject({
    code: 'bad-setup',
    about: { code: 'unknown-box', about: { box: 'zeppelin' } },
  });
});

test('two bandits each, and the Marshal alone under his player', async () => {
  const guest = await newGuest(server.url);
  const setup = { game: 'express', boxes: ['base', 'marshal'], options: {} };
  const table = await guest.table('POST', '/quick', { bots: 2, bot: 'random', setup });
  expect(table.seats.map(({ characters }) => characters.length).sort()).toEqual([1, 2, 2]);
});

test('a refresh in the middle of a question: the same question, hand, pile and loot', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 3);
  await until(() => passengers.some((one) => one.owes), 'a question');
  const at = passengers.findIndex((one) => one.owes);
  const before = (passengers[at] as Passenger).view;
  await (passengers[at] as Passenger).leave();
  const again = await (guests[at] as Guest).sit(id);
  expect(again.view.table).toEqual(before.table);
  expect(again.view.prompt).toEqual(before.prompt);
  const option = again.question?.options[0]?.id ?? '';
  expect(await again.answer(option)).toMatchObject({ ok: true });
});

test('a second tab takes the seat over and the first is told', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 3);
  const second = await (guests[0] as Guest).sit(id);
  await until(() => passengers[0]?.left !== null, 'the first tab to be closed');
  expect(passengers[0]?.left).toBe(4401);
  expect(passengers[0]?.notices.map(({ code }) => code)).toContain('moved');
  expect(second.view.seat).toBe(0);
  expect(passengers[1]?.left).toBeNull();
});
