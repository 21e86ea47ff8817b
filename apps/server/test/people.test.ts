import { expect, test } from '@jest/globals';
import { Guest, newGuest, openTestServer, type Passenger, settings, startedGame, until } from './harness.ts';

const server = openTestServer();

/** A waiting table at which Ann, Bob and Cat sit, with Ann as host. */
async function waitingTable(change: Parameters<typeof settings>[0] = {}) {
  const guests = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => newGuest(server.url, name)));
  const [ann, bob, cat] = guests as [Guest, Guest, Guest];
  const { id } = await ann.table('POST', '/tables', settings({ seats: 3, ...change }));
  for (const guest of [bob, cat]) await guest.table('POST', `/tables/${id}/join`, {});
  return { id, ann, bob, cat };
}

test('who is muted is muted wherever he sits, at every table; who takes his seat is not', async () => {
  const { id, ann, bob, cat } = await waitingTable();
  const at = await Promise.all([ann, bob, cat].map((guest) => guest.sit(id)));
  const [hers, his] = at as [Passenger, Passenger];
  expect(await hers.send('mute', { seat: 1, muted: true })).toMatchObject({ ok: true });
  expect(await hers.send('mute', { seat: 0, muted: true })).toMatchObject({ ok: false, code: 'bad-input' });
  expect(await hers.send('mute', { muted: true })).toMatchObject({ ok: false, code: 'bad-input' });
  expect(await hers.send('mute', { by: 'nobody_here1', muted: true })).toMatchObject({ code: 'bad-input' });
  await his.send('chat', { text: 'listen to me' });
  await his.leave();
  await bob.call('POST', `/tables/${id}/leave`);
  const dan = await newGuest(server.url, 'Dan');
  await dan.table('POST', `/tables/${id}/join`, {});
  const dans = await dan.sit(id);
  await dans.send('chat', { text: 'good evening' });
  await until(() => hers.chat.length > 0, 'a line');
  expect(hers.chat.map(({ text }) => text)).toEqual(['good evening']);

  const again = await ann.sit(id);
  expect(again.hello?.chat.map(({ text }) => text)).toEqual(['good evening']);
  expect(again.hello?.muted).toMatchObject([{ name: 'Bob', seat: null }]);
  const { id: next } = await ann.table('POST', '/tables', settings({ seats: 3 }));
  await bob.table('POST', `/tables/${next}/join`, {});
  const there = await ann.sit(next);
  expect(there.hello?.muted).toMatchObject([{ name: 'Bob', seat: 1 }]);
  const by = there.hello?.muted[0]?.by as string;
  expect(by).not.toBe(again.hello?.muted[0]?.by);
  expect(await there.send('mute', { by, muted: false })).toMatchObject({ ok: true });
  expect((await ann.sit(next)).hello?.muted).toEqual([]);
});

test('at a table without a chat nobody can say anything', async () => {
  const { id, ann } = await waitingTable({ chat: 'off' });
  const hers = await ann.sit(id);
  expect(await hers.send('chat', { text: 'hello?' })).toMatchObject({ ok: false, code: 'chat-off' });
});

test('one reports who sits there, or what was said; not oneself, not a bot, not from outside', async () => {
  const { id, ann, bob, cat } = await waitingTable();
  const his = await bob.sit(id);
  await his.send('chat', { text: 'you fool' });
  const report = (who: Guest, body: object) => who.call('POST', `/tables/${id}/report`, body);
  const abuse = { about: { line: 1 }, reason: 'abuse', text: 'look' };
  expect(await report(ann, abuse)).toEqual({ ok: true });
  expect(await report(cat, { about: { seat: 1 }, reason: 'stopped' })).toEqual({ ok: true });
  for (const wrong of [
    { about: { seat: 0 }, reason: 'other' },
    { about: { seat: 7 }, reason: 'other' },
    { about: { line: 99 }, reason: 'abuse' },
    { about: { line: 1, seat: 1 }, reason: 'abuse' },
    { about: { seat: 1 }, reason: 'ugly' },
    { about: { seat: 1 }, reason: 'other', text: 'x'.repeat(501) },
    { about: { seat: 1 }, reason: 'other', more: 1 },
  ])
    expect(await report(ann, wrong)).toMatchObject({ ok: false, code: 'bad-input' });
  expect(await report(new Guest(server.url), abuse)).toMatchObject({
    code: 'not-signed-in',
  });
});

test('a report tells nobody who is kept behind whether a line is there already', async () => {
  const { id, ann, bob } = await waitingTable({ watchDelaySeconds: 600 });
  await (await bob.sit(id)).send('chat', { text: 'you fool' });
  const [wim] = [await newGuest(server.url, 'Wim')];
  const report = (who: Guest, line: number) =>
    who.call('POST', `/tables/${id}/report`, { about: { line }, reason: 'abuse' });
  const unknown = await report(wim, 99);
  expect(unknown).toMatchObject({ ok: false, code: 'bad-input' });
  expect(await report(wim, 1)).toEqual(unknown);
  expect(await report(ann, 1)).toEqual({ ok: true });

  const open = await waitingTable();
  await (await open.bob.sit(open.id)).send('chat', { text: 'you fool' });
  const told = { about: { line: 1 }, reason: 'abuse' };
  expect(await wim.call('POST', `/tables/${open.id}/report`, told)).toEqual({ ok: true });
});

test('whoever asks for the time is told it, and a client’s own clock goes nowhere', async () => {
  const { id, passengers } = await startedGame(server.url, 2, { secondsPerDecision: 30, bankSeconds: 60 });
  const [one] = passengers as [Passenger];
  const told = (await one.send('time')) as { now: number };
  expect(Math.abs(told.now - Date.now())).toBeLessThan(500);
  expect(await one.send('time', { now: 1 })).toMatchObject({ ok: false, code: 'bad-input' });
  expect(await one.send('answer', { prompt: 1, option: 'draw', at: 1 })).toMatchObject({ code: 'bad-input' });
  expect(one.view.clock.banks).toEqual([60_000, 60_000]);
  expect(one.view.clock.deadline).toBeGreaterThan(Date.now() + 29_000);
  expect(id).not.toBe('');
});
