import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { matchMaker } from '@colyseus/core';
import { PROTOCOL_VERSION } from '@holdup/protocol';
import { afterEach, expect, test } from '@jest/globals';
import type { House } from '../src/house.ts';
import type { TrainRoom } from '../src/rooms/trainRoom.ts';
import { StoreFailure, type TableId } from '../src/store/index.ts';
import { restoreMatch } from '../src/train/restore.ts';
import {
  type Guest,
  newGuest,
  type Passenger,
  settings,
  startedGame,
  type TestServer,
  testServer,
  until,
} from './harness.ts';

const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

let own: TestServer;
afterEach(() => own.end());

test('everybody drops, the server is stopped and started, and all go on where they were', async () => {
  own = await testServer();
  const { id, guests, passengers } = await startedGame(own.url, 4, { secondsPerDecision: 60 });
  for (let answers = 0; answers < 25; answers++) {
    await until(() => passengers.some((one) => one.owes), 'a question');
    const asked = passengers.find((one) => one.owes) as Passenger;
    await asked.answer(asked.question?.options[answers % asked.question.options.length]?.id ?? '');
  }
  await until(() => passengers.some((one) => one.owes), 'a question');
  const before = passengers.map((one) => one.view);
  const settled = before.every(({ version }) => version === before[0]?.version);
  expect(settled).toBe(true);
  await pause(1500);
  const left = (before[0]?.clock.deadline ?? 0) - Date.now();
  own = await own.restart();
  await until(() => passengers.every((one) => one.left !== null), 'everybody to be sent away');
  expect(passengers[0]?.notices.map(({ code }) => code)).toContain('draining');
  const again = await Promise.all(guests.map((guest) => guest.at(own.url).sit(id)));
  again.forEach((one, seat) => {
    expect(one.view.table).toEqual(before[seat]?.table);
    expect(one.view.prompt).toEqual(before[seat]?.prompt);
    expect(one.view.seq).toBe(before[seat]?.seq);
    // The prompt has the time it had left: the outage is not charged.
    expect(one.view.clock.deadline).toBeGreaterThan(Date.now() + 50_000);
    expect(one.view.clock.deadline).toBeLessThan(Date.now() + left + 500);
  });
  await Promise.all(again.map((one) => one.playOn()));
  expect(again[0]?.view.table?.result?.scores).toHaveLength(4);
});

test('a journal that the rules no longer agree with freezes the table, with a notice, and nothing is guessed', async () => {
  own = await testServer();
  const { id, guests, passengers } = await startedGame(own.url, 4);
  for (let answers = 0; answers < 3; answers++) {
    await until(() => passengers.some((one) => one.owes), 'a question');
    const asked = passengers.find((one) => one.owes) as Passenger;
    await asked.answer(asked.question?.options[0]?.id ?? '');
  }
  await own.close();
  const database = new DatabaseSync(join(own.dataDir, 'holdup.sqlite'));
  database.exec("update journal set facts = '[]' where seq = 2");
  database.close();
  own = await testServer({}, own.dataDir);
  const again = await (guests[0] as Guest).at(own.url).sit(id);
  expect(again.view.lobby?.phase).toBe('frozen');
  expect(again.view.table).toBeNull();
  expect(await again.answer('draw', 1)).toMatchObject({ ok: false, code: 'frozen' });
  const other = await startedGame(own.url, 2);
  expect(other.passengers[0]?.view.lobby?.phase).toBe('running');
});

