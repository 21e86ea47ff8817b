import type { Db } from '../schema.ts';

/** Deals outlive their tables: what was committed to stays listed. */
export async function commitments({ schema }: Db): Promise<void> {
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
