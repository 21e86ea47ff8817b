import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreFailure } from './failure.ts';
import { LATEST_VERSION } from './migrations.ts';
import { databaseFile, explainSqlite, lockDataDir, makeOwn } from './sqlite.ts';

/**
 * Copies the embedded database in `dataDir` to `file`, whole and consistent, while the server runs or not. The copy
 * appears under its name only once it is complete and on disk. Throws `StoreFailure`, also when `file` exists.
 */
export function backUp(dataDir: string, file: string): void {
  const source = databaseFile(dataDir);
  if (!existsSync(source)) throw new StoreFailure(`There is no database in the data directory ${dataDir}.`);
  if (existsSync(file)) throw new StoreFailure(`${file} exists already; a back-up never overwrites a file.`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    const database = new DatabaseSync(source, { timeout: 5000 });
    try {
      makeOwn(unfinished);
      database.prepare('vacuum into ?').run(unfinished);
    } finally {
      database.close();
    }
    toDisk(unfinished);
    renameSync(unfinished, file);
    toDisk(dirname(resolve(file)));
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw sentence(`The back-up ${file} could not be written`, error);
  }
}

/**
 * Puts a back-up in the place of the database in `dataDir`, which no server may be using. Gives the name under which
 * the replaced database is kept, or null where there was none. Throws `StoreFailure`, and then nothing has changed.
 */
export function restore(dataDir: string, file: string, now = new Date()): { keptAs: string | null } {
  inspect(file);
  const lock = lockDataDir(dataDir);
  const target = databaseFile(dataDir);
  const incoming = `${target}.incoming`;
  try {
    rmSync(incoming, { force: true });
    makeOwn(incoming);
    copyFileSync(file, incoming);
    toDisk(incoming);
    const keptAs = existsSync(target) ? setAside(target, now) : null;
    renameSync(incoming, target);
    toDisk(dataDir);
    return { keptAs };
  } catch (error) {
    rmSync(incoming, { force: true });
    throw sentence(`The back-up ${file} could not be put into ${dataDir}`, error);
  } finally {
    lock.release();
  }
}

/** Refuses a file that is no sound database of ours, before anything is touched. */
function inspect(file: string): void {
  if (!existsSync(file)) throw new StoreFailure(`There is no file ${file}.`);
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const sound = database.prepare('pragma quick_check(1)').get();
      if (sound?.quick_check !== 'ok') throw new StoreFailure(`${file} is damaged: ${sound?.quick_check}`);
      const { version } = database.prepare('select max(version) as version from schema_version').get() ?? {};
      if (typeof version !== 'number' || version > LATEST_VERSION) {
        throw new StoreFailure(
          `${file} was written by a newer Holdup (version ${version}); restore it with that one.`,
        );
      }
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof StoreFailure) throw error;
    throw new StoreFailure(`${file} is no back-up of Holdup: ${String(error)}`, { cause: error });
  }
}

/** Keeps the database at `target` under another name. What is in its write-ahead log belongs to it and not to a successor. */
function setAside(target: string, now: Date): string {
  const kept = `${target}.before-${now.toISOString().replace(/[:.]/g, '-')}`;
  try {
    const database = new DatabaseSync(target);
    // Leaving write-ahead mode folds the log into the file and removes it.
    database.exec('pragma journal_mode = delete');
    database.close();
    linkSync(target, kept);
  } catch {
    // Damaged, perhaps the very reason to restore: keep what there is.
    for (const part of ['-wal', '-shm', '']) {
      if (existsSync(target + part)) renameSync(target + part, kept + part);
    }
  }
  return kept;
}

function toDisk(path: string): void {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

function sentence(what: string, error: unknown): StoreFailure {
  const why = explainSqlite(error);
  return new StoreFailure(`${what}: ${why instanceof StoreFailure ? why.message : String(error)}`, {
    cause: error,
  });
}
