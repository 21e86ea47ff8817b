import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { backUp, GroupCommit, openStore, restore, type Store, StoreFailure } from '../../src/store/index.ts';
import { storeOver } from '../../src/store/open.ts';
import { databaseFile, openSqlite } from '../../src/store/sqlite.ts';
import { newFolder } from './engines.ts';
import { aGame, anAccount, aPlay, aRow, NOON } from './pieces.ts';
import { otherProcess } from './process.ts';

const backupScript = fileURLToPath(new URL('../../src/backup.ts', import.meta.url));

let folder: ReturnType<typeof newFolder>;
let opened: Store[];
beforeEach(() => {
  folder = newFolder();
  opened = [];
});
afterEach(async () => {
  for (const store of opened) await store.close();
  folder.remove();
});

async function open(dataDir = folder.path): Promise<Store> {
  const store = await openStore({ dataDir });
  opened.push(store);
  return store;
}
async function close(store: Store): Promise<void> {
  opened = opened.filter((other) => other !== store);
  await store.close();
}

describe('the data directory', () => {
  test('is made with nobody else let in', async () => {
    const dataDir = join(folder.path, 'a/b');
    await open(dataDir);
    expect(statSync(dataDir).mode & 0o077).toBe(0);
  });

  test('has one owner: a second process is refused in words, until the first is killed', async () => {
    const other = await otherProcess({ dataDir: folder.path });
    expect(await other.says()).toEqual({ open: true });
    await expect(open()).rejects.toThrow(
      `Another Holdup is running on the data directory ${folder.path}. Stop that one, or give this one a DATA_DIR of its own.`,
    );
    await other.kill();
    await (await open()).ping();
    const late = await otherProcess({ dataDir: folder.path });
    expect(await late.says()).toEqual({ failed: expect.stringContaining('Another Holdup is running') });
  });

  test('that cannot be written is refused in words', async () => {
    await close(await open());
    chmodSync(folder.path, 0o555);
    for (const name of readdirSync(folder.path)) chmodSync(join(folder.path, name), 0o444);
    try {
      await expect(asNobody(() => openStore({ dataDir: folder.path }))).rejects.toThrow(
        /^The data directory .* cannot be used: .* cannot be (written|opened): check .*permissions\.$/,
      );
      await expect(asNobody(() => openStore({ dataDir: join(folder.path, 'new') }))).rejects.toThrow(
        /^The data directory .*new cannot be made: .*EACCES/,
      );
    } finally {
      chmodSync(folder.path, 0o755);
    }
  });

  test('that is a file, or holds something else, is refused in words', async () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, 'x');
    await expect(open(file)).rejects.toThrow(StoreFailure);
    writeFileSync(databaseFile(folder.path), 'no database, but long enough to look at'.repeat(40));
    await expect(open()).rejects.toThrow('the file is no SQLite database');
  });

  test('of a newer Holdup is refused in words, and left as it is', async () => {
    const engine = await openSqlite(folder.path, NOON);
    await engine.db.insertInto('schema_version').values({ version: 99, at: NOON }).execute();
    await engine.close();
    await expect(open()).rejects.toThrow('written by a newer Holdup');
  });
});

/** File permissions do not bind root: does it as somebody else then. */
async function asNobody<R>(what: () => Promise<R>): Promise<R> {
  if (process.getuid?.() !== 0) return what();
  process.seteuid?.(65534);
  try {
    return await what();
  } finally {
    process.seteuid?.(0);
  }
}

test('an answer that comes in the middle of another transaction is not undone with it', async () => {
  const engine = await openSqlite(folder.path, NOON);
  const store = storeOver(engine);
  opened.push(store);
  const game = await aGame(store);
  let written: Promise<unknown> = Promise.resolve();
  const undone = engine.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('chat').execute();
    written = store.append([aPlay(game, 1)]);
    await new Promise((next) => setTimeout(next, 20));
    throw new Error('on second thoughts');
  });
  await expect(undone).rejects.toThrow('on second thoughts');
  expect(await written).toEqual({ ok: true });
  expect(await store.journal(game.match, 0)).toHaveLength(1);
});

describe('a full disk', () => {
  test('refuses plays, keeps what was acknowledged, and is got over without a restart', async () => {
    const engine = await openSqlite(folder.path, NOON);
    const store = storeOver(engine);
    opened.push(store);
    const game = await aGame(store);
    const commit = new GroupCommit(store);
    const { page_count: pages } = (await sql<{ page_count: number }>`pragma page_count`.execute(engine.db))
      .rows[0] as { page_count: number };
    await sql`pragma max_page_count = ${sql.raw(String(pages + 8))}`.execute(engine.db);

    const bulky = { kind: 'noEffect', text: 'x'.repeat(2000) };
    let acknowledged = 0;
    let refusal: unknown = null;
    while (acknowledged < 200 && !refusal) {
      const rows = [aRow(game.match, acknowledged + 1, { facts: [bulky] })];
      const written = await commit.hand({ owner: game.owner, rows });
      if (written.ok) acknowledged += 1;
      else refusal = written;
    }
    expect(refusal).toEqual({
      ok: false,
      code: 'store-failed',
      reason: 'the disk is full: free some space, no restart is needed',
    });
    expect(acknowledged).toBeGreaterThan(3);
    expect(await store.journal(game.match, 0)).toHaveLength(acknowledged);
    const account = { ...anAccount('x'.repeat(50_000)) };
    await expect(store.addAccount(account)).rejects.toThrow(StoreFailure);

    await sql`pragma max_page_count = 100000`.execute(engine.db);
    expect(await commit.hand(aPlay(game, acknowledged + 1))).toEqual({ ok: true });
    await close(store);
    expect(await (await open()).journal(game.match, 0)).toHaveLength(acknowledged + 1);
  });
});

