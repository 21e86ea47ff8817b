import { sql } from 'kysely';
import { StoreFailure } from './failure.ts';
import type { Db } from './schema.ts';
import {
  askedAtRest,
  barredAccounts,
  barsOfTheHouse,
  decisionTimes,
  endOfLastSession,
  sessionsByAccount,
} from './steps/additions.ts';
import { commitments } from './steps/commitments.ts';
import { finishesOfPlayers } from './steps/finishes.ts';
import { firstTables } from './steps/firstTables.ts';
import { grievances } from './steps/grievances.ts';

/**
 * The steps from an empty database to today's, in order; the version of a database is how many it has had. Forward
 * only: a step that has been released is never edited, a further one is added. Only SQL that both engines know.
 */
const STEPS: readonly ((db: Db) => Promise<void>)[] = [
  firstTables,
  barredAccounts,
  sessionsByAccount,
  decisionTimes,
  grievances,
  commitments,
  barsOfTheHouse,
  endOfLastSession,
  finishesOfPlayers,
  askedAtRest,
];
export const LATEST_VERSION = STEPS.length;

/** A name for PostgreSQL's advisory lock, by which servers that start together bring the schema up one after the other. */
const MIGRATION_LOCK = 0x401d;

/** Brings the database up to date in one transaction. Throws on one that a newer Holdup has written. */
export async function migrate(db: Db, engine: 'sqlite' | 'postgres', now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    await trx.schema
      .createTable('schema_version')
      .ifNotExists()
      .addColumn('version', 'integer', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    const { version } = await trx
      .selectFrom('schema_version')
      .select((e) => e.fn.coalesce(e.fn.max('version'), sql<number>`0`).as('version'))
      .executeTakeFirstOrThrow();
    if (version > LATEST_VERSION) {
      throw new StoreFailure(
        `The database is of version ${version}, and this Holdup knows versions up to ${LATEST_VERSION}: ` +
          'it was written by a newer Holdup. Start that one, or restore a back-up.',
      );
    }
    for (let next = version; next < STEPS.length; next++) {
      await STEPS[next]?.(trx);
      await trx
        .insertInto('schema_version')
        .values({ version: next + 1, at: now })
        .execute();
    }
  });
}
