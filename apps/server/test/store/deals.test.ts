import { afterAll, describe, expect, test } from '@jest/globals';
import { type MatchId, type NewDeal, newId, type Ownership } from '../../src/store/index.ts';
import { HOMES, opened, stopPostgres } from './engines.ts';
import { aMatch, aTable, NOON } from './pieces.ts';

afterAll(stopPostgres);

let drawn = 0;
const aDeal = (): NewDeal => {
  drawn += 1;
  const serverSeed = drawn.toString(16).padStart(64, '0');
  return { match: newId<MatchId>(), serverSeed, commitment: 'c'.repeat(64) };
};

describe.each(HOMES)('deals in %s', (_name, newHome) => {
  const here = opened(newHome);

  async function waiting(deal = aDeal()) {
    const table = aTable({ deal });
    await here.store.addTable(table);
    const owner = (await here.store.claimTable(table.id)) as Ownership;
    return { table: table.id, owner, deal };
  }

  test('a table has its commitment from the first moment, and after a restart', async () => {
    const { table, deal } = await waiting();
    await here.reopen();
    const { match, commitment } = deal;
    expect((await here.store.table(table))?.deal).toEqual({ match, commitment, asked: null });
    expect(await here.store.deal(match)).toMatchObject({
      ...deal,
      state: 'open',
      createdAt: NOON,
      settled: null,
    });
  });

  test('a seed serves one match, and none that was voided', async () => {
    const { table, owner, deal } = await waiting();
    const next = aDeal();
    await here.store.changeTable(table, () => ({ change: { redeal: next, updatedAt: NOON + 1 } }));
    expect((await here.store.table(table))?.deal?.match).toBe(next.match);
    expect(await here.store.deal(deal.match)).toMatchObject({ state: 'void', closedAt: NOON + 1 });
    const start = (match: MatchId, number: number) =>
      here.store.startMatch(owner, { ...aMatch(table, number), id: match, settled: { strict: true } });
    expect(await start(deal.match, 1)).toEqual({ ok: false, code: 'conflict' });
    expect(await here.store.match(deal.match)).toBeNull();
    expect(await start(next.match, 1)).toEqual({ ok: true });
    expect(await here.store.deal(next.match)).toMatchObject({ state: 'running', settled: { strict: true } });
    expect(await start(next.match, 2)).toEqual({ ok: false, code: 'conflict' });
  });

  test('two tables never have the same seed', async () => {
    const { deal } = await waiting();
    const same = { ...aDeal(), serverSeed: deal.serverSeed };
    expect(await here.store.addTable(aTable({ deal: same }))).toBe(false);
  });

  test('a table that is given up leaves its commitment behind, void', async () => {
    const { table, deal } = await waiting();
    expect(await here.store.expireWaiting(NOON + 10)).toEqual([table]);
    expect(await here.store.deal(deal.match)).toMatchObject({ state: 'void' });
  });

  test('an abandoned match is over, once', async () => {
    const { table, owner, deal } = await waiting();
    await here.store.startMatch(owner, { ...aMatch(table), id: deal.match, settled: {} });
    expect(await here.store.idleMatches(NOON, 9)).toEqual([]);
    expect(await here.store.idleMatches(NOON + 1, 9)).toEqual([table]);
    expect(await here.store.abandonMatch(owner, deal.match, NOON + 5)).toEqual({ ok: true });
    expect(await here.store.abandonMatch(owner, deal.match, NOON + 6)).toEqual({
      ok: false,
      code: 'conflict',
    });
    expect((await here.store.table(table))?.phase).toBe('over');
    expect(await here.store.match(deal.match)).toMatchObject({ endedAt: NOON + 5, result: null });
    expect(await here.store.deal(deal.match)).toMatchObject({ state: 'abandoned', closedAt: NOON + 5 });
    expect(await here.store.idleMatches(NOON + 9, 9)).toEqual([]);
  });

  test('the list goes from the newest to the oldest, page by page', async () => {
    const made: MatchId[] = [];
    for (let i = 0; i < 5; i++) {
      const deal = aDeal();
      // Two at the same time.
      await here.store.addTable(aTable({ deal, createdAt: NOON + Math.floor(i / 2) }));
      made.push(deal.match);
    }
    const told: MatchId[] = [];
    for (let before: MatchId | null = null; ; ) {
      const page: readonly { match: MatchId }[] = await here.store.deals(2, before);
      if (page.length === 0) break;
      told.push(...page.map(({ match }) => match));
      before = told.at(-1) ?? null;
    }
    expect(new Set(told)).toEqual(new Set(made));
    expect(told).toHaveLength(5);
    expect(told[0]).toBe(made[4]);
    expect(await here.store.deals(9, newId<MatchId>())).toEqual([]);
  });

  test('the first seal stays, and keys stay listed', async () => {
    const { deal } = await waiting();
    const first = { endHash: 'a'.repeat(64), signature: { key: '1' } };
    expect(await here.store.keepSeal(deal.match, first)).toEqual(first);
    expect(await here.store.keepSeal(deal.match, { ...first, endHash: 'b'.repeat(64) })).toEqual(first);
    const key = { id: 'k1', public: 'p1', since: NOON };
    await here.store.keepKey(key);
    await here.store.keepKey({ ...key, since: NOON + 1 });
    await here.store.keepKey({ id: 'k0', public: 'p0', since: NOON + 2 });
    expect(await here.store.keys()).toEqual([key, { id: 'k0', public: 'p0', since: NOON + 2 }]);
  });
});
