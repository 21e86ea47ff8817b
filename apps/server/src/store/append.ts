import { CompiledQuery, sql } from 'kysely';
import { dealClosed } from './deals.ts';
import type { Engine } from './engine.ts';
import { type Explain, StoreFailure } from './failure.ts';
import { finishRows } from './finishes.ts';
import type { Db, JournalSqlRow } from './schema.ts';
import type { JournalRow, Matches, MatchId, Play, Snapshot, TableId, Written } from './store.ts';

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
 * Writes plays in one transaction. These are the hottest statements of the server: their texts are built once, so that
 * the query builder does not run for every answer.
 */
export function appendTo({ db, rowsAtOnce, writeAll, explain }: Engine): Matches['append'] {
  const texts = new Map<number, string>();
  const insertion = (rows: readonly JournalSqlRow[]): CompiledQuery => {
    const text = texts.get(rows.length) ?? db.insertInto('journal').values(rows).compile().sql;
    texts.set(rows.length, text);
    return CompiledQuery.raw(
      text,
      rows.flatMap((row) => Object.values(row)),
    );
  };
  const snapshotKept = snapshotKeeping(db);

  return (plays) =>
    written(explain, async (): Promise<Written> => {
      const rows = plays.flatMap((play) => play.rows.map(rowFrom));
      const statements: CompiledQuery[] = [];
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        statements.push(insertion(rows.slice(from, from + rowsAtOnce)));
      }
      for (const play of plays) {
        if (play.snapshot) statements.push(...snapshotKept(play.snapshot));
        statements.push(...endOf(db, play));
      }
      const owners = plays.map((play) => play.owner);
      const lost = await writeAll(owners, statements);
      return lost ? { ok: false, code: 'lost-ownership', table: lost.table } : { ok: true };
    });
}

/** Keeps the newest snapshot of a match only: a restart needs no other. */
function snapshotKeeping(db: Db): (snapshot: Snapshot) => CompiledQuery[] {
  const none = '' as MatchId;
  const deletion = db.deleteFrom('snapshots').where('match_id', '=', none).compile().sql;
  const insertion = db.insertInto('snapshots').values({ match_id: none, seq: 0, state: '' }).compile().sql;
  return ({ match, seq, state }) => [
    CompiledQuery.raw(deletion, [match]),
    CompiledQuery.raw(insertion, [match, seq, JSON.stringify(state)]),
  ];
}

function endOf(db: Db, { owner, rows, ends }: Play): CompiledQuery[] {
  const match = rows[0]?.match;
  if (!ends || !match) return [];
  const ended = db
    .updateTable('matches')
    .set({ ended_at: ends.at, result: JSON.stringify(ends.result) })
    .where('id', '=', match);
  const finishes = ends.finishes.flatMap(finishRows);
  return [
    ended.compile(),
    ...(finishes.length > 0 ? [db.insertInto('finishes').values(finishes).compile()] : []),
    tableClosed(db, owner.table, ends.at).compile(),
    dealClosed(db, match, { state: 'revealed', at: ends.at }).compile(),
  ];
}

export const tableClosed = (db: Db, table: TableId, at: number) =>
  db
    .updateTable('tables')
    .set({ phase: 'over', updated_at: at, revision: sql`revision + 1` })
    .where('id', '=', table);

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
