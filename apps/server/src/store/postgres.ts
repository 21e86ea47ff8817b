import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Engine } from './engine.ts';
import { StoreFailure } from './failure.ts';
import { leasedClaims } from './leases.ts';
import { migrate } from './migrations.ts';
import { Connections, PATIENCE } from './pool.ts';
import type { Database } from './schema.ts';

const UNIQUE_VIOLATION = '23505';
/** Enough to save round trips, few enough for the limit on parameters. */
const ROWS_AT_ONCE = 50;

function explainPostgres(error: unknown): 'duplicate' | StoreFailure | null {
  if (error instanceof StoreFailure) return error;
  if (error instanceof pg.DatabaseError) {
    if (error.code === UNIQUE_VIOLATION) return 'duplicate';
    return new StoreFailure(`PostgreSQL refuses: ${error.message} (${error.code})`, { cause: error });
  }
  return isAway(error)
    ? new StoreFailure(`PostgreSQL cannot be reached: ${error.message}`, { cause: error })
    : null;
}

/** `pg` reports a refused or lost connection as a system error (several in one where a name has several addresses) or in words. */
function isAway(error: unknown): error is { readonly message: string } {
  if (typeof error !== 'object' || !error || !('message' in error)) return false;
  return 'syscall' in error || 'errors' in error || /connection|timeout/i.test(String(error.message));
}

const over = (pool: Connections): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

/** Brings the database up to date, which may take its time. Throws `StoreFailure`. */
async function upToDate(url: string, now: number): Promise<void> {
  const db = over(new Connections(url, null));
  try {
    await migrate(db, 'postgres', now);
  } catch (error) {
    const why = explainPostgres(error);
    throw why instanceof StoreFailure
      ? new StoreFailure(`DATABASE_URL: ${why.message}`, { cause: error })
      : error;
  } finally {
    await db.destroy();
  }
}

/** Connects to `url` and brings the database up to date. Throws `StoreFailure`; the password is in no message. */
export async function openPostgres(url: string, now: number, patience = PATIENCE): Promise<Engine> {
  await upToDate(url, now);
  const db = over(new Connections(url, patience));
  const claims = leasedClaims(db, randomUUID());
  return {
    name: 'postgres',
    db,
    claims,
    explain: explainPostgres,
    rowsAtOnce: ROWS_AT_ONCE,
    writeAll: (owners, statements) =>
      db.transaction().execute(async (trx) => {
        const lost = await claims.firstVoid(trx, owners);
        if (lost) return lost;
        for (const statement of statements) await trx.executeQuery(statement);
        return null;
      }),
    async close() {
      await claims.stop();
      await db.destroy();
    },
  };
}
