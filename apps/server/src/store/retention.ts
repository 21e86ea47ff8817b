import type { Db } from './schema.ts';
import type { Time } from './store.ts';

/** What is to be deleted, and how much of it at once. Null: nothing of the kind. */
export interface Outdated {
  /** Tables whose game was over before then, with everything of it. */
  readonly overBefore: Time | null;
  /** Accounts that have been signed in nowhere since then, and have no seat anywhere. */
  readonly accountsBefore: Time | null;
  readonly limit: number;
}

/** Deletes a small batch of what is outdated; says how many tables and accounts that were. What somebody has reported is kept. */
export async function clearOut(db: Db, { overBefore, accountsBefore, limit }: Outdated): Promise<number> {
  const tables = overBefore === null ? 0 : await clearTables(db, overBefore, limit);
  return tables + (accountsBefore === null ? 0 : await clearAccounts(db, accountsBefore, limit));
}

async function clearTables(db: Db, before: Time, limit: number): Promise<number> {
  // In one statement: between two, somebody might report what is about to go.
  const outdated = db
    .selectFrom('tables')
    .select('id')
    .where('phase', '=', 'over')
    .where('updated_at', '<', before)
    .where((e) =>
      e.not(e.exists(e.selectFrom('reports').select('id').whereRef('reports.table_id', '=', 'tables.id'))),
    )
    .orderBy('updated_at')
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('tables')
    .where('id', 'in', outdated)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function clearAccounts(db: Db, before: Time, limit: number): Promise<number> {
  const unused = db
    .selectFrom('accounts')
    .select('id')
    .where('created_at', '<', before)
    .where('signed_out_at', '<', before)
    .where((e) =>
      e.and([
        e.not(
          e.exists(e.selectFrom('sessions').select('token_hash').whereRef('account_id', '=', 'accounts.id')),
        ),
        e.not(
          e.exists(e.selectFrom('members').select('table_id').whereRef('account_id', '=', 'accounts.id')),
        ),
      ]),
    )
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('accounts')
    .where('id', 'in', unused)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