test('when the journal refuses an answer, nobody hears of it, and a fresh room goes on from what is on disk', async () => {
  own = await testServer();
  const { id, guests, passengers } = await startedGame(own.url, 4);
  await until(() => passengers.some((one) => one.owes), 'a question');
  const asked = passengers.find((one) => one.owes) as Passenger;
  await asked.answer(asked.question?.options[0]?.id ?? '');
  await until(() => passengers.every((one) => one.view.seq === 1), 'the first answer');
  const before = passengers.map((one) => one.view);
  // Somebody else has written the next row.
  const database = new DatabaseSync(join(own.dataDir, 'holdup.sqlite'));
  const columns = database
    .prepare('pragma table_info(journal)')
    .all()
    .map(({ name }) => String(name));
  const values = columns.map((name) => (name === 'seq' ? '2' : name)).join(', ');
  database.exec(`insert into journal (${columns.join(', ')}) select ${values} from journal where seq = 1`);
  const next = passengers.find((one) => one.owes) as Passenger;
  const option = next.question?.options[0]?.id ?? '';
  expect(await next.answer(option)).toMatchObject({ ok: false, code: 'failed' });
  await until(() => passengers.every((one) => one.left !== null), 'the room to start over');
  expect(passengers[0]?.left).toBe(4406);
  expect(passengers.map((one) => one.view.table)).toEqual(before.map(({ table }) => table));
  database.exec('delete from journal where seq = 2');
  database.close();
  const again = await Promise.all(guests.map((guest) => guest.sit(id)));
  expect(again.map((one) => one.view.table)).toEqual(before.map(({ table }) => table));
  const back = again.find((one) => one.owes) as Passenger;
  expect(await back.answer(option)).toMatchObject({ ok: true });
});

test('a store that is away for a moment keeps a newcomer out, and freezes nothing', async () => {
  own = await testServer();
  const { id, guests, passengers } = await startedGame(own.url, 2);
  const { store } = (matchMaker.getLocalRoomById(id) as unknown as { house: House }).house;
  const { consumeCode } = store;
  store.consumeCode = () => Promise.reject(new StoreFailure('The database is away.'));
  await expect((guests[0] as Guest).sit(id)).rejects.toThrow();
  store.consumeCode = consumeCode;
  const back = await (guests[0] as Guest).sit(id);
  expect(back.view.lobby?.phase).toBe('running');
  const people = [back, passengers[1] as Passenger];
  await until(() => people.some((one) => one.owes), 'a question');
  const asked = people.find((one) => one.owes) as Passenger;
  expect(await asked.answer(asked.question?.options[0]?.id ?? '')).toMatchObject({ ok: true });
});

test('who plays and who watches is told when the store cannot say what happened', async () => {
  own = await testServer();
  const { id, passengers } = await startedGame(own.url, 2);
  const watcher = await (await newGuest(own.url, 'Wim')).sit(id, 'gallery');
  const { store } = (matchMaker.getLocalRoomById(id) as unknown as { house: House }).house;
  const { match, journal } = store;
  const away = () => Promise.reject(new StoreFailure('The database is away.'));
  Object.assign(store, { match: away, journal: away });
  for (const one of [passengers[0] as Passenger, watcher]) {
    expect(await one.send('history', { after: -1 })).toMatchObject({ ok: false, code: 'failed' });
  }
  Object.assign(store, { match, journal });
});

test('a store that fails while a game is brought back is no quarrel between the journal and the rules', async () => {
  own = await testServer();
  const { id, passengers } = await startedGame(own.url, 2, { secondsPerDecision: 60 });
  const [asked] = passengers.filter((one) => one.owes) as [Passenger];
  await asked.answer(asked.question?.options[0]?.id ?? '');
  const { store } = (matchMaker.getLocalRoomById(id) as unknown as { house: House }).house;
  expect(await restoreMatch(store, id as TableId)).toMatchObject({ running: { seq: 1 } });
  const away = new StoreFailure('The database is away.');
  for (const read of ['lastMatch', 'lastSnapshot', 'journal', 'keptClock'] as const) {
    const failing = { ...store, [read]: () => Promise.reject(away) };
    await expect(restoreMatch(failing, id as TableId)).rejects.toBe(away);
  }
});

test('a game that cannot even be read keeps no other from going on by its clock', async () => {
  own = await testServer();
  const broken = await startedGame(own.url, 2, { secondsPerDecision: 3600 });
  const [asked] = broken.passengers.filter((one) => one.owes) as [Passenger];
  await asked.answer(asked.question?.options[0]?.id ?? '');
  const sound = await startedGame(own.url, 2, { secondsPerDecision: 3600 });
  await own.close();
  const database = new DatabaseSync(join(own.dataDir, 'holdup.sqlite'));
  database.exec("update journal set facts = '['");
  database.close();
  own = await testServer({}, own.dataDir);
  await until(() => matchMaker.getLocalRoomById(sound.id) !== undefined, 'the room to open by itself');
  expect(matchMaker.getLocalRoomById(broken.id)).toBeUndefined();
});

