import { request } from 'node:http';
import { matchMaker, TimedEventException } from '@colyseus/core';
import { PROTOCOL_VERSION } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { type Guest, newGuest, openTestServer, Passenger, settings, startedGame, until } from './harness.ts';

/** The framework's code of a room message. */
const ROOM_DATA = 13;

const server = openTestServer({ RATE_LIMITS: 'on' });

const asked = async (passengers: readonly Passenger[]) => {
  await until(() => passengers.some((one) => one.owes), 'a question');
  const at = passengers.findIndex((one) => one.owes);
  return {
    at,
    one: passengers[at] as Passenger,
    other: passengers[(at + 1) % passengers.length] as Passenger,
  };
};

test('bad answers are refused with a code, and change nothing for anybody', async () => {
  const { passengers } = await startedGame(server.url, 4);
  const { one, other } = await asked(passengers);
  const before = passengers.map((passenger) => passenger.view);
  const prompt = one.view.prompt?.id ?? 0;
  const option = one.question?.options[0]?.id ?? '';
  expect(await one.answer('play:teleport')).toMatchObject({ ok: false, code: 'not-offered' });
  expect(await one.answer('dance')).toMatchObject({ ok: false, code: 'not-offered' });
  expect(await one.answer('__proto__')).toMatchObject({ ok: false, code: 'not-offered' });
  expect(await one.answer(option, prompt - 1)).toMatchObject({ ok: false, code: 'stale' });
  expect(await other.answer(option, prompt)).toMatchObject({ ok: false, code: 'not-asked' });
  for (const payload of [
    { prompt },
    { prompt, option: 7 },
    { prompt: '1', option },
    { prompt, option, seat: 0 },
    { prompt, option: 'x'.repeat(500) },
  ]) {
    expect(await one.send('answer', payload)).toMatchObject({ ok: false, code: 'bad-input' });
  }
  one.room.send('answer', null);
  one.room.send('answer', [1, 2, 3]);
  await until(() => one.replies.filter(({ re }) => re === -1).length === 2, 'two refusals without a number');
  expect(await one.send('setState', { phase: 'over' })).toMatchObject({ ok: false, code: 'not-found' });
  expect(passengers.map((passenger) => passenger.view)).toEqual(before);
  expect(await one.answer(option, prompt)).toMatchObject({ ok: true });
  expect(passengers.every((passenger) => passenger.left === null)).toBe(true);
});

test('an oversized frame and a flood end the connection, garbage is refused, and the game goes on', async () => {
  const { id, guests, passengers } = await startedGame(server.url, 4);
  const [big, garbled, hasty, calm] = passengers as [Passenger, Passenger, Passenger, Passenger];
  big.room.send('chat', { re: 1, text: 'x'.repeat(10_000) });
  // A message of type `answer` whose body is no msgpack.
  garbled.room.connection.send(
    new Uint8Array([ROOM_DATA, 0xa6, ...new TextEncoder().encode('answer'), 0xc1]),
  );
  for (let i = 0; i < 500; i++) hasty.room.send('chat', { re: i, text: 'now' });
  await until(() => big.left !== null && hasty.left !== null, 'two to be put out');
  await until(() => garbled.replies.length === 1, 'the refusal');
  expect(garbled.replies[0]).toMatchObject({ ok: false, code: 'bad-input' });
  expect(garbled.left).toBeNull();
  expect(calm.left).toBeNull();
  const back = await Promise.all([0, 2].map((seat) => (guests[seat] as Guest).sit(id)));
  const { one } = await asked([...back, garbled, calm]);
  expect(await one.answer(one.question?.options[0]?.id ?? '')).toMatchObject({ ok: true });
});

test('too much chat is refused before it is punished', async () => {
  const { passengers } = await startedGame(server.url, 3);
  const replies = [];
  for (let i = 0; i < 6; i++)
    replies.push(await (passengers[0] as Passenger).send('chat', { text: `line ${i}` }));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(4);
  expect(replies.at(-1)).toMatchObject({ code: 'too-fast' });
  expect(passengers[0]?.left).toBeNull();
});

