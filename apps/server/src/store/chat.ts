import { sql } from 'kysely';
import type { Db } from './schema.ts';
import { type AccountId, CHAT_CAP, type Tables } from './store.ts';

/** What is said at a table, and who does not want to read whom. */
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
        await trx
          .insertInto('chat')
          .values({ table_id: table, id, ...line })
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
      return db
        .selectFrom('chat')
        .select(['id', 'seat', 'name', 'text', 'at'])
        .where('table_id', '=', table)
        .orderBy('id')
        .execute();
    },
    async setMute(table, { account, seat, muted }) {
      if (muted) {
        const row = { table_id: table, account_id: account, seat };
        await db
          .insertInto('mutes')
          .values(row)
          .onConflict((conflict) => conflict.columns(['table_id', 'account_id', 'seat']).doNothing())
          .execute();
        return;
      }
      await db
        .deleteFrom('mutes')
        .where('table_id', '=', table)
        .where('account_id', '=', account)
        .where('seat', '=', seat)
        .execute();
    },
    async mutesOf(table) {
      const rows = await db
        .selectFrom('mutes')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('seat')
        .execute();
      return rows.map((row) => ({ account: row.account_id as AccountId, seat: row.seat }));
    },
  } satisfies Partial<Tables>;
}