test('who finds no room behind his ticket is not told that there is no such table: its process may have died a moment ago', async () => {
  own = await testServer();
  const { id, guests } = await startedGame(own.url, 2);
  const [ann] = guests as [Guest];
  const join = async (room: string): Promise<unknown> => {
    const { ticket } = await ann.call('POST', `/tables/${id}/ticket`, { as: 'seat' });
    if (room === id) await matchMaker.getLocalRoomById(id).disconnect();
    const response = await fetch(`${own.url}/matchmake/joinById/${room}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket, protocol: PROTOCOL_VERSION }),
    });
    return ((await response.json()) as { error: string }).error;
  };
  expect(await join(id)).toBe('not-found');
  const { driver } = matchMaker;
  const { findOne } = driver;
  driver.findOne = () => Promise.reject(new Error('The list of rooms is away.')) as never;
  expect(await join('any')).toBe('failed');
  driver.findOne = findOne;
  expect((await ann.sit(id)).view.lobby?.phase).toBe('running');
}, 60_000);

test('what is changed while the list of rooms is away is changed, and not said to have failed', async () => {
  own = await testServer();
  const ann = await newGuest(own.url);
  const { id } = await ann.table('POST', '/tables', settings({ seats: 2 }));
  const { driver } = matchMaker;
  const { findOne } = driver;
  driver.findOne = () => Promise.reject(new Error('The list of rooms is away.')) as never;
  const changed = await ann.call('PATCH', `/tables/${id}`, { title: 'Noon' });
  driver.findOne = findOne;
  expect(changed).toMatchObject({ ok: true, table: { title: 'Noon' } });
});

test('a room that has to start over does so, also where a seat was kept for somebody who never came; its gallery too', async () => {
  own = await testServer();
  const { id, guests, passengers } = await startedGame(own.url, 2);
  const onlooker = await (await newGuest(own.url)).sit(id, 'gallery');
  const room = matchMaker.getLocalRoomById(id) as unknown as TrainRoom;
  const rooms = [id, `${id}_gallery`];
  for (const one of rooms)
    Object.assign(matchMaker.getLocalRoomById(one)['_reservedSeats'], { nobody: [{}, {}] });
  room.journalLost('a test');
  await until(() => [...passengers, onlooker].every((one) => one.left !== null), 'everybody to be sent away');
  await until(() => rooms.every((one) => !matchMaker.getLocalRoomById(one)), 'the rooms to be gone');
  expect((await (guests[0] as Guest).sit(id)).view.lobby?.phase).toBe('running');
});

test.each(['seat', 'gallery'] as const)(
  'who comes in (%s) while a room closes keeps it from nobody, and comes back to the next',
  async (as) => {
    own = await testServer();
    const { id, guests, passengers } = await startedGame(own.url, 2);
    const onlookers = [await newGuest(own.url), await newGuest(own.url)] as const;
    const [stays, comes] = as === 'seat' ? guests.slice(0, 2) : onlookers;
    const others = as === 'seat' ? passengers : [...passengers, await (stays as Guest).sit(id, as)];
    const room = matchMaker.getLocalRoomById(id) as unknown as TrainRoom;
    const { store } = room['house'];
    const { consumeCode } = store;
    let knocked = false;
    let open = (): void => undefined;
    const opens = new Promise<void>((done) => {
      open = done;
    });
    store.consumeCode = async (...args) => {
      knocked = true;
      await opens;
      return consumeCode(...args);
    };
    const coming = (comes as Guest).sit(id, as).then(
      () => 'in',
      (error: Error) => error.message,
    );
    await until(() => knocked, 'a ticket to be looked at');
    store.consumeCode = consumeCode;
    room.journalLost('a test');
    await until(() => others.every((one) => one.left !== null), 'everybody else to be sent away');
    open();
    expect(await coming).toBe('not-found');
    const closed = as === 'seat' ? id : `${id}_gallery`;
    await until(() => !matchMaker.getLocalRoomById(closed), 'the room to be gone');
    for (const one of [stays, comes]) expect((await (one as Guest).sit(id, as)).left).toBeNull();
  },
);