describe('a back-up', () => {
  const copy = () => join(folder.path, 'copies.sqlite');

  test('is taken while the server runs and writes, and restores what had been acknowledged', async () => {
    const dataDir = join(folder.path, 'data');
    const store = await open(dataDir);
    const game = await aGame(store);
    for (let seq = 1; seq <= 50; seq++) await store.append([aPlay(game, seq)]);
    backUp(dataDir, copy());
    // They hold the seeds of running games.
    for (const file of [copy(), databaseFile(dataDir), `${databaseFile(dataDir)}-wal`])
      expect(statSync(file).mode & 0o077).toBe(0);
    for (let seq = 51; seq <= 60; seq++) await store.append([aPlay(game, seq)]);
    expect(() => restore(dataDir, copy())).toThrow('Another Holdup is running');
    await close(store);

    const { keptAs } = restore(dataDir, copy());
    const restored = await open(dataDir);
    expect(await restored.journal(game.match, 0)).toHaveLength(50);
    expect((await restored.append([])).ok).toBe(true);
    await close(restored);
    expect(keptAs).not.toBeNull();
    // What was replaced can be put back in the same way.
    restore(dataDir, keptAs as string);
    expect(await (await open(dataDir)).journal(game.match, 0)).toHaveLength(60);
  });

  test('replaces a database that was killed with its log unfolded', async () => {
    const dataDir = join(folder.path, 'data');
    const store = await open(dataDir);
    const account = anAccount('Kept');
    await store.addAccount(account);
    await close(store);
    backUp(dataDir, copy());
    const other = await otherProcess({ dataDir });
    expect(await other.says()).toEqual({ open: true });
    await other.kill();
    expect(existsSync(`${databaseFile(dataDir)}-wal`)).toBe(true);
    restore(dataDir, copy());
    expect(await (await open(dataDir)).account(account.id)).toEqual(account);
  });

  test('saves the day when the database itself is damaged', async () => {
    const dataDir = join(folder.path, 'data');
    const store = await open(dataDir);
    const account = anAccount();
    await store.addAccount(account);
    await close(store);
    backUp(dataDir, copy());
    writeFileSync(databaseFile(dataDir), 'fire and water'.repeat(100));
    const { keptAs } = restore(dataDir, copy());
    expect(readFileSync(keptAs as string, 'utf8')).toContain('fire and water');
    expect(await (await open(dataDir)).account(account.id)).toEqual(account);
  });

  test('is a command for the operator', async () => {
    const dataDir = join(folder.path, 'data');
    await close(await open(dataDir));
    const run = (args: string[], env: Record<string, string> = {}) =>
      spawnSync(process.execPath, [backupScript, ...args], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, HOLDUP_CWD: folder.path, ...env },
      });
    expect(run(['backup', 'copies.sqlite'])).toMatchObject({
      status: 0,
      stdout: `Backed up ${dataDir} to ${copy()}.\n`,
    });
    expect(run(['backup', 'copies.sqlite'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('exists'),
    });
    expect(run(['restore', 'copies.sqlite'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('is kept as'),
    });
    expect(run(['backup'])).toMatchObject({ status: 2, stderr: expect.stringContaining('usage') });
    const away = { DATABASE_URL: 'postgres://holdup:sesame@127.0.0.1:1/holdup' };
    expect(run(['backup', 'other'], away)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('pg_dump'),
    });
  });

  test('never overwrites, is for its owner only, and must be sound to be restored', async () => {
    const dataDir = join(folder.path, 'data');
    expect(() => backUp(dataDir, copy())).toThrow('There is no database');
    await close(await open(dataDir));
    backUp(dataDir, copy());
    expect(statSync(copy()).mode & 0o077).toBe(0);
    expect(() => backUp(dataDir, copy())).toThrow('exists already');
    const before = readFileSync(databaseFile(dataDir));
    const junk = join(folder.path, 'junk');
    writeFileSync(junk, 'junk'.repeat(1000));
    expect(() => restore(dataDir, junk)).toThrow('is no back-up of Holdup');
    writeFileSync(junk, '');
    expect(() => restore(dataDir, junk)).toThrow('is no back-up of Holdup');
    expect(() => restore(dataDir, join(folder.path, 'none'))).toThrow('There is no file');
    writeFileSync(junk, readFileSync(copy()).subarray(0, 20_000));
    expect(() => restore(dataDir, junk)).toThrow(StoreFailure);
    expect(readFileSync(databaseFile(dataDir))).toEqual(before);
  });
});
