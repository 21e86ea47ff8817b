import { matchMaker } from '@colyseus/core';
import { expect, test } from '@jest/globals';
import type { TrainRoom } from '../src/rooms/trainRoom.ts';
import { type Guest, newGuest, openTestServer, settings } from './harness.ts';
import { type Sealer, seal } from './sealing.ts';

const server = openTestServer();

/** A table of two who are ready, with its room open. */
async function readyTable(isSealed: boolean) {
  const host = await newGuest(server.url, 'Ann');
  const other = await newGuest(server.url, 'Bob');
  const { id } = await host.table('POST', '/tables', settings({ seats: 2 }));
  await other.table('POST', `/tables/${id}/join`, {});
  const sealers = [host, other].map((guest, seat): Sealer => ({ guest, seat, value: '' }));
  if (isSealed) for (const sealer of sealers) await seal(sealer, id);
  await other.table('POST', `/tables/${id}/ready`, { ready: true });
  await host.sit(id);
  return { id, host, other, room: matchMaker.getLocalRoomById(id) as unknown as TrainRoom };
}

/** `doing` comes between the look whether the host may start and the start itself. */
function beforeDeparture(room: TrainRoom, doing: () => Promise<unknown>): void {
  const depart = room.depart.bind(room);
  room.depart = async (...args) => {
    room.depart = depart;
    await doing();
    return depart(...args);
  };
}

const start = (guest: Guest, id: string) => guest.call('POST', `/tables/${id}/start`, {});

test.each([
  ['dealt', false],
  ['asked to open the numbers', true],
])('who says in the last moment that he is not ready after all is not %s', async (_, isSealed) => {
  const { id, host, other, room } = await readyTable(isSealed);
  beforeDeparture(room, () => other.table('POST', `/tables/${id}/ready`, { ready: false }));
  expect(await start(host, id)).toMatchObject({ ok: false, code: 'not-ready', about: { seat: 1 } });
  expect(await host.table('GET', `/tables/${id}`)).toMatchObject({
    phase: 'waiting',
    deal: { asked: false },
  });
});

test('who has handed on the role of the host in the last moment does not start', async () => {
  const { id, host, other, room } = await readyTable(false);
  await host.table('POST', `/tables/${id}/ready`, { ready: true });
  beforeDeparture(room, () => host.table('POST', `/tables/${id}/host`, { seat: 1 }));
  expect(await start(host, id)).toMatchObject({ ok: false, code: 'not-the-host' });
  expect(await start(other, id)).toMatchObject({ ok: true, table: { phase: 'running' } });
});
