import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import type { StorePlace, TableId } from '../../src/store/index.ts';
import { databaseFile } from '../../src/store/sqlite.ts';
import { HOMES, type Home, stopPostgres } from './engines.ts';
import { anAccount, NOON } from './pieces.ts';

/** The first version's own statements: the steps know nothing but SQL that both engines have. */
const FIRST = readFileSync(new URL('version1.sql', import.meta.url), 'utf8');
const RUNNING = 'ze3e4q8c57652ejxytfm' as TableId;

afterAll(stopPostgres);

async function fill({ dataDir, databaseUrl }: StorePlace): Promise<void> {
  if (!databaseUrl) {
    const file = new DatabaseSync(databaseFile(dataDir));
    file.exec(FIRST);
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(FIRST);
  await client.end();
}

describe.each(HOMES)('a database of the first version in %s', (_name, newHome) => {
  let home: Home;
  beforeEach(async () => {
    home = await newHome();
    await fill(home.place);
  });
  afterEach(() => home.remove());

  test('is brought up to date, with what is in it, by one of those who open it at once', async () => {
    // The embedded database has one owner.
    const owners = home.place.databaseUrl ? 3 : 1;
    const opened = await Promise.all(Array.from({ length: owners }, () => home.open()));
    try {
      for (const store of opened) {
        expect(await store.table(RUNNING)).toMatchObject({
          phase: 'running',
          sentAway: [],
          deal: null,
          asked: null,
        });
        expect(await store.lastMatch(RUNNING)).toMatchObject({ number: 1, setup: { game: 'express' } });
        expect(await store.runningTables()).toEqual([RUNNING]);
      }
      const [store] = opened;
      const account = anAccount();
      await store?.addAccount(account);
      expect(await store?.bar({ account: account.id, at: NOON, note: '' })).toBe(true);
    } finally {
      for (const store of opened) await store.close();
    }
    const again = await home.open();
    expect(await again.bars()).toHaveLength(1);
    await again.close();
  });
});
