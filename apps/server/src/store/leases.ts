import { sql } from 'kysely';
import type { Claims } from './engine.ts';
import type { Db } from './schema.ts';
import type { Ownership, TableId } from './store.ts';

/** How long a claim lasts without renewal, in ms, and how often it is renewed. */
const LIFE = 3000;
const RENEWAL = 1000;

/** The database's own clock, so that the processes' clocks need not agree. Not `now()`, which stands still in a transaction. */
const clock = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
const runsOut = sql<number>`${clock} + ${LIFE}::bigint`;

/**
 * Claims shared by several processes through PostgreSQL. Each table has a row with its owner and an epoch, which
 * every claim raises; another process may claim once the life has run out. Whoever writes locks the row first and
 * compares the epoch, so a claim waits for a write under way and no write follows a claim. An owner that was late
 * but not replaced stays the owner.
 */
export function leasedClaims(db: Db, owner: string): Claims & { stop(): Promise<void> } {
  const held = new Map<TableId, Ownership>();
  const listeners = new Set<(owner: Ownership) => void>();
  let renewing: Promise<void> = Promise.resolve();
  let busy = false;

  async function renew(): Promise<void> {
    const before = [...held.values()];
    if (before.length === 0) return;
    const tables = before.map(({ table }) => table);
    const renewed = await renewedEpochs(db, owner, tables);
    for (const one of before) {
      if (renewed.get(one.table) === one.epoch || held.get(one.table) !== one) continue;
      held.delete(one.table);
      for (const listener of listeners) listener(one);
    }
  }

  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    // A database that is away for a moment says so to whoever writes; the next renewal tries again.
    renewing = renew()
      .catch(() => {})
      .finally(() => {
        busy = false;
      });
  }, RENEWAL);
  timer.unref();

  return {
    elsewhere: sql`owners.owner <> ${owner} and owners.expires_at > ${clock}`,
    async claim(table) {
      const claimed = await claimedRow(db, owner, table);
      if (!claimed) return null;
      held.set(table, claimed);
      return claimed;
    },
    async release({ table, epoch }) {
      if (held.get(table)?.epoch === epoch) held.delete(table);
      await db
        .updateTable('owners')
        .set({ expires_at: 0, epoch: epoch + 1 })
        .where('table_id', '=', table)
        .where('owner', '=', owner)
        .where('epoch', '=', epoch)
        .execute();
    },
    async firstVoid(trx, owners) {
      const tables = new Set(owners.map(({ table }) => table));
      const epochs = await lockedEpochs(trx, owner, [...tables], 'forShare');
      return owners.find(({ table, epoch }) => epochs.get(table) !== epoch) ?? null;
    },
    onLost(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async stop() {
      clearInterval(timer);
      await renewing;
      for (const one of [...held.values()]) await this.release(one).catch(() => {});
    },
  };
}

/** The claim, unless another process has the table and its time has not run out. */
async function claimedRow(db: Db, owner: string, table: TableId): Promise<Ownership | null> {
  const row = await db
    .insertInto('owners')
    .values({ table_id: table, owner, epoch: 1, expires_at: runsOut })
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet({ owner, epoch: sql`owners.epoch + 1`, expires_at: runsOut })
        .where((e) => e.or([e('owners.expires_at', '<=', clock), e('owners.owner', '=', owner)])),
    )
    .returning('epoch')
    .executeTakeFirst();
  return row ? { table, epoch: row.epoch } : null;
}

/** Renews what `owner` still has of these tables; gives the epoch of each. */
function renewedEpochs(db: Db, owner: string, tables: readonly TableId[]): Promise<Map<string, number>> {
  return db.transaction().execute(async (trx) => {
    const mine = await lockedEpochs(trx, owner, tables, 'forUpdate');
    if (mine.size > 0) {
      const ids = [...mine.keys()];
      await trx.updateTable('owners').set({ expires_at: runsOut }).where('table_id', 'in', ids).execute();
    }
    return mine;
  });
}

/** Keeps the claims of `owner` on these tables as they are until `trx` ends, for others at least; gives the epoch of each. */
async function lockedEpochs(
  trx: Db,
  owner: string,
  tables: readonly TableId[],
  lock: 'forShare' | 'forUpdate',
): Promise<Map<string, number>> {
  const mine = trx
    .selectFrom('owners')
    .select(['table_id', 'epoch'])
    .where('table_id', 'in', tables)
    .where('owner', '=', owner)
    // In one order everywhere, or two writers could wait for each other.
    .orderBy('table_id');
  const rows = await mine[lock]().execute();
  return new Map(rows.map((row) => [row.table_id, row.epoch]));
}
