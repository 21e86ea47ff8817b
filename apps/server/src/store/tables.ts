import { dealOf, replaceDeal, voidDealsOf, writeDeal } from './deals.ts';
import type { Claims } from './engine.ts';
import type { Explain } from './failure.ts';
import type { Db, TableRow } from './schema.ts';
import type { AccountId, StoredSeat, StoredTable, TableChange, TableDeal, TableId, Tables } from './store.ts';

export function tableFrom(row: TableRow): StoredTable {
  return {
    id: row.id as TableId,
    phase: row.phase as StoredTable['phase'],
    visibility: row.visibility as StoredTable['visibility'],
    settings: JSON.parse(row.settings),
    host: row.host,
    seats: JSON.parse(row.seats) as StoredSeat[],
    guests: JSON.parse(row.guests) as AccountId[],
    sentAway: JSON.parse(row.barred) as AccountId[],
    inviteCode: row.invite_code,
    inviteExpiresAt: row.invite_expires_at,
    rematch: row.rematch as TableId | null,
    deal: row.deal === null ? null : (JSON.parse(row.deal) as TableDeal),
    asked: row.asked === null ? null : (JSON.parse(row.asked) as number[]),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    revision: row.revision,
  };
}

/** Without `asked`: what was read of it before would come back after its owner has taken it away. */
function rowFrom(table: StoredTable): Omit<TableRow, 'asked'> {
  return {
    id: table.id,
    phase: table.phase,
    visibility: table.visibility,
    settings: JSON.stringify(table.settings),
    host: table.host,
    seats: JSON.stringify(table.seats),
    guests: JSON.stringify(table.guests),
    barred: JSON.stringify(table.sentAway),
    invite_code: table.inviteCode,
    invite_expires_at: table.inviteExpiresAt,
    rematch: table.rematch,
    deal: table.deal && JSON.stringify(table.deal),
    created_at: table.createdAt,
    updated_at: table.updatedAt,
    revision: table.revision,
  };
}

const membersOf = (table: StoredTable): AccountId[] => [
  ...new Set([...table.seats.flatMap((seat) => seat.account ?? []), ...table.guests]),
];

async function writeMembers(trx: Db, table: StoredTable): Promise<void> {
  await trx.deleteFrom('members').where('table_id', '=', table.id).execute();
  const members = membersOf(table).map((account_id) => ({ table_id: table.id, account_id }));
  if (members.length > 0) await trx.insertInto('members').values(members).execute();
}

/** Writes `change` unless the row has changed since `before` was read. */
async function swap(db: Db, before: StoredTable, change: TableChange): Promise<StoredTable | null> {
  const { redeal, ...fields } = change;
  const deal = redeal ? dealOf(redeal) : (fields.deal ?? before.deal);
  const after: StoredTable = { ...before, ...fields, deal, revision: before.revision + 1 };
  const written = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('tables')
      .set(rowFrom(after))
      .where('id', '=', before.id)
      .where('revision', '=', before.revision)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    if (change.seats || change.guests) await writeMembers(trx, after);
    if (redeal) await replaceDeal(trx, before, redeal, change.updatedAt);
    return true;
  });
  return written ? after : null;
}

/** The tables of the house: waiting rooms, and what is remembered of them once they play. */
export function tablesIn(
  db: Db,
  explain: Explain,
): Pick<Tables, 'addTable' | 'table' | 'tableByInvite' | 'changeTable'> {
  return {
    async addTable(table) {
      const whole: StoredTable = {
        ...table,
        phase: 'waiting',
        sentAway: [],
        rematch: null,
        deal: table.deal ? dealOf(table.deal) : null,
        asked: null,
        updatedAt: table.createdAt,
        revision: 1,
      };
      try {
        await db.transaction().execute(async (trx) => {
          await trx.insertInto('tables').values(rowFrom(whole)).execute();
          await writeMembers(trx, whole);
          if (table.deal) await writeDeal(trx, table.deal, { table: table.id, at: table.createdAt });
        });
        return true;
      } catch (error) {
        if (explain(error) === 'duplicate') return false;
        throw error;
      }
    },
    async table(id) {
      const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? tableFrom(row) : null;
    },
    async tableByInvite(code, now) {
      const row = await db
        .selectFrom('tables')
        .selectAll()
        .where('invite_code', '=', code)
        .where('invite_expires_at', '>', now)
        .executeTakeFirst();
      return row ? tableFrom(row) : null;
    },
    async changeTable(id, decide) {
      for (;;) {
        const before = await this.table(id);
        if (!before) return null;
        const decided = decide(before);
        if (!('change' in decided)) return decided;
        const table = await swap(db, before, decided.change);
        if (table) return { table };
      }
    },
  };
}

/** The same tables as lists, for the start page, the boot and the broom. */
export function listsIn(db: Db, { elsewhere }: Pick<Claims, 'elsewhere'>) {
  return {
    async openTables({ skip, limit }, overSince) {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('visibility', '=', 'public')
        .where((e) =>
          e.or([
            e('phase', 'in', ['waiting', 'running']).and('updated_at', '>', 0),
            e('phase', '=', 'over').and('updated_at', '>', overSince),
          ]),
        )
        .orderBy(({ eb }) => eb.case().when('phase', '=', 'waiting').then(0).else(1).end())
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(skip)
        .execute();
      return rows.map(tableFrom);
    },
    async tablesOf(account, overSince) {
      const rows = await db
        .selectFrom('members')
        .innerJoin('tables', 'tables.id', 'members.table_id')
        .selectAll('tables')
        .where('account_id', '=', account)
        .where((e) => e.or([e('phase', '!=', 'over'), e('updated_at', '>=', overSince)]))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(tableFrom);
    },
    async tablesWithRematch(overSince) {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('phase', '=', 'over')
        .where('updated_at', '>', overSince)
        .where('rematch', 'is not', null)
        .execute();
      return rows.map(tableFrom);
    },
    async waitingWithBarred() {
      const rows = await db
        .selectFrom('tables')
        .selectAll()
        .where('phase', '=', 'waiting')
        .where(
          'id',
          'in',
          db
            .selectFrom('members')
            .innerJoin('bars', 'bars.account_id', 'members.account_id')
            .select('members.table_id'),
        )
        .execute();
      return rows.map(tableFrom);
    },
    async runningTables() {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('phase', '=', 'running')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('owners')
                .select('epoch')
                .whereRef('owners.table_id', '=', 'tables.id')
                .where(elsewhere),
            ),
          ),
        )
        .execute();
      return rows.map((row) => row.id as TableId);
    },
    async expireWaiting(before) {
      return db.transaction().execute(async (trx) => {
        const rows = await trx
          .deleteFrom('tables')
          .where('phase', '=', 'waiting')
          .where('updated_at', '<', before)
          .returning('id')
          .execute();
        const ids = rows.map((row) => row.id as TableId);
        await voidDealsOf(trx, ids, Date.now());
        return ids;
      });
    },
  } satisfies Partial<Tables>;
}
