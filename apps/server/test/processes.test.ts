import type { TableSummary } from '@holdup/protocol';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '../../../scripts/freePort.mjs';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { startRedis } from '../../../scripts/redis.mjs';
import { ServerUnderFire } from '../bench/chaos/server.ts';
import { Guest, newGuest, settings, until, WAIT } from './harness.ts';

/** Two processes of one house, each at an address of its own: whose room it is, one connects to. */
let services: readonly { stop(): Promise<void> }[] = [];
let servers: ServerUnderFire[] = [];
let urls: string[] = [];
beforeAll(async () => {
  const [postgres, redis] = [await startPostgres(), await startRedis()];
  services = [postgres, redis];
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    RATE_LIMITS: 'on',
    HOLDUP_SIGNING_KEY: 'ab'.repeat(32),
  };
  servers = [new ServerUnderFire(await freePort(), env), new ServerUnderFire(await freePort(), env)];
  for (const server of servers) await server.start();
  urls = servers.map(({ port }) => `http://127.0.0.1:${port}`);
}, 120_000);
afterAll(async () => {
  for (const server of servers) await server.kill();
  for (const service of services) await service.stop();
});

/** What each process says of the table, asked until it is so. */
async function eachSays(guest: Guest, table: string, what: (said: TableSummary) => unknown, so: unknown) {
  for (const url of urls) {
    const ask = async () => what(await guest.at(url).table('GET', `/tables/${table}`));
    let said = await ask();
    for (const end = Date.now() + WAIT; Date.now() < end && String(said) !== String(so); said = await ask())
      await new Promise((next) => setTimeout(next, 100));
    expect(said).toEqual(so);
  }
}

test('whichever process one asks, it says who is there, and in which round the game is', async () => {
  const [url = ''] = urls;
  const [ann, bob] = [await newGuest(url, 'Ann'), await newGuest(url, 'Bob')];
  const { id } = await ann.table('POST', '/tables', settings({ seats: 2 }));
  await bob.table('POST', `/tables/${id}/join`, {});
  await bob.table('POST', `/tables/${id}/ready`, { ready: true });
  const here = ({ seats }: TableSummary) => seats.map((seat) => seat.here);
  const hers = await ann.sit(id);
  await eachSays(ann, id, here, [true, false]);
  const his = await bob.sit(id);
  await eachSays(ann, id, here, [true, true]);
  await ann.table('POST', `/tables/${id}/start`, {});
  await until(() => hers.view.table !== null && his.view.table !== null, 'the game');
  // The rules may ask something before the first round.
  while (hers.view.table?.round === null) {
    const asked = [hers, his].find(({ owes }) => owes);
    if (asked) await asked.answer(asked.question?.options[0]?.id ?? '');
    else await new Promise((next) => setTimeout(next, 20));
  }
  await eachSays(bob, id, ({ round }) => round, 1);
  await his.leave();
  await eachSays(ann, id, here, [true, false]);
}, 120_000);

test('wrong codes are counted by both together', async () => {
  const stranger = new Guest(urls[0] ?? '');
  let refused = 0;
  for (let tries = 0; tries < 16; tries++) {
    const asked = stranger.at(urls[tries % 2] ?? '');
    const { code } = await asked.call('POST', '/tables/invitation', { code: 'AAAA-AAAA' });
    if (code === 'too-fast') refused += 1;
    // Word of it takes a moment.
    await new Promise((next) => setTimeout(next, 50));
  }
  // Ten in all, and one more for each half minute that a busy machine may have taken.
  expect(refused).toBeGreaterThanOrEqual(4);
});
