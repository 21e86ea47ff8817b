import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import type { House } from '../house.ts';
import { mountKeys } from './keys.ts';
import { lately } from './lately.ts';
import { mountWatch } from './watch.ts';

test('many who ask within a moment are told the same, and the next one what is new', async () => {
  let [now, asked] = [0, 0];
  const ask = lately(
    async () => ++asked,
    1000,
    () => now,
  );
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  now = 999;
  expect(await ask()).toBe(1);
  now = 1000;
  expect(await ask()).toBe(2);
});

test('nobody asks again while an answer is under way, and a failure is told for as long as an answer', async () => {
  let [now, asked] = [0, 0];
  const waiting: (() => void)[] = [];
  const ask = lately(
    () => new Promise<void>((_, fail) => waiting.push(() => fail(new Error(`no ${++asked}`)))),
    1000,
    () => now,
  );
  const first = ask();
  now = 10_000;
  const second = ask();
  waiting.shift()?.();
  await expect(first).rejects.toThrow('no 1');
  await expect(second).rejects.toThrow('no 1');
  now = 10_900;
  await expect(ask()).rejects.toThrow('no 1');
  now = 11_000;
  const third = ask();
  expect(waiting).toHaveLength(1);
  waiting.shift()?.();
  await expect(third).rejects.toThrow('no 2');
});

test('what anybody may read asks the database now and then only', async () => {
  let [pings, reads] = [0, 0];
  const key = { id: 'a', public: 'ab'.repeat(32), since: 1 };
  const house = {
    draining: false,
    settings: {},
    store: {
      engine: 'sqlite',
      ping: async () => void pings++,
      keys: async () => {
        reads++;
        return [key];
      },
    },
  } as unknown as House;
  const app = express();
  mountWatch(app, house);
  mountKeys(app, house);
  const http = app.listen(0, '127.0.0.1');
  await new Promise((listening) => http.once('listening', listening));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  try {
    for (let call = 0; call < 30; call++) {
      expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true, store: 'sqlite' });
      expect(await (await fetch(`${url}/.well-known/holdup-keys.json`)).json()).toMatchObject({
        keys: [key],
      });
    }
    expect(pings).toBeLessThan(10);
    expect(reads).toBeLessThan(10);
    // That the process is about to stop is told at once, whatever the database said a moment ago.
    house.draining = true;
    expect((await fetch(`${url}/healthz`)).status).toBe(503);
  } finally {
    http.closeAllConnections();
    http.close();
  }
});
