import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach } from '@jest/globals';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { openStore, type Store, type StorePlace } from '../../src/store/index.ts';
import { preparedOnce } from '../../src/store/prepared.ts';
import type { Db } from '../../src/store/schema.ts';
import { databaseFile } from '../../src/store/sqlite.ts';

/** One of the two databases the store runs on, empty. */
export interface Home {
  readonly place: StorePlace;
  open(): Promise<Store>;
  remove(): Promise<void>;
}

export function newFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'holdup-store-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

async function sqliteHome(): Promise<Home> {
  const folder = newFolder();
  const place = { dataDir: folder.path };
  return { place, open: () => openStore(place), remove: async () => folder.remove() };
}

let cluster: ReturnType<typeof startPostgres> | null = null;

/** A database of its own in a cluster that all tests of one file share; `stopPostgres` ends it. */
export async function postgresHome(): Promise<Home> {
  cluster ??= startPostgres();
  const { url } = await cluster;
  const name = `test_${Math.random().toString(36).slice(2)}`;
  const admin = async (text: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await admin(`create database ${name}`);
  const place = { dataDir: 'unused', databaseUrl: url.replace(/[^/]*$/, name) };
  return {
    place,
    open: () => openStore(place),
    // A test may have removed it already.
    remove: () => admin(`drop database if exists ${name} with (force)`),
  };
}

export async function stopPostgres(): Promise<void> {
  const running = cluster;
  cluster = null;
  await (await running)?.stop();
}

/** The database itself, of a store that is closed: to be ended with `destroy`. */
export const rawDatabase = ({ dataDir, databaseUrl }: StorePlace): Db =>
  new Kysely({
    dialect: databaseUrl
      ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
      : new SqliteDialect({ database: preparedOnce(new DatabaseSync(databaseFile(dataDir))) }),
  });

/** What the tests of one block work with: for each of them a store, open in an empty home of its own. */
export interface Opened {
  readonly home: Home;
  readonly store: Store;
  /** Closes the store and opens it again, on what has become of its home meanwhile. */
  reopen(meanwhile?: () => Promise<void>): Promise<Store>;
}

/** To be called at the top of a block. Whatever becomes of a test, its store is closed and its home removed. */
export function opened(newHome: () => Promise<Home>): Opened {
  let home: Home;
  let store: Store;
  beforeEach(async () => {
    home = await newHome();
    store = await home.open();
  });
  afterEach(async () => {
    await store.close();
    await home.remove();
  });
  return {
    get home() {
      return home;
    },
    get store() {
      return store;
    },
    async reopen(meanwhile) {
      await store.close();
      await meanwhile?.();
      store = await home.open();
      return store;
    },
  };
}

export const HOMES = [
  ['sqlite', sqliteHome],
  ['postgres', postgresHome],
] as const;
