import { CompiledQuery, sql } from 'kysely';
import { closeDeal } from './deals.ts';
import type { Claims } from './engine.ts';
import { type Explain, StoreFailure } from './failure.ts';
import type { Db, JournalSqlRow } from './schema.ts';
import type { JournalRow, Matches, Play, TableId, Written } from './store.ts';

/** Rows that go into one statement: enough to save round trips, few enough for every engine's limit on parameters. */
const ROWS_AT_ONCE = 50;

/** Always with its keys in this order: the statement's text is built from the first rows and reused for others. */
const rowFrom = (row: JournalRow): JournalSqlRow => ({
  match_id: row.match,
  seq: row.seq,
  seat: row.seat,
  prompt: row.prompt,
  option: row.option,
  by: row.by,
  facts: JSON.stringify(row.facts),
  version: row.version,
  at: row.at,
  remaining: row.remaining,
  took: row.took,
  charged: row.charged,
});

/**
 * Writes plays in one transaction. This is the hottest statement of the server: its text is built once for each
 * number of rows, so that the query builder does not run for every answer.
 */
export function appendTo(db: Db, claims: Claims, explain: Explain): Matches['append'] {
  const texts = new Map<number, string>();
  const insertion = (rows: readonly JournalSqlRow[]): CompiledQuery => {
    const text = texts.get(rows.length) ?? db.insertInto('journal').values(rows).compile().sql;
    texts.set(rows.length, text);
    return CompiledQuery.raw(
      text,
      rows.flatMap((row) => Object.values(row)),
    );
  };

  return (plays) =>
    written(explain, () =>
      db.transaction().execute(async (trx): Promise<Written> => {
        const lost = await claims.firstVoid(
          trx,
          plays.map((play) => play.owner),
        );
        if (lost) return { ok: false, code: 'lost-ownership', table: lost.table };
        const rows = plays.flatMap((play) => play.rows.map(rowFrom));
        for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
          await trx.executeQuery(insertion(rows.slice(from, from + ROWS_AT_ONCE)));
        }
        for (const play of plays) {
          await writeSnapshot(trx, play);
          await writeEnd(trx, play);
        }
        return { ok: true };
      }),
    );
}

/** Keeps the newest snapshot of a match only: a restart needs no other. */
async function writeSnapshot(trx: Db, { snapshot }: Play): Promise<void> {
  if (!snapshot) return;
  const { match, seq, state } = snapshot;
  await trx.deleteFrom('snapshots').where('match_id', '=', match).execute();
  await trx
    .insertInto('snapshots')
    .values({ match_id: match, seq, state: JSON.stringify(state) })
    .execute();
}

async function writeEnd(trx: Db, { owner, rows, ends }: Play): Promise<void> {
  const match = rows[0]?.match;
  if (!ends || !match) return;
  await trx
    .updateTable('matches')
    .set({ ended_at: ends.at, result: JSON.stringify(ends.result) })
    .where('id', '=', match)
    .execute();
  await closeTable(trx, owner.table, ends.at);
  await closeDeal(trx, match, 'revealed', ends.at);
}

export async function closeTable(trx: Db, table: TableId, at: number): Promise<void> {
  await trx
    .updateTable('tables')
    .set({ phase: 'over', updated_at: at, revision: sql`revision + 1` })
    .where('id', '=', table)
    .execute();
}

/** Runs a write and turns what the database says against it into a refusal. Bugs throw. */
export async function written(explain: Explain, write: () => Promise<Written>): Promise<Written> {
  try {
    return await write();
  } catch (error) {
    const why = explain(error);
    if (why === 'duplicate') return { ok: false, code: 'conflict' };
    if (why instanceof StoreFailure) return { ok: false, code: 'store-failed', reason: why.message };
    throw error;
  }
}
