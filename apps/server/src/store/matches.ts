import { sql } from 'kysely';
import { appendTo, tableClosed, written } from './append.ts';
import { dealClosed, useDeal } from './deals.ts';
import type { Engine } from './engine.ts';
import type { Database, Db, JournalSqlRow, MatchRow } from './schema.ts';
import type {
  JournalRow,
  Matches,
  MatchId,
  NewMatch,
  Ownership,
  StoredMatch,
  StoredTable,
  TableId,
  Written,
} from './store.ts';

function matchFrom(row: MatchRow): StoredMatch {
  return {
    id: row.id as MatchId,
    table: row.table_id as TableId,
    number: row.number,
    setup: JSON.parse(row.setup),
    seed: row.seed,
    engineVersion: row.engine_version,
    opening: JSON.parse(row.opening),
    startedAt: row.started_at,
    endedAt: row.ended_at,
    result: row.result === null ? null : JSON.parse(row.result),
  };
}

function journalFrom(row: JournalSqlRow): JournalRow {
  return {
    match: row.match_id as MatchId,
    seq: row.seq,
    seat: row.seat,
    prompt: row.prompt,
    option: row.option,
    by: row.by as JournalRow['by'],
    facts: JSON.parse(row.facts),
    version: row.version,
    at: row.at,
    remaining: row.remaining,
    took: row.took,
    charged: row.charged,
  };
}

const snapshotFrom = (row: Database['snapshots']) => ({
  match: row.match_id as MatchId,
  seq: row.seq,
  state: JSON.parse(row.state) as unknown,
});

/** Games, and the journal each is rebuilt from. */
export function matchesIn(engine: Engine): Matches {
  const { db } = engine;
  return {
    startMatch: (owner, match, dealtTo) =>
      owned(engine, owner, async (trx) => {
        if (!(await sendOff(trx, match, dealtTo))) return { ok: false, code: 'conflict' };
        if (!(await useDeal(trx, match))) return { ok: false, code: 'conflict' };
        await trx.insertInto('matches').values(newMatchRow(match)).execute();
        return { ok: true };
      }),
    append: appendTo(engine),
    async matchesOf(table) {
      const rows = await db
        .selectFrom('matches')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('number')
        .execute();
      return rows.map(matchFrom);
    },
    abandonMatch: (owner, match, at) =>
      owned(engine, owner, async (trx) => {
        const ended = await trx
          .updateTable('matches')
          .set({ ended_at: at })
          .where('id', '=', match)
          .where('ended_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (ended.numUpdatedRows === 0n) return { ok: false, code: 'conflict' };
        await tableClosed(trx, owner.table, at).execute();
        await dealClosed(trx, match, { state: 'abandoned', at }).execute();
        return { ok: true };
      }),
    keepAsked: (owner, asked) =>
      owned(engine, owner, async (trx) => {
        await trx
          .updateTable('tables')
          .set({ asked: asked && JSON.stringify(asked) })
          .where('id', '=', owner.table)
          .execute();
        return { ok: true };
      }),
    idleMatches: (before, limit) => idleTables(db, before, limit),
    async lastMatch(table) {
      const row = await db
        .selectFrom('matches')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? matchFrom(row) : null;
    },
    async match(id) {
      const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? matchFrom(row) : null;
    },
    async journal(match, afterSeq) {
      const rows = await db
        .selectFrom('journal')
        .selectAll()
        .where('match_id', '=', match)
        .where('seq', '>', afterSeq)
        .orderBy('seq')
        .execute();
      return rows.map(journalFrom);
    },
    async lastSnapshot(match) {
      const row = await db
        .selectFrom('snapshots')
        .selectAll()
        .where('match_id', '=', match)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? snapshotFrom(row) : null;
    },
  };
}

/** Does the work in one transaction, for a room that still owns its table. */
function owned(
  { db, claims, explain }: Engine,
  owner: Ownership,
  work: (trx: Db) => Promise<Written>,
): Promise<Written> {
  return written(explain, () =>
    db.transaction().execute(async (trx): Promise<Written> => {
      const lost = await claims.firstVoid(trx, [owner]);
      return lost ? { ok: false, code: 'lost-ownership', table: owner.table } : work(trx);
    }),
  );
}

/** Tables whose game has had no answer since `before`. */
async function idleTables(db: Db, before: number, limit: number): Promise<TableId[]> {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('tables', 'tables.id', 'matches.table_id')
    .select('matches.table_id')
    .where('phase', 'in', ['running', 'frozen'])
    .where('ended_at', 'is', null)
    .where('started_at', '<', before)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('journal')
            .select('seq')
            .whereRef('journal.match_id', '=', 'matches.id')
            .where('at', '>=', before),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map((row) => row.table_id as TableId);
}

/** Sets the table to `running`; false when it is no longer as the match was dealt to it. */
async function sendOff(
  trx: Db,
  match: NewMatch,
  dealtTo?: Pick<StoredTable, 'revision' | 'seats'>,
): Promise<boolean> {
  let update = trx
    .updateTable('tables')
    .set({ phase: 'running', updated_at: match.startedAt, revision: sql`revision + 1` })
    .where('id', '=', match.table);
  if (dealtTo) {
    update = update.set({ seats: JSON.stringify(dealtTo.seats) }).where('revision', '=', dealtTo.revision);
  }
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const newMatchRow = (match: NewMatch): MatchRow => ({
  id: match.id,
  table_id: match.table,
  number: match.number,
  setup: JSON.stringify(match.setup),
  seed: match.seed,
  engine_version: match.engineVersion,
  opening: JSON.stringify(match.opening),
  started_at: match.startedAt,
  ended_at: null,
  result: null,
});
