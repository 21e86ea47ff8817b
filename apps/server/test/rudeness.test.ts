import { type Client, ClientState, matchMaker } from '@colyseus/core';
import { CLOSE, type TableSummary } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { Deadlines } from '../src/deadlines.ts';
import { frameworkLog } from '../src/log.ts';
import { expectArrival } from '../src/rooms/arrival.ts';
import { newGuest, openTestServer, type Passenger, settings, until } from './harness.ts';
import { RawSocket } from './rawSocket.ts';

const server = openTestServer();

test('who was sent away is heard no more, even where his connection will not close', async () => {
  const [ann, bob, eve] = [
    await newGuest(server.url),
    await newGuest(server.url),
    await newGuest(server.url),
  ];
  const { id } = await ann.table('POST', '/tables', settings({ seats: 2 }));
  await eve.table('POST', `/tables/${id}/join`, { seat: 1 });
  const [host, kicked] = [await ann.sit(id), await RawSocket.join(eve, id)];
  kicked.acknowledge();
  await ann.table('POST', `/tables/${id}/kick`, { seat: 1 });
  await bob.table('POST', `/tables/${id}/join`, { seat: 1 });
  await bob.table('POST', `/tables/${id}/ready`, { ready: true });
  const newcomer = await bob.sit(id);
  await ann.table('POST', `/tables/${id}/start`, {});
  await until(() => host.owes && newcomer.owes, 'the first question');
  expect([kicked.closing, kicked.gone]).toEqual([CLOSE.kicked, false]);
  kicked.say('chat', { re: 1, text: 'still here' });
  const option = newcomer.question?.options[0]?.id ?? '';
  kicked.say('answer', { re: 2, prompt: newcomer.view.prompt?.id, option });
  kicked.say('nonsense', {});
  expect(await newcomer.send('chat', { text: 'hello' })).toMatchObject({ ok: true });
  expect(host.chat.map(({ text }) => text)).toEqual(['hello']);
  expect(newcomer.view.prompt?.answer).toBeNull();
  // Nor does he keep his connection for long.
  await until(() => kicked.gone, 'the connection to be cut');
});

test('a name or title that would upset the wire is refused, and is nobody’s state', async () => {
  const ann = await newGuest(server.url);
  const broken = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: ann.cookie },
    body: JSON.stringify(settings({ title: 'half' })).replace('half', '\\ud800'),
  });
  expect(await broken.json()).toMatchObject({ ok: false, code: 'bad-input', about: { at: 'title' } });
});

test('nobody crowds the others’ tables out of the list', async () => {
  const [ann, eve] = [await newGuest(server.url), await newGuest(server.url)];
  const { id } = await ann.table('POST', '/tables', settings({ title: 'Ann’s' }));
  for (let i = 0; i < 8; i++) {
    const spam = await eve.table('POST', '/tables', settings());
    if (i < 4) await eve.call('POST', `/tables/${spam.id}/leave`);
  }
  const { tables } = (await eve.call('GET', '/tables')) as unknown as { tables: TableSummary[] };
  expect(tables.map((table) => table.id)).toContain(id);
  expect(tables.filter((table) => table.mySeat === 0)).toHaveLength(2);
});

test('one who never says that he has arrived is put out; who has, stays', () => {
  const told: number[][] = [];
  const deadlines = { set: (_key: string, _at: number, fire: () => void) => fire() } as Deadlines;
  for (const state of [ClientState.JOINING, ClientState.JOINED]) {
    const leave = (code: number): unknown => told.push([state, code]);
    expectArrival({ deadlines }, { state, sessionId: 'x', leave } as unknown as Client);
  }
  expect(told).toEqual([[ClientState.JOINING, CLOSE.abuse]]);
});

test('one account looks on in three windows, and as long as it likes', async () => {
  const [ann, bob] = [await newGuest(server.url), await newGuest(server.url)];
  const { id } = await ann.table('POST', '/tables', settings());
  const windows = [];
  for (let i = 0; i < 4; i++) windows.push(await bob.sit(id, 'gallery'));
  const [oldest, next] = windows as [Passenger, Passenger];
  await until(() => oldest.left === CLOSE.moved, 'the oldest window to close');
  expect(next.left).toBeNull();
  // The framework counts messages by the room's clock: it must go on in a gallery too.
  const clock = matchMaker.getLocalRoomById(`${id}_gallery`).clock;
  const before = clock.currentTime;
  await until(() => clock.currentTime > before, 'the clock to go on');
});

test('who is sent more than he reads is cut off, though he answers pings', async () => {
  const [ann, bob] = [await newGuest(server.url), await newGuest(server.url)];
  const { id } = await ann.table('POST', '/tables', settings());
  await ann.sit(id);
  await bob.table('POST', `/tables/${id}/join`, {});
  const deaf = await RawSocket.join(bob, id);
  deaf.acknowledge();
  deaf.deafen();
  const room = matchMaker.getLocalRoomById(id);
  const inRoom = room.clients.find(({ auth }) => auth.seat === 1);
  // More than the sockets' own buffers take.
  for (let i = 0; i < 20; i++) inRoom?.raw(Buffer.alloc(1024 * 1024));
  await until(() => room.clients.length === 1, 'the deaf one to be gone');
  deaf.end();
});

test('a flood of broken frames does not fill the log', () => {
  const lines: object[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const framework = frameworkLog(log);
  for (let i = 0; i < 5000; i++) framework.error(`broken ${i}`);
  framework.debug('not asked for');
  expect(lines).toHaveLength(20);
});

test('what is no id is no table, and numbers no store can hold are refused', async () => {
  const ann = await newGuest(server.url);
  for (const id of ['__proto__', 'constructor', '%00', 'a%00b', '%2e%2e%2f', "'%20or%201=1--"]) {
    expect(await ann.call('GET', `/tables/${id}`)).toMatchObject({ code: 'no-such-table' });
    expect(await ann.call('POST', `/tables/${id}/ready`, { ready: true })).toMatchObject({
      code: 'no-such-table',
    });
  }
  const { id } = await ann.table('POST', '/tables', settings());
  const seat = await ann.sit(id);
  for (const after of [-2, 2 ** 31, Number.MAX_SAFE_INTEGER, 0.5]) {
    expect(await seat.send('history', { after })).toMatchObject({ code: 'bad-input' });
  }
  expect(await seat.send('answer', { prompt: 2 ** 31, option: 'draw' })).toMatchObject({ code: 'bad-input' });
});

test('what nothing can come of yet is answered too', async () => {
  const ann = await newGuest(server.url);
  const { id } = await ann.table('POST', '/tables', settings());
  for (const one of [await ann.sit(id), await (await newGuest(server.url)).sit(id, 'gallery')])
    expect(await one.send('history', { after: -1 })).toMatchObject({ ok: false, code: 'not-started' });
  const seat = await ann.sit(id);
  expect(await seat.answer('draw', 1)).toMatchObject({ ok: false, code: 'not-started' });
});
