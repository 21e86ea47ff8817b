import { afterAll, describe, expect, test } from '@jest/globals';
import { MUTE_CAP, newId, REPORT_CAP, type ReportId } from '../../src/store/index.ts';
import { HOMES, opened, stopPostgres } from './engines.ts';
import { aGame, anAccount, aRow, aTable, NOON } from './pieces.ts';

afterAll(stopPostgres);

describe.each(HOMES)('what people have against each other, and their time, in %s', (_name, newHome) => {
  const here = opened(newHome);

  test('a mute is of an account, at every table, until it is lifted; of too many the oldest is forgotten', async () => {
    const [ann, bob, cat] = [anAccount(), anAccount(), anAccount()];
    for (const one of [ann, bob, cat]) await here.store.addAccount(one);
    const mute = (account: typeof bob.id, muted: boolean, at: number) =>
      here.store.setMute(ann.id, { account, name: 'Bob', muted, at });
    await mute(cat.id, true, 2);
    await mute(bob.id, true, 1);
    await mute(bob.id, true, 3);
    expect((await here.store.mutesOf(ann.id)).map(({ account }) => account)).toEqual([bob.id, cat.id]);
    await mute(bob.id, false, 4);
    expect(await here.store.mutesOf(ann.id)).toEqual([{ account: cat.id, name: 'Bob' }]);
    expect(await here.store.mutesOf(bob.id)).toEqual([]);
    for (let n = 0; n < MUTE_CAP; n++) await mute(newId<typeof bob.id>(), true, 10 + n);
    const left = await here.store.mutesOf(ann.id);
    expect(left).toHaveLength(MUTE_CAP);
    expect(left.some(({ account }) => account === cat.id)).toBe(false);
  });

  test('reports wait, the oldest first, until somebody deals with them; nobody writes too many', async () => {
    const table = aTable();
    await here.store.addTable(table);
    const [by, about] = [anAccount().id, anAccount().id];
    const report = (at: number, line: { id: number; text: string } | null = null) => ({
      ...{ id: newId<ReportId>(), table: table.id, by, about, aboutName: 'Bob', aboutSeat: 2 },
      ...{ reason: 'abuse', text: 'see for yourself', line, at },
    });
    const later = report(NOON + 5, { id: 7, text: 'you fool' });
    const first = report(NOON);
    for (const one of [later, first]) expect(await here.store.addReport(one)).toBe(true);
    expect(await here.store.reportsOf(table.id)).toEqual([
      { ...first, closed: null },
      { ...later, closed: null },
    ]);
    const closed = { at: NOON + 9, note: 'warned' };
    expect(await here.store.closeReport(first.id, closed)).toBe(true);
    expect(await here.store.closeReport(first.id, closed)).toBe(false);
    expect((await here.store.openReports(100)).map(({ id }) => id)).toEqual([later.id]);
    expect((await here.store.reportsOf(table.id))[0]?.closed).toEqual(closed);
    for (let n = 2; n < REPORT_CAP; n++) expect(await here.store.addReport(report(NOON + 10 + n))).toBe(true);
    expect(await here.store.addReport(report(NOON + 99))).toBe(false);
  });

  test('an account is barred once, with the note that was given last, until it is let back in', async () => {
    const [ann, bob] = [anAccount('Ann'), anAccount('Bob')];
    for (const one of [ann, bob]) await here.store.addAccount(one);
    expect(await here.store.bars()).toEqual([]);
    expect(await here.store.bar({ account: anAccount().id, at: NOON, note: '' })).toBe(false);
    expect(await here.store.bar({ account: bob.id, at: NOON + 5, note: 'abuse' })).toBe(true);
    expect(await here.store.bar({ account: ann.id, at: NOON, note: '' })).toBe(true);
    expect(await here.store.bar({ account: bob.id, at: NOON + 9, note: 'collusion' })).toBe(true);
    expect(await here.store.bars()).toEqual([
      { account: ann.id, name: 'Ann', at: NOON, note: '' },
      { account: bob.id, name: 'Bob', at: NOON + 5, note: 'collusion' },
    ]);
    expect(await here.store.unbar(ann.id)).toBe(true);
    expect(await here.store.unbar(ann.id)).toBe(false);
    expect((await here.store.bars()).map(({ account }) => account)).toEqual([bob.id]);
  });

  test('banks are what the journal says was drawn; a clock that was kept is found', async () => {
    const game = await aGame(here.store);
    const thoughts = [
      [0, 9000],
      [1, 12_500],
      [0, 10_000],
      [1, 10_001],
    ] as const;
    const rows = thoughts.map(([seat, charged], at) =>
      aRow(game.match, at + 1, { seat, took: charged, charged }),
    );
    rows.push(aRow(game.match, 5, { seat: 2, by: 'bot', took: null, charged: null }));
    expect(await here.store.append([{ owner: game.owner, rows }])).toEqual({ ok: true });
    expect(await here.store.drawnFromBanks(game.match, 10_000)).toEqual(new Map([[1, 2501]]));
    expect(await here.store.keptClock(game.match)).toBeNull();
    await here.store.keepClock(game.match, { seq: 4, remaining: 7000 });
    await here.store.keepClock(game.match, { seq: 5, remaining: -1500.4 });
    expect(await here.store.keptClock(game.match)).toEqual({ seq: 5, remaining: -1500 });
  });
});
