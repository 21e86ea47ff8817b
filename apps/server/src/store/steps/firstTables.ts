import type { Db } from '../schema.ts';

export async function firstTables(db: Db): Promise<void> {
  await accountTables(db);
  await tableTables(db);
  await matchTables(db);
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
