import { matchMaker } from '@colyseus/core';
import { CLOSE } from '@holdup/protocol';
import { expect, jest, test } from '@jest/globals';
import { freePort } from '../../../scripts/freePort.mjs';
import { ServerUnderFire } from '../bench/chaos/server.ts';
import { newGuest, type Passenger, settings, testServer, until } from './harness.ts';
import { newFolder } from './store/engines.ts';

test('a server that has closed keeps its process no longer, however lately somebody has left', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const server = await testServer();
  const ann = await newGuest(server.url, 'Ann');
  const { id } = await ann.table('POST', '/tables', settings({ seats: 2 }));
  // The framework counts at once who comes first, and who comes within a second of him a second later.
  const onlookers = [await ann.sit(id), await (await newGuest(server.url, 'Wim')).sit(id, 'gallery')];
  await Promise.all(onlookers.map(({ room }) => room.leave()));
  await server.end();
  const closed = timers();
  await new Promise((next) => setTimeout(next, 1500));
  // What is still there is the test's own.
  expect(timers()).toBe(closed);
});

test('a server that closes asks nothing of a train that has gone before its onlookers: it would wait for the answer', async () => {
  const server = await testServer();
  const host = await newGuest(server.url, 'Ann');
  const { id } = await host.table('POST', '/tables', settings({ seats: 2 }));
  const onlookers: Passenger[] = [];
  for (const name of ['Wim', 'Lea'])
    onlookers.push(await (await newGuest(server.url, name)).sit(id, 'gallery'));
  await until(() => onlookers.every(({ view }) => view.lobby?.watching === 2), 'the onlookers');
  const listens = jest.spyOn(matchMaker.presence, 'subscribe');
  await server.end();
  const channels = listens.mock.calls.map(([channel]) => channel);
  listens.mockRestore();
  expect(channels.filter((channel) => channel.startsWith('ipc:'))).toEqual([]);
});

test('everybody hears why he is sent away before the process ends', async () => {
  const folder = newFolder();
  const server = new ServerUnderFire(await freePort(), { DATA_DIR: folder.path });
  await server.start();
  const url = `http://127.0.0.1:${server.port}`;
  const host = await newGuest(url, 'Ann');
  const { id } = await host.table('POST', '/tables', settings({ seats: 2 }));
  const seated = await host.sit(id);
  const watches = await (await newGuest(url, 'Wim')).sit(id, 'gallery');
  expect(await server.close()).toBe(0);
  folder.remove();
  await until(() => seated.left !== null && watches.left !== null, 'their connections to close');
  expect([seated.left, watches.left]).toEqual([CLOSE.restart, CLOSE.restart]);
  expect(seated.notices).toContainEqual({ code: 'draining', about: { seconds: 0 } });
}, 60_000);
