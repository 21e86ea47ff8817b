import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Claims, Engine } from './engine.ts';
import { StoreFailure } from './failure.ts';
import { LATEST_VERSION, migrate } from './migrations.ts';
import { inOneGo, preparedOnce } from './prepared.ts';
import type { Database } from './schema.ts';
import type { Ownership, TableId } from './store.ts';

export const databaseFile = (dataDir: string): string => join(dataDir, 'holdup.sqlite');
const lockFile = (dataDir: string): string => join(dataDir, 'holdup.lock');

/** Primary result codes of SQLite (sqlite.org/rescode.html); the low byte of an extended one. */
const BUSY = 5;
const READ_ONLY = 8;
const CONSTRAINT_PRIMARY_KEY = 1555;
const CONSTRAINT_UNIQUE = 2067;
const SENTENCES: Readonly<Record<number, string>> = {
  [BUSY]: 'the database is locked by another program',
  [READ_ONLY]: 'the data directory or the database in it cannot be written: check its owner and permissions',
  10: 'the disk reports an input/output error',
  11: 'the database file is damaged: restore a back-up',
  13: 'the disk is full: free some space, no restart is needed',
  14: 'the database file cannot be opened: check that the data directory exists, its owner and permissions',
  26: 'the file is no SQLite database',
};

function resultCode(error: unknown): number | null {
  const code: unknown = typeof error === 'object' && error && 'errcode' in error ? error.errcode : null;
  return typeof code === 'number' ? code : null;
}

export function explainSqlite(error: unknown): 'duplicate' | StoreFailure | null {
  const code = resultCode(error);
  if (code === null) return error instanceof StoreFailure ? error : null;
  if (code === CONSTRAINT_PRIMARY_KEY || code === CONSTRAINT_UNIQUE) return 'duplicate';
  return new StoreFailure(SENTENCES[code & 0xff] ?? String(error), { cause: error });
}

/** An empty file that nobody else may read, before anything is in it: it will hold the seeds of running games. */
export const makeOwn = (file: string): void => closeSync(openSync(file, 'wx', 0o600));

/**
 * Takes the exclusive lock on a data directory (made if need be), for as long as the answer is kept open. The lock is a
 * transaction on a database of its own, so the system drops it with the process, however that ends, and others can still
 * read the real database (a back-up does). Throws `StoreFailure` when another process has it.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  try {
    // Nobody else's business: it holds the seeds of running games.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoreFailure(`The data directory ${dataDir} cannot be made: ${String(error)}`, {
      cause: error,
    });
  }
  try {
    const lock = new DatabaseSync(lockFile(dataDir), { timeout: 0 });
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      lock.close();
      throw error;
    }
    return { release: () => lock.close() };
  } catch (error) {
    throw cannotUse(dataDir, error);
  }
}

function cannotUse(dataDir: string, error: unknown): unknown {
  if (resultCode(error) === BUSY) {
    return new StoreFailure(
      `Another Holdup is running on the data directory ${dataDir}. ` +
        'Stop that one, or give this one a DATA_DIR of its own.',
    );
  }
  const why = explainSqlite(error);
  if (!(why instanceof StoreFailure)) return error;
  return new StoreFailure(`The data directory ${dataDir} cannot be used: ${why.message}.`, { cause: error });
}

/**
 * Opens the database in `dataDir` beside the server that may be running on it, as it is: for the operator's few questions. Throws
 * `StoreFailure` where there is none, or where it is not of today's schema.
 */
export function openBeside(dataDir: string): Engine {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new StoreFailure(`There is no database in the data directory ${dataDir}.`);
  try {
    const database = new DatabaseSync(file, { timeout: 5000 });
    const { version } = database.prepare('select max(version) as version from schema_version').get() ?? {};
    if (version !== LATEST_VERSION) {
      database.close();
      throw new StoreFailure(
        `The database is of version ${version}, and this Holdup is of version ${LATEST_VERSION}: ` +
          'use the one that runs on it.',
      );
    }
    const engine = engineOver(database);
    return { ...engine, close: () => engine.db.destroy() };
  } catch (error) {
    throw cannotUse(dataDir, error);
  }
}

function engineOver(database: DatabaseSync): Omit<Engine, 'close'> {
  const statements = preparedOnce(database);
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: statements }) });
  const claims = claimsInMemory();
  return {
    name: 'sqlite',
    db,
    claims,
    explain: explainSqlite,
    // A statement of several rows would keep a log of its own to be undone by, often in a file.
    rowsAtOnce: 1,
    writeAll: async (owners, queries) => {
      const write = () => claims.void(owners) ?? inOneGo(statements, queries);
      // Somebody is between two statements of a transaction on this, the only connection: after him.
      return database.isTransaction ? db.connection().execute(async () => write()) : write();
    },
  };
}

/** One process owns the directory, so claims need only be told apart within it. */
function claimsInMemory(): Claims & { void(owners: readonly Ownership[]): Ownership | null } {
  const epochs = new Map<TableId, number>();
  return {
    void: (owners) => owners.find(({ table, epoch }) => epochs.get(table) !== epoch) ?? null,
    elsewhere: sql`false`,
    async claim(table) {
      const epoch = (epochs.get(table) ?? 0) + 1;
      epochs.set(table, epoch);
      return { table, epoch };
    },
    async release({ table, epoch }) {
      // One further, not forgotten: a room that was released must not be taken for a later owner.
      if (epochs.get(table) === epoch) epochs.set(table, epoch + 1);
    },
    async firstVoid(_trx, owners) {
      return this.void(owners);
    },
    onLost: () => () => {},
  };
}

/** Opens the embedded database in `dataDir` and takes the directory's lock. Throws `StoreFailure`. */
export async function openSqlite(dataDir: string, now: number): Promise<Engine> {
  const lock = lockDataDir(dataDir);
  let database: DatabaseSync | undefined;
  try {
    const file = databaseFile(dataDir);
    try {
      if (!existsSync(file)) makeOwn(file);
    } catch {
      // The next line says why in better words.
    }
    database = new DatabaseSync(file, { timeout: 5000 });
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    // A long back-up lets the log grow; afterwards it is cut to this many bytes.
    database.exec('pragma journal_size_limit = 33554432;');
    const engine = engineOver(database);
    await migrate(engine.db, 'sqlite', now);
    return {
      ...engine,
      async close() {
        await engine.db.destroy();
        lock.release();
      },
    };
  } catch (error) {
    database?.close();
    lock.release();
    throw cannotUse(dataDir, error);
  }
}
