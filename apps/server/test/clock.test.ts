import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Deadlines } from '../src/deadlines.ts';
import { startedGame, type TestServer, testServer, until } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

test('deadlines fire in the order of their times; the last word on a key counts', async () => {
  const failed = jest.fn();
  const deadlines = new Deadlines(failed);
  const fired: string[] = [];
  const now = Date.now();
  for (let i = 0; i < 200; i++) {
    const at = now + ((i * 37) % 100);
    deadlines.set(`${i}`, at, () => fired.push(`${at}`));
  }
  deadlines.set('7', now + 500, () => fired.push('late'));
  deadlines.set('bad', now + 1, () => {
    throw new Error('bad');
  });
  deadlines.clear('8');
  await until(() => fired.length === 199, 'all deadlines');
  const times = fired.slice(0, -1).map(Number);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(fired.at(-1)).toBe('late');
  expect(failed).toHaveBeenCalledTimes(1);
  expect(deadlines.size).toBe(0);
});

test('time is up: the fallback is played; after three in a row a bot sits in until the player answers again', async () => {
  const { passengers } = await startedGame(server.url, 3, { secondsPerDecision: 10 });
  const [idle, ...others] = passengers;
  let playing = true;
  const rest = Promise.all(others.map((one) => one.playOn().catch(() => (playing = false))));
  await until(() => idle?.owes === true, 'a question for the idle one');
  const deadline = idle?.view.clock.deadline ?? 0;
  expect(deadline - Date.now()).toBeGreaterThan(8000);
  const missed = (): number => idle?.notices.filter(({ code }) => code === 'timed-out').length ?? 0;
  for (let times = 1; times <= 3; times++) await until(() => missed() === times, `fallback ${times}`);
  expect(Date.now() - deadline).toBeGreaterThanOrEqual(20_000 - 100);
  expect(idle?.notices).toContainEqual({ code: 'bot-sits-in', about: { seat: 0 } });
  await idle?.send('back');
  await until(() => idle?.view.lobby?.seats[0]?.away === false, 'the player to be back');
  await idle?.playOn();
  await rest;
  expect(playing).toBe(true);
}, 120_000);
