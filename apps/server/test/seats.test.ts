import { rm } from 'node:fs/promises';
import { CLOSE } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { freePort } from '../../../scripts/freePort.mjs';
import { ServerUnderFire } from '../bench/chaos/server.ts';
import {
  type Guest,
  newGuest,
  openTestServer,
  type Passenger,
  settings,
  startedGame,
  until,
} from './harness.ts';

/** A seat is its account's again within so many ms, however it is claimed. */
const SOON = 1000;

const own = openTestServer();

/** Takes the seat, and says how long it took to see the game there, in ms. */
async function claim(guest: Guest, table: string): Promise<{ passenger: Passenger; took: number }> {
  const began = performance.now();
  const passenger = await guest.sit(table);
  await until(() => passenger.view.table !== null, 'the table');
  return { passenger, took: performance.now() - began };
}

/** The older window is told, put out, and heard no more; the newest plays. */
async function expectMoved(older: Passenger, newest: Passenger): Promise<void> {
  await until(() => older.left !== null, 'the older to be put out');
  expect(older.left).toBe(CLOSE.moved);
  expect(older.notices.at(-1)).toMatchObject({ code: 'moved' });
  expect(newest.left).toBeNull();
  expect(newest.view.table).toEqual(older.view.table);
}

test('a refresh, a second tab and another device have the seat in less than a second; the newest wins and the older is told', async () => {
  const { id, guests, passengers } = await startedGame(own.url, 2);
  const [ann] = guests as [Guest];
  const first = passengers[0] as Passenger;

  await first.leave();
  const refreshed = await claim(ann, id);
  const secondTab = await claim(ann, id);
  await expectMoved(refreshed.passenger, secondTab.passenger);

  const link = await ann.call('POST', '/me/device-link', {});
  const began = performance.now();
  const phone = await newGuest(own.url, 'Phone');
  expect(await phone.call('POST', '/claim', { code: link.code })).toMatchObject({ ok: true });
  const onPhone = await phone.sit(id);
  const device = performance.now() - began;
  await expectMoved(secondTab.passenger, onPhone);

  // One after the other, as fast as they open: the last one is left, and plays.
  const tabs: Passenger[] = [];
  for (let tab = 0; tab < 4; tab++) tabs.push(await ann.sit(id));
  const last = tabs.at(-1) as Passenger;
  await until(() => tabs.filter(({ left }) => left === null).length === 1, 'one tab to be left');
  expect(last.left).toBeNull();
  await until(() => last.owes || passengers[1]?.owes === true, 'a question');
  if (last.owes) expect(await last.answer(last.question?.options[0]?.id ?? '')).toMatchObject({ ok: true });

  const took = { refresh: refreshed.took, secondTab: secondTab.took, device };
  console.log(JSON.stringify(took, (_, value) => (typeof value === 'number' ? Math.round(value) : value)));
  for (const ms of Object.values(took)) expect(ms).toBeLessThan(SOON);
});

test('a connection that is dead at one end keeps nobody from his seat', async () => {
  const { id, guests, passengers } = await startedGame(own.url, 2);
  const [ann] = guests as [Guest];
  const first = passengers[0] as Passenger;
  // The browser is gone without a word: its socket stays open at the server, and answers nothing.
  const { transport } = first.room.connection as unknown as {
    transport: { ws: { _socket?: { pause(): void } } };
  };
  transport.ws._socket?.pause();
  const { passenger, took } = await claim(ann, id);
  expect(took).toBeLessThan(SOON);
  expect(passenger.view.table).not.toBeNull();
});

test('after its process has died a seat is claimed at the next in less than a second, with the game as it was', async () => {
  const dataDir = `${own.dataDir}-killed`;
  const server = new ServerUnderFire(await freePort(), { DATA_DIR: dataDir, BOT_DELAY_MS: '0' });
  const url = `http://127.0.0.1:${server.port}`;
  try {
    await server.start();
    const ann = await newGuest(url);
    const { id } = await ann.table('POST', '/tables', settings({ seats: 2 }));
    await ann.table('POST', `/tables/${id}/bot`, { seat: 1, bot: 'random' });
    await ann.table('POST', `/tables/${id}/ready`, { ready: true });
    const before = await ann.sit(id);
    await ann.table('POST', `/tables/${id}/start`, {});
    await until(() => before.owes, 'a question');
    const { seq } = before.view;
    await server.kill();
    await server.start();
    const { passenger, took } = await claim(ann, id);
    expect(passenger.view.seq).toBeGreaterThanOrEqual(seq);
    expect(took).toBeLessThan(SOON);
    console.log(`another process: ${Math.round(took)} ms`);
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 120_000);
