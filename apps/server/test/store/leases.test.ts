import { afterAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openStore, type Store } from '../../src/store/index.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { opened, postgresHome, stopPostgres } from './engines.ts';
import { aGame, aMatch, aPlay, aTable, claimed, NOON } from './pieces.ts';
import { otherProcess } from './process.ts';

afterAll(stopPostgres);

describe('two servers on one PostgreSQL', () => {
  const here = opened(postgresHome);

  const untilClaimed = async (table: Parameters<Store['claimTable']>[0]) => {
    const began = Date.now();
    for (;;) {
      const owner = await here.store.claimTable(table);
      if (!('refused' in owner)) return { owner, ms: Date.now() - began };
      await new Promise((next) => setTimeout(next, 50));
    }
  };

  test('a table of a living server is out of reach, that of a released one is free at once', async () => {
    const table = aTable();
    await here.store.addTable(table);
    const other = await here.home.open();
    const theirs = await claimed(other, table.id);
    await new Promise((next) => setTimeout(next, 3500));
    expect(await here.store.claimTable(table.id)).toEqual({ refused: 'owned-elsewhere' });
    await other.releaseTable(theirs);
    expect(await here.store.claimTable(table.id)).toMatchObject({ table: table.id });
    await other.close();
  });

  test('a server that closes frees its tables', async () => {
    const table = aTable();
    await here.store.addTable(table);
    const other = await here.home.open();
    await claimed(other, table.id);
    await other.close();
    expect(await here.store.claimTable(table.id)).toMatchObject({ table: table.id });
  });

  test('a killed server loses its tables within three seconds', async () => {
    const { table, match, owner } = await aGame(here.store);
    await here.store.releaseTable(owner);
    const other = await otherProcess(here.home.place, table, match);
    expect(await other.says()).toEqual({ open: true });
    await other.kill();
    const { ms } = await untilClaimed(table);
    expect(ms).toBeLessThan(3500);
  });

  test('a server that stood still and was replaced writes nothing more, and is told', async () => {
    const { table, match, owner: first } = await aGame(here.store);
    await here.store.releaseTable(first);
    const other = await otherProcess(here.home.place, table, match);
    expect(await other.says()).toEqual({ open: true });
    other.write(1);
    expect(await other.says()).toEqual({ written: { ok: true } });
    other.signal('SIGSTOP');
    const { owner } = await untilClaimed(table);
    other.write(2);
    other.signal('SIGCONT');
    const said = [await other.says(), await other.says()];
    expect(said).toContainEqual({ written: { ok: false, code: 'lost-ownership', table } });
    expect(said).toContainEqual({ lost: table });
    expect(await here.store.journal(match, 0)).toHaveLength(1);
    expect(await here.store.append([aPlay({ owner, match }, 2)])).toEqual({ ok: true });
    await other.kill();
  });

  test('a claim waits for a write under way, so that its rows are seen', async () => {
    const game = await aGame(here.store);
    const engine = await openPostgres(here.home.place.databaseUrl as string, NOON);
    const writing = engine.db.transaction().execute(async (trx) => {
      await sql`select * from owners where table_id = ${game.table} for share`.execute(trx);
      await new Promise((next) => setTimeout(next, 300));
      await trx
        .insertInto('matches')
        .values({ ...blankMatch, id: 'late', table_id: game.table, number: 2 })
        .execute();
    });
    await new Promise((next) => setTimeout(next, 100));
    await here.store.claimTable(game.table);
    expect((await here.store.lastMatch(game.table))?.id).toBe('late');
    await writing;
    await engine.close();
  });

  test('a database that is away is a refusal in words, without the password', async () => {
    const game = await aGame(here.store);
    const gone = 'postgres://holdup:sesame@127.0.0.1:1/holdup';
    const failure = await openStore({ dataDir: 'unused', databaseUrl: gone }).catch((error: Error) => error);
    expect(String(failure)).toMatch(
      /^StoreFailure: DATABASE_URL: PostgreSQL cannot be reached: .*ECONNREFUSED/,
    );
    expect(String(failure)).not.toContain('sesame');
    await here.home.remove();
    expect(await here.store.append([aPlay(game, 1)])).toMatchObject({ ok: false, code: 'store-failed' });
    expect(await here.store.startMatch(game.owner, aMatch(game.table, 2))).toMatchObject({
      code: 'store-failed',
    });
    await expect(here.store.ping()).rejects.toThrow('PostgreSQL');
  });
});

const blankMatch = {
  setup: '{}',
  seed: '',
  engine_version: '',
  opening: '[]',
  started_at: NOON,
  ended_at: null,
  result: null,
};
