import { expect, test } from '@jest/globals';
import { openTestServer, type Passenger, startedGame, until } from './harness.ts';

const server = openTestServer();

test('what was drawn from a bank stays drawn, also after a restart; who is quick keeps his whole', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 2, {
    secondsPerDecision: 10,
    bankSeconds: 60,
  });
  const asked = passengers.findIndex((one) => one.owes);
  const slow = passengers[asked] as Passenger;
  const { deadline } = slow.view.clock;
  expect(deadline).not.toBeNull();
  // Nothing is charged while the deal is still being shown, and nothing but thinking.
  await new Promise((next) => setTimeout(next, (deadline ?? 0) - Date.now() + 1500));
  expect(slow.view.clock.banks).toEqual([60_000, 60_000]);
  await slow.answer(slow.question?.options[0]?.id ?? '');
  await until(() => slow.view.clock.banks[asked] !== 60_000, 'the bank to be drawn upon');
  const { banks } = slow.view.clock;
  expect(banks[1 - asked]).toBe(60_000);
  // Of the second and a half a second at most may be given back, for a slow line or a busy machine.
  expect(banks[asked]).toBeLessThanOrEqual(59_500);
  expect(banks[asked]).toBeGreaterThan(55_000);
  await until(() => passengers.some((one) => one.owes), 'the next question');
  // Where both were asked at once, the time of the one who has not answered is over already.
  const left = (slow.view.clock.deadline ?? 0) - Date.now();
  await new Promise((pass) => setTimeout(pass, Math.max(0, left + 1000)));
  await server.restart();
  const again = await Promise.all(guests.map((guest) => guest.at(server.url).sit(id)));
  expect(again.map(({ view }) => view.clock.banks)).toEqual([banks, banks]);
  await until(() => again.every(({ view }) => view.clock.deadline !== null), 'the clock to go on');
  // The time for the decision is still over, as it was before.
  expect((again[0]?.view.clock.deadline ?? 0) - Date.now()).toBeLessThan(-900);
}, 60_000);
