import type { Db } from './schema.ts';
import type { AccountId, Bars } from './store.ts';

/** Whom the operator keeps out of the house. */
export const barsIn = (db: Db): Bars => ({
  async bar({ account, at, note }) {
    return db.transaction().execute(async (trx) => {
      const known = await trx
        .selectFrom('accounts')
        .select('id')
        .where('id', '=', account)
        .executeTakeFirst();
      if (!known) return false;
      await trx
        .insertInto('bars')
        .values({ account_id: account, at, note })
        .onConflict((on) => on.column('account_id').doUpdateSet({ note }))
        .execute();
      return true;
    });
  },
  async unbar(account) {
    const { numDeletedRows } = await db
      .deleteFrom('bars')
      .where('account_id', '=', account)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  },
  async bars() {
    const rows = await db
      .selectFrom('bars')
      .innerJoin('accounts', 'accounts.id', 'bars.account_id')
      .select(['account_id', 'name', 'at', 'note'])
      .orderBy('at')
      .orderBy('account_id')
      .execute();
    return rows.map(({ account_id, ...bar }) => ({ account: account_id as AccountId, ...bar }));
  },
});
