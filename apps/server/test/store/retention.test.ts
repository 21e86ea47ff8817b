import { afterAll, describe, expect, test } from '@jest/globals';
import { type AccountId, type Hash, newId, type ReportId } from '../../src/store/index.ts';
import { HOMES, opened, stopPostgres } from './engines.ts';
import { aGame, anAccount } from './pieces.ts';

afterAll(stopPostgres);

const LIMIT = 2;

describe.each(HOMES)('what is kept in %s', (_name, newHome) => {
  const at = opened(newHome);

  test('finished games go after their time, a few at once; running and younger ones stay', async () => {
    const { store } = at;
    const games = [];
    for (let game = 0; game < 5; game++) games.push(await aGame(store));
    const ids = games.map(({ table }) => table);
    for (const [index, id] of ids.slice(0, 4).entries()) {
      const updatedAt = index < 3 ? 1000 + index : 9000;
      await store.changeTable<never>(id, () => ({ change: { phase: 'over', updatedAt } }));
    }
    const outdated = { overBefore: 5000, accountsBefore: null, limit: LIMIT };
    expect(await store.clearOut({ ...outdated, overBefore: null })).toBe(0);
    expect(await store.clearOut(outdated)).toBe(LIMIT);
    expect(await store.clearOut(outdated)).toBe(1);
    expect(await store.clearOut(outdated)).toBe(0);
    const left = await Promise.all(ids.map((id) => store.table(id)));
    expect(left.map((table) => table !== null)).toEqual([false, false, false, true, true]);
    expect(await store.lastMatch(ids[0] as (typeof ids)[0])).toBeNull();
  });

  test('a finished game that somebody has reported stays, with its report', async () => {
    const { store } = at;
    const { table } = await aGame(store);
    await store.changeTable<never>(table, () => ({ change: { phase: 'over', updatedAt: 1000 } }));
    await store.addReport({
      ...{ id: newId<ReportId>(), table, by: anAccount().id, about: anAccount().id, aboutName: 'Bob' },
      ...{ aboutSeat: 1, reason: 'abuse', text: '', line: null, at: 2000 },
    });
    expect(await store.clearOut({ overBefore: 5000, accountsBefore: null, limit: LIMIT })).toBe(0);
    expect(await store.table(table)).not.toBeNull();
    expect(await store.reportsOf(table)).toHaveLength(1);
  });

  test('accounts that nobody uses go after their time; who is signed in somewhere stays', async () => {
    const { store } = at;
    const ids = ['old', 'signedIn', 'young'] as AccountId[];
    for (const [index, id] of ids.entries()) {
      const createdAt = index === 2 ? 9000 : 1000;
      await store.addAccount({ id, name: id, recoveryHash: `hash ${id}` as Hash, createdAt });
    }
    const session = {
      tokenHash: 'token' as Hash,
      account: ids[1] as AccountId,
      createdAt: 1,
      expiresAt: 1e13,
    };
    await store.addSession(session);
    expect(await store.clearOut({ overBefore: null, accountsBefore: 5000, limit: LIMIT })).toBe(1);
    const left = () => Promise.all(ids.map(async (id) => (await store.account(id)) !== null));
    expect(await left()).toEqual([false, true, true]);
    // Who signs out may want to come back by his code: the days are counted from then.
    await store.endSession(session.tokenHash, 6000);
    expect(await store.clearOut({ overBefore: null, accountsBefore: 5000, limit: LIMIT })).toBe(0);
    await store.addSession({ ...session, createdAt: 6500, expiresAt: 7000 });
    await store.sweep(8000);
    expect(await store.clearOut({ overBefore: null, accountsBefore: 7500, limit: LIMIT })).toBe(0);
    expect(await left()).toEqual([false, true, true]);
    expect(await store.clearOut({ overBefore: null, accountsBefore: 8500, limit: LIMIT })).toBe(1);
    expect(await left()).toEqual([false, false, true]);
  });
});
