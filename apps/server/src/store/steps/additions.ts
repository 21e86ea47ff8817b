import type { Db } from '../schema.ts';

/* Steps that add little: a column, an index or a small table. */

/** Who was sent away from a table. */
export async function barredAccounts({ schema }: Db): Promise<void> {
  await schema
    .alterTable('tables')
    .addColumn('barred', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute();
}

export async function sessionsByAccount({ schema }: Db): Promise<void> {
  await schema.createIndex('sessions_by_account').on('sessions').column('account_id').execute();
}

export async function decisionTimes({ schema }: Db): Promise<void> {
  await schema.alterTable('journal').addColumn('took', 'bigint').execute();
  await schema.alterTable('journal').addColumn('charged', 'bigint').execute();
  await schema
    .createTable('clocks')
    .addColumn('match_id', 'text', (c) => c.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('remaining', 'bigint', (c) => c.notNull())
    .execute();
}

export async function barsOfTheHouse({ schema }: Db): Promise<void> {
  await schema
    .createTable('bars')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .execute();
}

/** The seats that a game waits for while no room runs it. */
export async function askedAtRest({ schema }: Db): Promise<void> {
  await schema.alterTable('tables').addColumn('asked', 'text').execute();
}

/** When a session of an account last ended; 0 where none has yet, or none since this is kept. */
export async function endOfLastSession({ schema }: Db): Promise<void> {
  await schema
    .alterTable('accounts')
    .addColumn('signed_out_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
}
