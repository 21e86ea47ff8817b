import { sql } from 'kysely';
import { StoreFailure } from './failure.ts';
import type { Db } from './schema.ts';
import { finishesOfPlayers } from './steps/finishes.ts';

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

async function firstTables(db: Db): Promise<void> {
  await accountTables(db);
  await tableTables(db);
  await matchTables(db);
}

/** Who was sent away from a table. */
async function barredAccounts({ schema }: Db): Promise<void> {
  await schema
    .alterTable('tables')
    .addColumn('barred', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
}

async function sessionsByAccount({ schema }: Db): Promise<void> {
  await schema.createIndex('sessions_by_account').on('sessions').column('account_id').execute();
}

async function decisionTimes({ schema }: Db): Promise<void> {
  await schema.alterTable('journal').addColumn('took', 'bigint').execute();
  await schema.alterTable('journal').addColumn('charged', 'bigint').execute();
  await schema
    .createTable('clocks')
    .addColumn('match_id', 'text', (c) => c.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('remaining', 'bigint', (c) => c.notNull())
    .execute();
}

/** Mutes by seat are forgotten: who sat there then is not known any more. */
async function grievances({ schema }: Db): Promise<void> {
  await schema.dropTable('mutes').execute();
  await schema.alterTable('chat').addColumn('account_id', 'text').execute();
  await schema
    .createTable('muted_accounts')
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('muted_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('muted_accounts_key', ['account_id', 'muted_id'])
    .execute();
  await schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('by_id', 'text', (c) => c.notNull())
    .addColumn('about_id', 'text', (c) => c.notNull())
    .addColumn('about_name', 'text', (c) => c.notNull())
    .addColumn('about_seat', 'integer')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('line_id', 'integer')
    .addColumn('line_text', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('note', 'text')
    .execute();
  await schema.createIndex('reports_by_table').on('reports').columns(['table_id', 'at']).execute();
  await schema.createIndex('reports_by_state').on('reports').columns(['closed_at', 'at']).execute();
}

/** Deals outlive their tables: what was committed to stays listed. */
async function commitments({ schema }: Db): Promise<void> {
  await schema.alterTable('tables').addColumn('deal', 'text').execute();
  await schema
    .createTable('deals')
    .addColumn('match_id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('server_seed', 'text', (c) => c.notNull().unique())
    .addColumn('commitment', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('settled', 'text')
    .addColumn('end_hash', 'text')
    .addColumn('signature', 'text')
    .execute();
  await schema.createIndex('deals_by_time').on('deals').columns(['created_at', 'match_id']).execute();
  await schema.createIndex('deals_by_table').on('deals').column('table_id').execute();
  await schema
    .createTable('signing_keys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('public', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute();
}

/** When a session of an account last ended; 0 where none has yet, or none since this is kept. */
async function endOfLastSession({ schema }: Db): Promise<void> {
  await schema
    .alterTable('accounts')
    .addColumn('signed_out_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
}

async function barsOfTheHouse({ schema }: Db): Promise<void> {
  await schema
    .createTable('bars')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .execute();
}

async function accountTables({ schema }: Db): Promise<void> {
  await schema
    .createTable('accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('recovery_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
  await schema
    .createTable('codes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('consumed_at', 'bigint')
    .execute();
  await schema.createIndex('codes_by_expiry').on('codes').column('expires_at').execute();
}

async function tableTables({ schema }: Db): Promise<void> {
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('phase', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('host', 'integer', (c) => c.notNull())
    .addColumn('seats', 'text', (c) => c.notNull())
    .addColumn('guests', 'text', (c) => c.notNull())
    .addColumn('invite_code', 'text', (c) => c.unique())
    .addColumn('invite_expires_at', 'bigint')
    .addColumn('rematch', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute();
  await schema.createIndex('tables_by_phase').on('tables').columns(['phase', 'updated_at']).execute();
  const ofTable = (name: string) =>
    schema
      .createTable(name)
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'));
  await ofTable('members')
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('members_key', ['account_id', 'table_id'])
    .execute();
  await schema.createIndex('members_by_table').on('members').column('table_id').execute();
  await ofTable('chat')
    .addColumn('id', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'id'])
    .execute();
  await ofTable('mutes')
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['table_id', 'account_id', 'seat'])
    .execute();
  await ofTable('owners')
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('epoch', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('owners_key', ['table_id'])
    .execute();
}

async function matchTables({ schema }: Db): Promise<void> {
  await schema
    .createTable('matches')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('setup', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('engine_version', 'text', (c) => c.notNull())
    .addColumn('opening', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('result', 'text')
    .addUniqueConstraint('matches_of_table', ['table_id', 'number'])
    .execute();
  const ofMatch = (name: string) =>
    schema
      .createTable(name)
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seq', 'integer', (c) => c.notNull());
  await ofMatch('journal')
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('prompt', 'integer', (c) => c.notNull())
    .addColumn('option', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('remaining', 'bigint')
    .addPrimaryKeyConstraint('journal_key', ['match_id', 'seq'])
    .execute();
  await ofMatch('snapshots')
    .addColumn('state', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['match_id', 'seq'])
    .execute();
}
