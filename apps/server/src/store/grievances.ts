import type { Db, ReportRow } from './schema.ts';
import {
  type AccountId,
  type Grievances,
  MUTE_CAP,
  REPORT_CAP,
  type ReportId,
  type StoredReport,
  type TableId,
} from './store.ts';

const reportFrom = (row: ReportRow): StoredReport => ({
  id: row.id as ReportId,
  table: row.table_id as TableId,
  by: row.by_id as AccountId,
  about: row.about_id as AccountId,
  aboutName: row.about_name,
  aboutSeat: row.about_seat,
  reason: row.reason,
  text: row.text,
  line: row.line_id === null ? null : { id: row.line_id, text: row.line_text ?? '' },
  at: row.at,
  closed: row.closed_at === null ? null : { at: row.closed_at, note: row.note ?? '' },
});

/** Whom people do not want to read, and what they report. */
export const grievancesIn = (db: Db): Grievances => ({
  ...mutesIn(db),
  async addReport({ by, table, line, ...report }) {
    return db.transaction().execute(async (trx) => {
      const { written } = await trx
        .selectFrom('reports')
        .select((e) => e.fn.countAll<number>().as('written'))
        .where('table_id', '=', table)
        .where('by_id', '=', by)
        .executeTakeFirstOrThrow();
      if (Number(written) >= REPORT_CAP) return false;
      await trx
        .insertInto('reports')
        .values({
          id: report.id,
          table_id: table,
          by_id: by,
          about_id: report.about,
          about_name: report.aboutName,
          about_seat: report.aboutSeat,
          reason: report.reason,
          text: report.text,
          line_id: line?.id ?? null,
          line_text: line?.text ?? null,
          at: report.at,
          closed_at: null,
          note: null,
        })
        .execute();
      return true;
    });
  },
  async reportsOf(table) {
    const rows = await db
      .selectFrom('reports')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('at')
      .execute();
    return rows.map(reportFrom);
  },
  async openReports(limit) {
    const rows = await db
      .selectFrom('reports')
      .selectAll()
      .where('closed_at', 'is', null)
      .orderBy('at')
      .limit(limit)
      .execute();
    return rows.map(reportFrom);
  },
  async closeReport(id, { at, note }) {
    const { numUpdatedRows } = await db
      .updateTable('reports')
      .set({ closed_at: at, note })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },
});

const mutesIn = (db: Db): Pick<Grievances, 'setMute' | 'mutesOf'> => ({
  async setMute(account, { account: muted_id, name, muted, at }) {
    if (!muted) {
      await db
        .deleteFrom('muted_accounts')
        .where('account_id', '=', account)
        .where('muted_id', '=', muted_id)
        .execute();
      return;
    }
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('muted_accounts')
        .values({ account_id: account, muted_id, name, at })
        .onConflict((conflict) => conflict.columns(['account_id', 'muted_id']).doNothing())
        .execute();
      const over = await trx
        .selectFrom('muted_accounts')
        .select('muted_id')
        .where('account_id', '=', account)
        .orderBy('at', 'desc')
        .offset(MUTE_CAP)
        .limit(MUTE_CAP)
        .execute();
      if (over.length === 0) return;
      const forgotten = over.map((row) => row.muted_id);
      await trx
        .deleteFrom('muted_accounts')
        .where('account_id', '=', account)
        .where('muted_id', 'in', forgotten)
        .execute();
    });
  },
  async mutesOf(account) {
    const rows = await db
      .selectFrom('muted_accounts')
      .select(['muted_id', 'name'])
      .where('account_id', '=', account)
      .orderBy('at')
      .execute();
    return rows.map((row) => ({ account: row.muted_id as AccountId, name: row.name }));
  },
});
