import { afterAll, expect, test } from '@jest/globals';
import { Relay } from '../../bench/chaos/relay.ts';
import { StoreFailure } from '../../src/store/index.ts';
import { storeOver } from '../../src/store/open.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { postgresHome, stopPostgres } from './engines.ts';

afterAll(stopPostgres);

const ALL = () => 0;

test('a connection to PostgreSQL that is dead at the other end hangs nothing; one that breaks ends nothing', async () => {
  const home = await postgresHome();
  const direct = new URL(home.place.databaseUrl ?? '');
  const relay = await Relay.to(Number(direct.port));
  direct.port = String(relay.port);
  const patience = { connecting: 1000, statement: 400, answer: 600, forgotten: 1000 };
  const store = storeOver(await openPostgres(direct.href, Date.now(), patience));
  try {
    // Several at once, so that several connections are open and idle.
    await Promise.all(Array.from({ length: 5 }, () => store.ping()));
    relay.some(1, ALL, (link) => link.deafen());
    const began = performance.now();
    const claims = await Promise.allSettled(Array.from({ length: 3 }, () => store.ping()));
    for (const claim of claims) {
      expect(claim).toMatchObject({ status: 'rejected', reason: expect.any(StoreFailure) });
    }
    // The next one meets none of the deaf.
    await store.ping();
    expect(performance.now() - began).toBeLessThan(1500);
    relay.some(1, ALL, (link) => link.cut());
    await expect(store.ping().catch(() => store.ping())).resolves.toBeUndefined();
  } finally {
    relay.close();
    await store.close();
    await home.remove();
  }
});

test('who waits for a lock that a dead connection holds is refused, and has it once that is forgotten', async () => {
  const home = await postgresHome();
  const direct = new URL(home.place.databaseUrl ?? '');
  const relay = await Relay.to(Number(direct.port));
  direct.port = String(relay.port);
  const patience = { connecting: 1000, statement: 400, answer: 600, forgotten: 2000 };
  const gone = await openPostgres(direct.href, Date.now(), patience);
  const here = await openPostgres(home.place.databaseUrl ?? '', Date.now(), patience);
  try {
    const locking = gone.db.transaction().execute(async (trx) => {
      await trx.insertInto('schema_version').values({ version: 1000, at: 0 }).execute();
      relay.some(1, ALL, (link) => link.deafen());
      await trx.selectFrom('schema_version').selectAll().execute();
    });
    await expect(locking).rejects.toThrow('timeout');
    const write = () => here.db.insertInto('schema_version').values({ version: 1000, at: 1 }).execute();
    await expect(write()).rejects.toThrow('statement timeout');
    await new Promise((next) => setTimeout(next, 1500));
    await write();
  } finally {
    relay.close();
    await gone.close();
    await here.close();
    await home.remove();
  }
});
