import type { Db } from '../schema.ts';
import { finishRowsThen, playerIdThen } from './finishesThen.ts';

/** So many games or accounts are read at once. */
const AT_ONCE = 200;
/** Comes before every id. */
const FIRST = '';

/** How accounts have come out of their games, those of before this is kept among them, and by what name others know an account. */
export async function finishesOfPlayers(db: Db): Promise<void> {
  await finishTable(db);
  await fillFinishes(db);
  await db.schema.alterTable('accounts').addColumn('player_id', 'text').execute();
  await fillPlayerIds(db);
  await db.schema.createIndex('accounts_by_player').on('accounts').column('player_id').unique().execute();
}

/** Goes with its match, which goes with its table. An account is only deleted when it has no seat at any table, and so no row here. */
async function finishTable({ schema }: Db): Promise<void> {
  await schema
    .createTable('finishes')
    .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('nth', 'integer', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .addColumn('known_at', 'bigint', (c) => c.notNull())
    .addColumn('alone', 'integer', (c) => c.notNull())
    .addColumn('players', 'integer', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('won', 'integer', (c) => c.notNull())
    .addColumn('left_early', 'integer', (c) => c.notNull())
    .addColumn('take', 'integer')
    .addColumn('character', 'text', (c) => c.notNull())
    .addColumn('character_take', 'integer')
    .addPrimaryKeyConstraint('finishes_key', ['match_id', 'seat', 'nth'])
    .execute();
  await schema
    .createIndex('finishes_by_account')
    .on('finishes')
    .columns(['account_id', 'nth', 'ended_at'])
    .execute();
}

async function fillFinishes(db: Db): Promise<void> {
  for (let last: string | undefined = FIRST; last !== undefined; ) {
    const ended = await db
      .selectFrom('matches')
      .innerJoin('tables', 'tables.id', 'matches.table_id')
      .select(['matches.id', 'setup', 'result', 'ended_at', 'settings', 'seats'])
      .where('matches.id', '>', last)
      .where('result', 'is not', null)
      .orderBy('matches.id')
      .limit(AT_ONCE)
      .execute();
    const rows = ended.flatMap(({ id, setup, result, ended_at, settings, seats }) =>
      finishRowsThen({
        id,
        settings: JSON.parse(settings),
        seats: JSON.parse(seats),
        setup: JSON.parse(setup),
        result: JSON.parse(result ?? 'null'),
        endedAt: ended_at ?? 0,
      }),
    );
    for (const row of rows) await db.insertInto('finishes').values(row).execute();
    last = ended.at(-1)?.id;
  }
}

async function fillPlayerIds(db: Db): Promise<void> {
  for (let last: string | undefined = FIRST; last !== undefined; ) {
    const accounts = await db
      .selectFrom('accounts')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of accounts) {
      await db
        .updateTable('accounts')
        .set({ player_id: playerIdThen(id) })
        .where('id', '=', id)
        .execute();
    }
    last = accounts.at(-1)?.id;
  }
}
