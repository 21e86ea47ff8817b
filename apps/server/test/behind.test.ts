import type { History, PackedHistory } from '@holdup/protocol';
import { readHistory } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { type Guest, newGuest, openTestServer, type Passenger, startedGame, until } from './harness.ts';

const server = openTestServer();

const BEHIND = 2;
const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

function historyOf(watcher: Passenger): Promise<History> {
  return new Promise((told) => {
    watcher.room.onMessage('history', (packed: PackedHistory) => told(readHistory(packed)));
    watcher.room.send('history', { re: 77, after: -1 });
  });
}

/** Notes when each batch comes. */
function timed(passenger: Passenger): Map<number, number> {
  const came = new Map<number, number>();
  const { events } = passenger.room.connection;
  const heard = events.onmessage;
  events.onmessage = (event: MessageEvent) => {
    heard?.(event);
    for (const { seq } of passenger.batches) if (!came.has(seq)) came.set(seq, Date.now());
  };
  return came;
}

test('those who watch are behind in what happens, in the talk, in the lists, and in the end', async () => {
  const { id, passengers } = await startedGame(server.url, 2, { watchDelaySeconds: BEHIND });
  const [ann] = passengers as [Passenger];
  const wim = await newGuest(server.url, 'Wim');
  const early = await wim.sit(id, 'gallery');
  expect(early.view).toMatchObject({ table: null, prompt: null, lobby: { phase: 'running', round: null } });
  const seen = timed(ann);
  const shown = timed(early);
  const said = ann.send('chat', { text: 'he has an ace' });
  for (let answers = 0; answers < 12; answers++) {
    await until(() => passengers.some((one) => one.owes), 'a question');
    const asked = passengers.find((one) => one.owes) as Passenger;
    await asked.answer(asked.question?.options[0]?.id ?? '');
    await pause(100);
  }
  await said;
  await ann.send('chat', { text: 'and a king' });
  const late = await (await newGuest(server.url, 'Lea')).sit(id, 'gallery');
  expect(late.hello?.chat.map(({ text }) => text)).not.toContain('and a king');
  expect(late.view.seq).toBeLessThan(ann.view.seq);
  const outside = await wim.table('GET', `/tables/${id}`);
  expect(outside.round).toBe(early.view.lobby?.round ?? null);
  await until(() => late.view.seq > 3 && late.view.seq < ann.view.seq, 'part of the game');
  const history = await historyOf(late);
  expect(history.seq).toBeLessThan(ann.view.seq);
  expect(history.seq).toBeGreaterThanOrEqual(3);
  await until(() => early.view.seq === ann.view.seq, 'the gallery to come after');
  await until(() => early.chat.length === 2, 'the talk to come after');
  expect(late.chat.at(-1)?.text).toBe('and a king');
  const both = [...shown].filter(([seq]) => seen.has(seq));
  expect(both.length).toBeGreaterThan(5);
  // A busy machine may have been late in bringing it to the seat.
  for (const [seq, at] of both) expect(at - (seen.get(seq) as number)).toBeGreaterThan(BEHIND * 500);
});

test('what has ended has not ended for those who watch, until they have seen it', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 2, { watchDelaySeconds: BEHIND });
  const wim = await newGuest(server.url, 'Wim');
  const watcher = await wim.sit(id, 'gallery');
  await Promise.all(passengers.map((one) => one.playOn()));
  await until(() => passengers[0]?.view.lobby?.phase === 'over', 'the end');
  expect(watcher.view.lobby?.phase).toBe('running');
  expect((await wim.table('GET', `/tables/${id}`)).phase).toBe('running');
  expect(await wim.call('GET', `/tables/${id}/transcript`)).toMatchObject({ code: 'not-over' });
  const tables = (await wim.call('GET', '/tables')).tables as { id: string; phase: string }[];
  expect(tables.find((one) => one.id === id)?.phase).toBe('running');
  expect((await (guests[0] as Guest).table('GET', `/tables/${id}`)).phase).toBe('over');
  expect(await (guests[0] as Guest).call('GET', `/tables/${id}/transcript`)).toMatchObject({ ok: true });
  await until(() => watcher.view.lobby?.phase === 'over', 'the end in the gallery');
  expect((await wim.table('GET', `/tables/${id}`)).phase).toBe('over');
  await pause(200);
  expect(await wim.call('GET', `/tables/${id}/transcript`)).toMatchObject({ ok: true });
});

