import { answers, bodies, type Refused, type TableSummary } from '@holdup/protocol';
import type { z } from 'zod';
import type { StoredAccount, StoredTable, TableId } from '../store/index.ts';
import type { Directory } from '../tables/directory.ts';
import { type Call, call } from './call.ts';

/** What calls on one table differ in. */
type TableCall = Pick<Call, 'path' | 'summary'> &
  Partial<Pick<Call, 'allowance' | 'toBarred'>> & { readonly method?: 'patch' };

export type BodyOf<K extends keyof typeof bodies> = z.infer<(typeof bodies)[K]>;

/** Makes calls that do something with one table, and answer with it; `name` is that of their body. */
export const callsOnTables =
  (directory: Directory) =>
  <K extends keyof typeof bodies>(
    one: TableCall,
    name: K,
    doing: (account: StoredAccount, id: TableId, body: BodyOf<K>) => Promise<StoredTable | Refused>,
  ): Call =>
    call({
      method: 'post',
      ...one,
      body: bodies[name],
      answer: answers.table,
      to: 'account',
      handle: async ({ account, params, body }) =>
        shown(directory, account, await doing(account, params.id as TableId, body as BodyOf<K>)),
    });

/** The table as the caller may see it. */
export async function shown(
  directory: Directory,
  account: StoredAccount,
  table: StoredTable | Refused,
): Promise<{ table: TableSummary } | Refused> {
  return 'ok' in table ? table : { table: directory.lists.summary(table, account.id) };
}
