import type { Table } from '@holdup/engine';
import { expect, test } from '@jest/globals';
import { openTestServer, type Passenger, startedGame, until } from '../harness.ts';

const server = openTestServer();

const roundOf = ({ view }: Passenger): Table['round'] => (view.table as Table).round;

async function answerOnce(passengers: readonly Passenger[]): Promise<void> {
  await until(() => passengers.some((one) => one.owes), 'a question');
  const asked = passengers.find((one) => one.owes) as Passenger;
  const options = asked.question?.options.map(({ id }) => id) ?? [];
  await asked.answer(options.find((id) => id.startsWith('play:')) ?? options[0] ?? '');
}

test('team mates talk in Schemin’ for all to hear, and not in Stealin’', async () => {
  const setup = { game: 'express' as const, boxes: ['base', 'couriers'], options: {} };
  const { passengers } = await startedGame(server.url, 4, { setup });
  const [ann, bob, , dot] = passengers as [Passenger, Passenger, Passenger, Passenger];
  const phase = () => roundOf(ann)?.phase;
  await until(() => phase() === 'scheming', 'the plan');
  expect(await ann.send('chat', { text: 'meet me on the tender' })).toMatchObject({ ok: true });
  // Opponents hear it as well.
  await until(() => bob.chat.length === 1 && dot.chat.length === 1, 'the line');

  while (phase() === 'scheming') await answerOnce(passengers);
  expect(['stealing', 'event']).toContain(phase());
  for (const one of [ann, bob]) {
    expect(await one.send('chat', { text: 'now!' })).toMatchObject({ ok: false, code: 'chat-closed' });
  }

  while (phase() !== 'scheming') await answerOnce(passengers);
  expect(await bob.send('chat', { text: 'well done' })).toMatchObject({ ok: true });
  await until(() => ann.chat.length === 2, 'the second line');
  expect(ann.chat.map(({ text }) => text)).toEqual(['meet me on the tender', 'well done']);
});

test('a game that is given up in Stealin’ lets them talk again, and whoever comes back to it finds no clock', async () => {
  const setup = { game: 'express' as const, boxes: ['base', 'couriers'], options: {} };
  const { id, guests, passengers } = await startedGame(server.url, 4, { setup, secondsPerDecision: 60 });
  const [ann] = passengers as [Passenger];
  await until(() => roundOf(ann)?.phase === 'scheming', 'the plan');
  while (roundOf(ann)?.phase === 'scheming') await answerOnce(passengers);
  expect(await ann.send('chat', { text: 'now!' })).toMatchObject({ ok: false, code: 'chat-closed' });
  for (const guest of guests) await guest.table('POST', `/tables/${id}/abandon`, { agree: true });
  await until(() => ann.view.lobby?.phase === 'over', 'the end');
  expect(await ann.send('chat', { text: 'well' })).toMatchObject({ ok: true });
  for (const one of passengers) await one.leave();
  const back = await guests[0]?.sit(id);
  expect(back?.view.table).not.toBeNull();
  expect(back?.view.clock.deadline).toBeNull();
});