test('that the players play again is not told by lists before the end is', async () => {
  const LONGER = 6;
  const { id, guests, passengers } = await startedGame(server.url, 2, {
    watchDelaySeconds: LONGER,
  });
  const [ann, bob] = guests as [Guest, Guest];
  const { inviteCode } = await ann.table('GET', `/tables/${id}`);
  const [wim, lea] = [await newGuest(server.url, 'Wim'), await newGuest(server.url, 'Lea')];
  await wim.table('POST', '/tables/join-by-code', { code: inviteCode });
  await ann.table('POST', `/tables/${id}/abandon`, { agree: true });
  await bob.table('POST', `/tables/${id}/abandon`, { agree: true });
  await until(() => passengers[0]?.view.lobby?.phase === 'over', 'the end');
  const ended = Date.now();
  const next = await ann.table('POST', `/tables/${id}/rematch`, {});
  const told = async (guest: Guest, where: '/tables' | '/me/tables') =>
    ((await guest.call('GET', where)).tables as { id: string }[]).some((one) => one.id === next.id);
  const toldTo = () =>
    Promise.all([
      told(wim, '/me/tables'),
      told(wim, '/tables'),
      told(lea, '/tables'),
      told(bob, '/me/tables'),
    ]);
  expect(await toldTo()).toEqual([false, false, false, true]);
  expect(Date.now() - ended).toBeLessThan(LONGER * 1000);
  await pause(ended + LONGER * 1000 + 100 - Date.now());
  expect(await toldTo()).toEqual([true, true, true, true]);
});

test('a rematch, or somebody let in late, does not put those behind the end again who have seen it', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 2, { watchDelaySeconds: BEHIND });
  const [ann, bob] = guests as [Guest, Guest];
  await ann.table('POST', `/tables/${id}/abandon`, { agree: true });
  await bob.table('POST', `/tables/${id}/abandon`, { agree: true });
  await until(() => passengers[0]?.view.lobby?.phase === 'over', 'the end');
  await pause(BEHIND * 1000 + 100);
  const wim = await newGuest(server.url, 'Wim');
  expect(await wim.call('GET', `/tables/${id}/transcript`)).toMatchObject({ ok: true });
  const { inviteCode } = await ann.table('GET', `/tables/${id}`);
  const late = await newGuest(server.url, 'Lea');
  await late.table('POST', '/tables/join-by-code', { code: inviteCode });
  expect(await wim.call('GET', `/tables/${id}/transcript`)).toMatchObject({ ok: true });
  await ann.table('POST', `/tables/${id}/rematch`, {});
  expect(await wim.call('GET', `/tables/${id}/transcript`)).toMatchObject({ ok: true });
});

test('a restart brings onlookers no nearer', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 2, { watchDelaySeconds: BEHIND });
  for (let answers = 0; answers < 4; answers++) {
    await until(() => passengers.some((one) => one.owes), 'a question');
    const asked = passengers.find((one) => one.owes) as Passenger;
    await asked.answer(asked.question?.options[0]?.id ?? '');
  }
  await server.restart();
  await (guests[0] as Guest).at(server.url).sit(id);
  const watcher = await (await newGuest(server.url, 'Wim')).sit(id, 'gallery');
  expect(watcher.view.table).toBeNull();
  await until(() => watcher.view.seq === 4, 'the game');
});

test('a restart does not tell who has left or given up', async () => {
  const { id, guests } = await startedGame(server.url, 2, { watchDelaySeconds: 600 });
  const [ann, bob] = guests as [Guest, Guest];
  await bob.table('POST', `/tables/${id}/leave`, {});
  await ann.table('POST', `/tables/${id}/abandon`, { agree: true });
  await server.restart();
  const wim = await newGuest(server.url, 'Wim');
  const untold = { here: false, away: false, standInAt: null, givesUp: false };
  const outside = await wim.table('GET', `/tables/${id}`);
  expect(outside.seats).toEqual([expect.objectContaining(untold), expect.objectContaining(untold)]);
  expect((await ann.at(server.url).table('GET', `/tables/${id}`)).seats[0]).toMatchObject({ givesUp: true });
  await ann.at(server.url).sit(id);
  const watcher = await wim.sit(id, 'gallery');
  expect(watcher.view.lobby?.seats).toEqual([
    expect.objectContaining(untold),
    expect.objectContaining(untold),
  ]);
});
