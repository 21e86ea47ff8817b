import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type MatchId, type NewDeal, newId, type Ownership, type Store } from '../../src/store/index.ts';
import { HOMES, type Home, stopPostgres } from './engines.ts';
import { aMatch, aTable, NOON } from './pieces.ts';

afterAll(stopPostgres);

let drawn = 0;
const aDeal = (): NewDeal => {
  drawn += 1;
  const serverSeed = drawn.toString(16).padStart(64, '0');
  return { match: newId<MatchId>(), serverSeed, commitment: 'c'.repeat(64) };
};

describe.each(HOMES)('deals in %s', (_name, newHome) => {
  let home: Home;
  let store: Store;
  beforeEach(async () => {
    home = await newHome();
    store = await home.open();
  });
  afterEach(async () => {
    await store.close();
    await home.remove();
  });

  async function waiting(deal = aDeal()) {
    const table = aTable({ deal });
    await store.addTable(table);
    const owner = (await store.claimTable(table.id)) as Ownership;
    return { table: table.id, owner, deal };
  }

  test('a table has its commitment from the first moment, and after a restart', async () => {
    const { table, deal } = await waiting();
    await store.close();
    store = await home.open();
    const { match, commitment } = deal;
    expect((await store.table(table))?.deal).toEqual({ match, commitment, asked: null });
    expect(await store.deal(match)).toMatchObject({ ...deal, state: 'open', createdAt: NOON, settled: null });
  });

  test('a seed serves one match, and none that was voided', async () => {
    const { table, owner, deal } = await waiting();
    const next = aDeal();
    await store.changeTable(table, () => ({ change: { redeal: next, updatedAt: NOON + 1 } }));
    expect((await store.table(table))?.deal?.match).toBe(next.match);
    expect(await store.deal(deal.match)).toMatchObject({ state: 'void', closedAt: NOON + 1 });
    const start = (match: MatchId, number: number) =>
      store.startMatch(owner, { ...aMatch(table, number), id: match, settled: { strict: true } });
    expect(await start(deal.match, 1)).toEqual({ ok: false, code: 'conflict' });
    expect(await store.match(deal.match)).toBeNull();
    expect(await start(next.match, 1)).toEqual({ ok: true });
    expect(await store.deal(next.match)).toMatchObject({ state: 'running', settled: { strict: true } });
    expect(await start(next.match, 2)).toEqual({ ok: false, code: 'conflict' });
  });

  test('two tables never have the same seed', async () => {
    const { deal } = await waiting();
    const same = { ...aDeal(), serverSeed: deal.serverSeed };
    expect(await store.addTable(aTable({ deal: same }))).toBe(false);
  });

  test('a table that is given up leaves its commitment behind, void', async () => {
    const { table, deal } = await waiting();
    expect(await store.expireWaiting(NOON + 10)).toEqual([table]);
    expect(await store.deal(deal.match)).toMatchObject({ state: 'void' });
  });

  test('an abandoned match is over, once', async () => {
    const { table, owner, deal } = await waiting();
    await store.startMatch(owner, { ...aMatch(table), id: deal.match, settled: {} });
    expect(await store.idleMatches(NOON, 9)).toEqual([]);
    expect(await store.idleMatches(NOON + 1, 9)).toEqual([table]);
    expect(await store.abandonMatch(owner, deal.match, NOON + 5)).toEqual({ ok: true });
    expect(await store.abandonMatch(owner, deal.match, NOON + 6)).toEqual({ ok: false, code: 'conflict' });
    expect((await store.table(table))?.phase).toBe('over');
    expect(await store.match(deal.match)).toMatchObject({ endedAt: NOON + 5, result: null });
    expect(await store.deal(deal.match)).toMatchObject({ state: 'abandoned', closedAt: NOON + 5 });
    expect(await store.idleMatches(NOON + 9, 9)).toEqual([]);
  });

  test('the list goes from the newest to the oldest, page by page', async () => {
    const made: MatchId[] = [];
    for (let i = 0; i < 5; i++) {
      const deal = aDeal();
      // Two at the same time.
      await store.addTable(aTable({ deal, createdAt: NOON + Math.floor(i / 2) }));
      made.push(deal.match);
    }
    const told: MatchId[] = [];
    for (let before: MatchId | null = null; ; ) {
      const page: readonly { match: MatchId }[] = await store.deals(2, before);
      if (page.length === 0) break;
      told.push(...page.map(({ match }) => match));
      before = told.at(-1) ?? null;
    }
    expect(new Set(told)).toEqual(new Set(made));
    expect(told).toHaveLength(5);
    expect(told[0]).toBe(made[4]);
    expect(await store.deals(9, newId<MatchId>())).toEqual([]);
  });

  test('the first seal stays, and keys stay listed', async () => {
    const { deal } = await waiting();
    const first = { endHash: 'a'.repeat(64), signature: { key: '1' } };
    expect(await store.keepSeal(deal.match, first)).toEqual(first);
    expect(await store.keepSeal(deal.match, { ...first, endHash: 'b'.repeat(64) })).toEqual(first);
    const key = { id: 'k1', public: 'p1', since: NOON };
    await store.keepKey(key);
    await store.keepKey({ ...key, since: NOON + 1 });
    await store.keepKey({ id: 'k0', public: 'p0', since: NOON + 2 });
    expect(await store.keys()).toEqual([key, { id: 'k0', public: 'p0', since: NOON + 2 }]);
  });
});
