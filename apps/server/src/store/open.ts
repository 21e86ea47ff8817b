import { sql } from 'kysely';
import { accountsIn, sweepAccounts } from './accounts.ts';
import { barsIn } from './bars.ts';
import { chatIn } from './chat.ts';
import { clocksIn } from './clocks.ts';
import { dealsIn } from './deals.ts';
import type { Claims, Engine } from './engine.ts';
import { telling } from './failure.ts';
import { finishesIn } from './finishes.ts';
import { grievancesIn } from './grievances.ts';
import { matchesIn } from './matches.ts';
import { openPostgres } from './postgres.ts';
import { clearOut } from './retention.ts';
import { openBeside, openSqlite } from './sqlite.ts';
import type { Owners, Store } from './store.ts';
import { listsIn, tablesIn } from './tables.ts';

/** Where the data live: in PostgreSQL with `databaseUrl`, else in the embedded database in `dataDir`. */
export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** Opens the store and brings its schema up to date. Throws `StoreFailure`, whose message is for the operator. */
export async function openStore(place: StorePlace): Promise<Store> {
  const now = Date.now();
  return storeOver(
    place.databaseUrl ? await openPostgres(place.databaseUrl, now) : await openSqlite(place.dataDir, now),
  );
}

/** The store beside the servers that may be running on it, for the operator. Throws `StoreFailure`. */
export const openStoreBeside = async (place: StorePlace): Promise<Store> =>
  storeOver(
    place.databaseUrl ? await openPostgres(place.databaseUrl, Date.now()) : openBeside(place.dataDir),
  );

/** The store in a database that is open; `close` closes it. What the database refuses is thrown as a `StoreFailure`. */
export function storeOver(engine: Engine): Store {
  const { db, claims, explain } = engine;
  return telling<Store>(
    {
      engine: engine.name,
      ...accountsIn(db),
      ...tablesIn(db, explain),
      ...listsIn(db, claims),
      ...chatIn(db),
      ...matchesIn(engine),
      ...finishesIn(db),
      ...clocksIn(db),
      ...grievancesIn(db),
      ...barsIn(db),
      ...dealsIn(db),
      ...ownersOver(claims),
      async ping() {
        await sql`select 1`.execute(db);
      },
      sweep: (now) => sweepAccounts(db, now),
      clearOut: (outdated) => clearOut(db, outdated),
      close: () => engine.close(),
    },
    explain,
  );
}

const ownersOver = (claims: Claims): Owners => ({
  claimTable: async (table) => (await claims.claim(table)) ?? { refused: 'owned-elsewhere' },
  releaseTable: (owner) => claims.release(owner),
  onLost: (listener) => claims.onLost(listener),
});
