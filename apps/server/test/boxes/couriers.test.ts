import type { Table } from '@holdup/engine';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Passenger, startedGame, type TestServer, testServer, until } from '../harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

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
