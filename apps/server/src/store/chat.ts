import { sql } from 'kysely';
import type { Db } from './schema.ts';
import { type AccountId, CHAT_CAP, type Tables } from './store.ts';

/** What is said at a table. */
export function chatIn(db: Db) {
  return {
    async addChat(table, line) {
      return db.transaction().execute(async (trx) => {
        // One writer at a time for each table, so that two lines never get one id.
        await trx.updateTable('tables').set({ revision: sql`revision` }).where('id', '=', table).execute();
        const { last } = await trx
          .selectFrom('chat')
          .select((e) => e.fn.coalesce(e.fn.max('id'), sql<number>`0`).as('last'))
          .where('table_id', '=', table)
          .executeTakeFirstOrThrow();
        const id = last + 1;
        const { account: account_id, ...said } = line;
        await trx
          .insertInto('chat')
          .values({ table_id: table, id, account_id, ...said })
          .execute();
        await trx
          .deleteFrom('chat')
          .where('table_id', '=', table)
          .where('id', '<=', id - CHAT_CAP)
          .execute();
        return { id, ...line };
      });
    },
    async chatOf(table) {
      const rows = await db
        .selectFrom('chat')
        .select(['id', 'seat', 'account_id', 'name', 'text', 'at'])
        .where('table_id', '=', table)
        .orderBy('id')
        .execute();
      return rows.map(({ account_id, ...line }) => ({ ...line, account: account_id as AccountId | null }));
    },
  } satisfies Partial<Tables>;
}
