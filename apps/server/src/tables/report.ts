import type { BodyOf, Refused } from '@holdup/protocol';
import type { House } from '../house.ts';
import {
  type AccountId,
  type ChatLine,
  newId,
  type ReportId,
  type StoredAccount,
  type StoredTable,
  type TableId,
} from '../store/index.ts';
import { mayWatch, refused } from './decide.ts';
import { seatOf, watchDelayOf } from './summary.ts';

interface Reported {
  readonly account: AccountId;
  readonly name: string;
  readonly line: { readonly id: number; readonly text: string } | null;
}

/**
 * Writes down what `who` has to say against somebody at a table he sits at or may watch. A line of the chat is kept with it, since
 * old lines are dropped.
 */
export async function report(
  { store, log, metrics }: Pick<House, 'store' | 'log' | 'metrics'>,
  who: StoredAccount,
  id: TableId,
  { about, reason, text = '' }: BodyOf<'report'>,
): Promise<{ ok: true } | Refused> {
  const table = await store.table(id);
  if (!table || !mayWatch(table, who)) return refused('no-such-table');
  const whom =
    'seat' in about
      ? sitting(table.seats[about.seat])
      : spoken(
          (await store.chatOf(id)).find((line) => line.id === about.line && mayHaveRead(table, who, line)),
        );
  if (!whom || whom.account === who.id) return refused('bad-input');
  const seat = table.seats.findIndex((one) => one.account === whom.account);
  const written = await store.addReport({
    id: newId<ReportId>(),
    table: id,
    by: who.id,
    about: whom.account,
    aboutName: whom.name,
    aboutSeat: seat < 0 ? null : seat,
    reason,
    text,
    line: whom.line,
    at: Date.now(),
  });
  if (!written) return refused('too-fast');
  metrics.reports.inc({ reason });
  log.info({ table: id, reason }, 'somebody was reported');
  return { ok: true };
}

/** Who watches is behind in the talk too: whether a line is there already is not told by refusing a report, or taking it. */
const mayHaveRead = (table: StoredTable, who: StoredAccount, { at }: ChatLine): boolean =>
  seatOf(table, who.id) !== null || at + watchDelayOf(table) <= Date.now();

type Named = { readonly account: AccountId | null; readonly name: string | null };

const sitting = (seat: Named | undefined): Reported | null =>
  seat?.account ? { account: seat.account, name: seat.name ?? '', line: null } : null;

const spoken = (
  line: (Named & { readonly id: number; readonly text: string }) | undefined,
): Reported | null =>
  line?.account
    ? { account: line.account, name: line.name ?? '', line: { id: line.id, text: line.text } }
    : null;
