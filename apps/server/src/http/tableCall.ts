import type { Refused, TableSummary } from '@holdup/protocol';
import type { StoredAccount, StoredTable } from '../store/index.ts';
import type { Directory } from '../tables/directory.ts';
import type { Call } from './call.ts';

/** What calls on one table differ in. */
export type TableCall = Pick<Call, 'path' | 'summary'> & Partial<Pick<Call, 'allowance' | 'toBarred'>>;

/** The table as the caller may see it. */
export async function shown(
  directory: Directory,
  account: StoredAccount,
  table: StoredTable | Refused,
): Promise<{ table: TableSummary } | Refused> {
  return 'ok' in table ? table : { table: directory.lists.summary(table, account.id) };
}
