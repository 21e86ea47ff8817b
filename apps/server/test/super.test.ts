import { expect, test } from '@jest/globals';
import { newGuest, openTestServer } from './harness.ts';

const server = openTestServer();

const setup = { game: 'super', boxes: [], options: { reflexes: true, horses: true, timeTravel: true } };

test('Colt Super Express is played to its end against bots, everybody planning at once', async () => {
  const guest = await newGuest(server.url);
  const table = await guest.table('POST', '/quick', { bots: 6, bot: 'heuristic', setup });
  expect(table.seats.map(({ characters }) => characters.length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  const passenger = await guest.sit(table.id);
  expect(passenger.question?.kind).toBe('plan');
  expect(passenger.question?.options).toHaveLength(6 * 5 * 4);
  const seen = passenger.view.table;
  expect(seen?.game === 'super' && seen.wagons).toEqual(Array(8).fill(null));
  await passenger.playOn();
  expect(passenger.view.table?.result?.winners.length).toBeGreaterThan(0);
  await passenger.leave();
});

test.each([
  ['too few players', { bots: 1, setup: { ...setup, options: {} } }, 'bad-setup'],
  ['a box of the other game', { bots: 3, setup: { ...setup, boxes: ['horses'] } }, 'bad-input'],
  ['an option of the other game', { bots: 3, setup: { ...setup, options: { expert: true } } }, 'bad-input'],
])('refuses %s', async (_, wish, code) => {
  const guest = await newGuest(server.url);
  expect(await guest.call('POST', '/quick', { bot: 'random', ...wish })).toMatchObject({ ok: false, code });
});
