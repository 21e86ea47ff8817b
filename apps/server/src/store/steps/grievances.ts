import type { Db } from '../schema.ts';

/** Mutes by seat are forgotten: who sat there then is not known any more. */
export async function grievances({ schema }: Db): Promise<void> {
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
