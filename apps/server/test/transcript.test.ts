import { type ExpressFact, openGame, replay } from '@holdup/engine';
import { recordingOf, type Transcript, verifyText } from '@holdup/proof';
import { type PackedHistory, readHistory, viewHash } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { type Guest, newGuest, openTestServer, type Passenger, startedGame, until } from './harness.ts';

const server = openTestServer();

/** The facts of a running game from the deal on, and the table after the deal. */
async function historyOf({ room }: Passenger) {
  let packed: PackedHistory | null = null;
  room.onMessage('history', (message: PackedHistory) => {
    packed = message;
  });
  room.send('history', { re: 1, after: -1 });
  await until(() => packed !== null, 'the history');
  return readHistory(packed as unknown as PackedHistory);
}

test('the facts of a game lead from the opening to what its player sees', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 3);
  const transcript = `/tables/${id}/transcript`;
  const [ann] = guests as [Guest];
  expect(await ann.call('GET', transcript)).toEqual({ ok: false, code: 'not-over' });
  expect(ann.status).toBe(409);

  const [one] = passengers as [Passenger];
  for (let answers = 0; answers < 12; answers++) {
    await until(() => passengers.some(({ owes }) => owes), 'a question');
    const asked = passengers.find(({ owes }) => owes) as Passenger;
    await asked.answer(asked.question?.fallback ?? '');
  }
  const { opening, facts, seq } = await historyOf(one);
  await until(() => one.view.seq === seq, 'the newest state');
  const table = one.view.table;
  if (opening?.table.game !== 'express' || table?.game !== 'express') throw new Error('no opening');
  const { rules } = openGame({
    game: 'express',
    boxes: ['base'],
    options: {},
    players: table.players.map(({ characters }) => ({ characters })),
  });
  const led = (facts.slice(opening.dealt) as ExpressFact[]).reduce(
    (now, fact) => rules.evolve(now, fact),
    opening.table,
  );
  expect(led).toEqual(table);
  expect(viewHash(led)).toBe(viewHash(table));

  await Promise.all(passengers.map((passenger) => passenger.playOn()));
  await until(() => one.view.lobby?.phase === 'over', 'the end');
  const told = await ann.call('GET', transcript);
  const record = told.transcript as Transcript;
  expect(verifyText(JSON.stringify(record), { keys: null, seen: null }).first).toBeNull();
  const recording = recordingOf(record);
  const { moments, divergence } = replay(openGame(recording.header), recording);
  expect(divergence).toBeNull();
  expect(moments.at(-1)?.match.table.result).toEqual(one.view.table?.result);

  const stranger = await newGuest(server.url, 'Zoe');
  expect((await stranger.call('GET', transcript)).ok).toBe(true);
});

test('where not everybody may watch, what was played is for those who were let in', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 3, { watch: 'invited' });
  await Promise.all(passengers.map((passenger) => passenger.playOn()));
  await until(() => passengers[0]?.view.lobby?.phase === 'over', 'the end');
  const { transcript } = await (guests[1] as Guest).call('GET', `/tables/${id}/transcript`);
  expect((transcript as Transcript).end).toMatchObject({ reason: 'over' });
  const stranger = await newGuest(server.url, 'Zoe');
  expect(await stranger.call('GET', `/tables/${id}/transcript`)).toMatchObject({ code: 'no-such-table' });
});
