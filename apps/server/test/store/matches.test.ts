import { afterAll, describe, expect, test } from '@jest/globals';
import { GroupCommit, type StoredTable } from '../../src/store/index.ts';
import { HOMES, opened, stopPostgres } from './engines.ts';
import { aGame, aMatch, aPlay, aRow, aTable, claimed, NOON } from './pieces.ts';

afterAll(stopPostgres);

describe.each(HOMES)('matches in %s', (_name, newHome) => {
  const here = opened(newHome);

  test('a started match puts its table to running and comes back whole', async () => {
    const { table, owner } = await aGame(here.store);
    const second = aMatch(table, 2);
    expect(await here.store.startMatch(owner, second)).toEqual({ ok: true });
    expect(await here.store.lastMatch(table)).toEqual({ ...second, endedAt: null, result: null });
    expect((await here.store.table(table))?.phase).toBe('running');
    expect(await here.store.startMatch(owner, { ...second, number: 3 })).toEqual({
      ok: false,
      code: 'conflict',
    });
  });

  test('a match is not dealt to a table that has changed meanwhile', async () => {
    const table = aTable();
    await here.store.addTable(table);
    const owner = await claimed(here.store, table.id);
    const { revision } = (await here.store.table(table.id)) as StoredTable;
    const seats = table.seats.map((seat) => ({ ...seat, characters: ['belle'] }));
    await here.store.changeTable<never>(table.id, () => ({ change: { host: 1, updatedAt: NOON } }));
    const match = aMatch(table.id);
    const late = await here.store.startMatch(owner, match, { revision, seats });
    expect(late).toEqual({ ok: false, code: 'conflict' });
    expect(await here.store.lastMatch(table.id)).toBeNull();
    expect(await here.store.table(table.id)).toMatchObject({ phase: 'waiting', seats: table.seats });
    expect(await here.store.startMatch(owner, match, { revision: revision + 1, seats })).toEqual({
      ok: true,
    });
    expect(await here.store.table(table.id)).toMatchObject({
      phase: 'running',
      seats,
      revision: revision + 2,
    });
  });

  test('whom a game waits for is kept by its owner alone, and no other change of the table brings it back', async () => {
    const { table, owner } = await aGame(here.store);
    const asked = async () => (await here.store.table(table))?.asked;
    expect(await asked()).toBeNull();
    expect(await here.store.keepAsked(owner, [0, 2])).toEqual({ ok: true });
    const next = await claimed(here.store, table);
    expect(await here.store.keepAsked(owner, [1])).toMatchObject({ ok: false, code: 'lost-ownership' });
    expect(await asked()).toEqual([0, 2]);
    let taken: Promise<unknown> | undefined;
    await here.store.changeTable<never>(table, () => {
      taken ??= here.store.keepAsked(next, null);
      return { change: { host: 1, updatedAt: NOON } };
    });
    await taken;
    expect(await here.store.table(table)).toMatchObject({ host: 1, asked: null });
  });

  test('the journal gives back every row as written, also after a restart', async () => {
    const game = await aGame(here.store);
    const rows = [
      aRow(game.match, 1),
      aRow(game.match, 2, { by: 'timeout', remaining: null }),
      aRow(game.match, 3, { by: 'bot', facts: [] }),
    ];
    expect(await here.store.append([{ owner: game.owner, rows }])).toEqual({ ok: true });
    await here.reopen();
    expect(await here.store.journal(game.match, 0)).toEqual(rows);
    expect(await here.store.journal(game.match, 2)).toEqual(rows.slice(2));
  });

  test('a group larger than one statement goes down whole and in order', async () => {
    const games = await Promise.all([aGame(here.store), aGame(here.store)]);
    const plays = games.flatMap((game) => Array.from({ length: 60 }, (_, i) => aPlay(game, i + 1)));
    expect(await here.store.append(plays)).toEqual({ ok: true });
    for (const { match } of games) {
      const seqs = (await here.store.journal(match, 0)).map((row) => row.seq);
      expect(seqs).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    }
  });

  test('a row that is there already refuses the whole transaction', async () => {
    const [one, other] = [await aGame(here.store), await aGame(here.store)];
    await here.store.append([aPlay(one, 1)]);
    expect(await here.store.append([aPlay(other, 1), aPlay(one, 1)])).toEqual({
      ok: false,
      code: 'conflict',
    });
    expect(await here.store.journal(other.match, 0)).toEqual([]);
    expect(await here.store.journal(one.match, 0)).toHaveLength(1);
  });

  test('a snapshot replaces the one before it', async () => {
    const game = await aGame(here.store);
    expect(await here.store.lastSnapshot(game.match)).toBeNull();
    for (const seq of [1, 2]) {
      const snapshot = { match: game.match, seq, state: { table: { round: seq }, flow: [] } };
      expect(await here.store.append([aPlay(game, seq, { snapshot })])).toEqual({ ok: true });
      expect(await here.store.lastSnapshot(game.match)).toEqual(snapshot);
    }
  });

  test('the last play ends the match and the table', async () => {
    const game = await aGame(here.store);
    await here.store.append([
      aPlay(game, 1, { ends: { result: { winners: [1] }, at: NOON + 99, finishes: [] } }),
    ]);
    expect(await here.store.match(game.match)).toMatchObject({
      endedAt: NOON + 99,
      result: { winners: [1] },
    });
    expect(await here.store.table(game.table)).toMatchObject({ phase: 'over', updatedAt: NOON + 99 });
    expect(await here.store.runningTables()).toEqual([]);
  });

  test('a later claim makes an earlier one void, and a released one is void too', async () => {
    const game = await aGame(here.store);
    const later = await claimed(here.store, game.table);
    const lost = { ok: false, code: 'lost-ownership', table: game.table };
    expect(await here.store.append([aPlay(game, 1)])).toEqual(lost);
    expect(await here.store.startMatch(game.owner, aMatch(game.table, 2))).toEqual(lost);
    await here.store.releaseTable(game.owner);
    expect(await here.store.append([aPlay({ ...game, owner: later }, 1)])).toEqual({ ok: true });
    await here.store.releaseTable(later);
    expect(await here.store.append([aPlay({ ...game, owner: later }, 2)])).toEqual(lost);
    expect(await here.store.journal(game.match, 0)).toHaveLength(1);
  });

  test('a group with one bad play refuses that play only', async () => {
    const games = await Promise.all([aGame(here.store), aGame(here.store), aGame(here.store)]);
    const [first, bad, last] = games as [(typeof games)[0], (typeof games)[0], (typeof games)[0]];
    await here.store.append([aPlay(bad, 1)]);
    const commit = new GroupCommit(here.store);
    const written = await Promise.all([first, bad, last].map((game) => commit.hand(aPlay(game, 1))));
    expect(written).toEqual([{ ok: true }, { ok: false, code: 'conflict' }, { ok: true }]);
    expect(await here.store.journal(first.match, 0)).toHaveLength(1);
    expect(await here.store.journal(last.match, 0)).toHaveLength(1);
  });

  test('two stores opened at once bring the schema up once', async () => {
    const openAnother = async (): Promise<void> => {
      const second = await here.home.open();
      await second.ping();
      await second.close();
    };
    if (here.store.engine === 'sqlite') await here.reopen(openAnother);
    else await openAnother();
    await here.store.ping();
  });
});
