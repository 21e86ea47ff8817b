import type { Db, DealRow } from './schema.ts';
import type {
  DealState,
  Deals,
  MatchId,
  NewDeal,
  NewMatch,
  Seal,
  StoredDeal,
  StoredTable,
  TableDeal,
  TableId,
} from './store.ts';

const dealFrom = (row: DealRow): StoredDeal => ({
  match: row.match_id as MatchId,
  table: row.table_id as TableId,
  serverSeed: row.server_seed,
  commitment: row.commitment,
  state: row.state as DealState,
  createdAt: row.created_at,
  closedAt: row.closed_at,
  settled: row.settled === null ? null : JSON.parse(row.settled),
  seal: sealFrom(row),
});

const sealFrom = ({ end_hash, signature }: DealRow): Seal | null =>
  end_hash === null || signature === null ? null : { endHash: end_hash, signature: JSON.parse(signature) };

export const dealOf = ({ match, commitment }: NewDeal): TableDeal => ({ match, commitment, asked: null });

/** The commitment to a new deal at this table, made `at` so many ms since 1970, with the seed that it hides. */
export async function writeDeal(
  trx: Db,
  deal: NewDeal,
  { table, at }: { table: TableId; at: number },
): Promise<void> {
  const row: DealRow = {
    match_id: deal.match,
    table_id: table,
    server_seed: deal.serverSeed,
    commitment: deal.commitment,
    state: 'open',
    created_at: at,
    closed_at: null,
    settled: null,
    end_hash: null,
    signature: null,
  };
  await trx.insertInto('deals').values(row).execute();
}

/** The deal before is void, and its seed public: it was never played by. */
export async function replaceDeal(trx: Db, table: StoredTable, next: NewDeal, at: number): Promise<void> {
  await voidDealsOf(trx, [table.id], at);
  await writeDeal(trx, next, { table: table.id, at });
}

/** The deals at these tables that no match was played with are void from now on; those of matches stay. */
export async function voidDealsOf(trx: Db, tables: readonly TableId[], at: number): Promise<void> {
  if (tables.length === 0) return;
  await trx
    .updateTable('deals')
    .set({ state: 'void', closed_at: at })
    .where('table_id', 'in', tables)
    .where('state', '=', 'open')
    .execute();
}

/** A seed serves one match. False when this one has been used, or is void. */
export async function useDeal(trx: Db, match: NewMatch): Promise<boolean> {
  if (match.settled === undefined) return true;
  const { numUpdatedRows } = await trx
    .updateTable('deals')
    .set({ state: 'running', settled: JSON.stringify(match.settled) })
    .where('match_id', '=', match.id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A deal whose match has come to an end, of whatever kind. */
export const dealClosed = (
  db: Db,
  match: MatchId,
  { state, at }: { readonly state: 'revealed' | 'abandoned'; readonly at: number },
) =>
  db
    .updateTable('deals')
    .set({ state, closed_at: at })
    .where('match_id', '=', match)
    .where('state', '=', 'running');

export function dealsIn(db: Db): Deals {
  const rowOf = (match: MatchId) =>
    db.selectFrom('deals').selectAll().where('match_id', '=', match).executeTakeFirst();
  return {
    async deal(match) {
      const row = await rowOf(match);
      return row ? dealFrom(row) : null;
    },
    async deals(limit, before) {
      const last = before ? await rowOf(before) : undefined;
      if (before && !last) return [];
      let query = db.selectFrom('deals').selectAll();
      if (last) {
        query = query.where((e) =>
          e.or([
            e('created_at', '<', last.created_at),
            e.and([e('created_at', '=', last.created_at), e('match_id', '>', last.match_id)]),
          ]),
        );
      }
      const rows = await query.orderBy('created_at', 'desc').orderBy('match_id').limit(limit).execute();
      return rows.map(dealFrom);
    },
    async keepSeal(match, { endHash, signature }) {
      await db
        .updateTable('deals')
        .set({ end_hash: endHash, signature: JSON.stringify(signature) })
        .where('match_id', '=', match)
        .where('end_hash', 'is', null)
        .execute();
      const row = await rowOf(match);
      return (row && sealFrom(row)) ?? { endHash, signature };
    },
    async keepKey(key) {
      await db
        .insertInto('signing_keys')
        .values({ ...key })
        .onConflict((on) => on.column('id').doNothing())
        .execute();
    },
    async keys() {
      return db.selectFrom('signing_keys').selectAll().orderBy('since').orderBy('id').execute();
    },
  };
}