test('no room without a ticket that is fresh, unused and one’s own', async () => {
  const [ann, bob] = [await newGuest(server.url, 'Ann'), await newGuest(server.url, 'Bob')];
  const { id } = await ann.table('POST', '/tables', settings());
  const given = await ann.call('POST', `/tables/${id}/ticket`, { as: 'seat' });
  const ticket = given.ticket as string;
  const join = (options: object): Promise<unknown> => Passenger.join(server.url, id, options);
  await expect(join({ ticket, protocol: PROTOCOL_VERSION - 1 })).rejects.toThrow('old-client');
  const entered = await Passenger.join(server.url, id, { ticket, protocol: PROTOCOL_VERSION });
  expect(entered.view.seat).toBe(0);
  await expect(join({ ticket, protocol: PROTOCOL_VERSION })).rejects.toThrow('bad-ticket');
  await expect(join({ ticket: 'made-up', protocol: PROTOCOL_VERSION })).rejects.toThrow('bad-ticket');
  await expect(join({})).rejects.toThrow();
  const watch = await bob.call('POST', `/tables/${id}/ticket`, { as: 'gallery' });
  await expect(join({ ticket: watch.ticket, protocol: PROTOCOL_VERSION })).rejects.toThrow('bad-ticket');
  expect(await bob.call('POST', `/tables/${id}/ticket`, { as: 'seat' })).toMatchObject({
    code: 'not-seated',
  });
});

/** The status that the wish for a WebSocket is answered with. */
const upgradeOf = (path: string): Promise<number | undefined> =>
  new Promise((told, failed) => {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
    };
    request(server.url + path, { headers })
      .on('response', ({ statusCode }) => told(statusCode))
      .on('upgrade', ({ statusCode }, socket) => {
        socket.destroy();
        told(statusCode);
      })
      .on('error', failed)
      .end();
  });

test('a connection to what is no room is refused at the door', async () => {
  for (const path of ['/__proto__/constructor?sessionId=__proto__', '/', '/x/toString']) {
    expect(await upgradeOf(path)).toBe(401);
  }
});

test('clients make no rooms', async () => {
  for (const method of ['create', 'joinOrCreate', 'join', 'reconnect']) {
    const response = await fetch(`${server.url}/matchmake/${method}/train`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(404);
  }
});

test('invite codes cannot be tried for long', async () => {
  const guest = await newGuest(server.url);
  const tries = [];
  for (let i = 0; i < 14; i++)
    tries.push(await guest.call('POST', '/tables/join-by-code', { code: `ABCD-${1000 + i}` }));
  expect(tries[0]).toMatchObject({ code: 'bad-code' });
  expect(tries.at(-1)).toMatchObject({ code: 'too-fast' });
});

test('a bug met in one room freezes that table alone', async () => {
  const [broken, sound] = [await startedGame(server.url, 2), await startedGame(server.url, 4)];
  const room = matchMaker.getLocalRoomById(broken.id);
  room.onUncaughtException?.(new TimedEventException(new Error('a bug'), 'a bug'), 'setTimeout');
  const [ann] = broken.passengers as [Passenger];
  await until(() => ann.view.lobby?.phase === 'frozen', 'the table to be frozen');
  expect(ann.notices).toContainEqual({ code: 'frozen', about: {} });
  expect(await ann.answer(ann.question?.options[0]?.id ?? '')).toMatchObject({ ok: false, code: 'frozen' });
  expect(await broken.guests[0]?.table('GET', `/tables/${broken.id}`)).toMatchObject({ phase: 'frozen' });
  const { one } = await asked(sound.passengers);
  expect(await one.answer(one.question?.options[0]?.id ?? '')).toMatchObject({ ok: true });
});
