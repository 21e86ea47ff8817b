import { afterAll, describe, expect, test } from '@jest/globals';
import { CHAT_CAP } from '../../src/store/index.ts';
import { HOMES, opened, stopPostgres } from './engines.ts';
import { aGame, anAccount, aTable, freeSeat, NOON } from './pieces.ts';

afterAll(stopPostgres);

describe.each(HOMES)('tables in %s', (_name, newHome) => {
  const here = opened(newHome);

  test('a table comes back as it was made, and after a restart', async () => {
    const account = anAccount();
    const made = aTable({ seats: [{ ...freeSeat, account: account.id, characters: ['belle'] }, freeSeat] });
    expect(await here.store.addTable(made)).toBe(true);
    const whole = {
      ...made,
      phase: 'waiting',
      sentAway: [],
      rematch: null,
      deal: null,
      asked: null,
      updatedAt: NOON,
      revision: 1,
    };
    expect(await here.store.table(made.id)).toEqual(whole);
    await here.reopen();
    expect(await here.store.table(made.id)).toEqual(whole);
  });

  test('an invite code belongs to one table and expires', async () => {
    const made = aTable({ inviteCode: 'ABCD1234', inviteExpiresAt: NOON + 10 });
    await here.store.addTable(made);
    expect(await here.store.addTable(aTable({ inviteCode: 'ABCD1234' }))).toBe(false);
    expect((await here.store.tableByInvite('ABCD1234', NOON + 9))?.id).toBe(made.id);
    expect(await here.store.tableByInvite('ABCD1234', NOON + 10)).toBeNull();
    expect(await here.store.tableByInvite('ABCD1235', NOON)).toBeNull();
  });

  test('no change is lost when many are made at once', async () => {
    const made = aTable({ settings: { count: 0 } });
    await here.store.addTable(made);
    const add = () =>
      here.store.changeTable(made.id, (table) => ({
        change: { settings: { count: (table.settings as { count: number }).count + 1 }, updatedAt: NOON },
      }));
    await Promise.all(Array.from({ length: 12 }, add));
    expect((await here.store.table(made.id))?.settings).toEqual({ count: 12 });
  });

  test('a refused change writes nothing, and an unknown table is null', async () => {
    const made = aTable();
    await here.store.addTable(made);
    expect(await here.store.changeTable(made.id, () => ({ refused: 'full' }))).toEqual({ refused: 'full' });
    expect((await here.store.table(made.id))?.revision).toBe(1);
    expect(await here.store.changeTable(aTable().id, () => ({ refused: 'full' }))).toBeNull();
  });

  test('an account finds its tables: its seats, where it may watch, and what has ended lately', async () => {
    const account = anAccount();
    const mine = { ...freeSeat, account: account.id };
    const seated = aTable({ createdAt: NOON, seats: [mine, freeSeat] });
    const watched = aTable({ createdAt: NOON + 1, guests: [account.id] });
    const left = aTable({ createdAt: NOON + 2, seats: [mine, freeSeat] });
    const ended = aTable({ createdAt: NOON + 3, seats: [mine, mine] });
    for (const table of [seated, watched, left, ended, aTable()]) await here.store.addTable(table);
    await here.store.changeTable(left.id, () => ({
      change: { seats: [freeSeat, freeSeat], updatedAt: NOON },
    }));
    await here.store.changeTable(ended.id, () => ({ change: { phase: 'over', updatedAt: NOON + 50 } }));
    const found = async (overSince: number) =>
      (await here.store.tablesOf(account.id, overSince)).map((table) => table.id);
    expect(await found(NOON + 50)).toEqual([ended.id, watched.id, seated.id]);
    expect(await found(NOON + 51)).toEqual([watched.id, seated.id]);
  });

  test('the start page lists public tables: those that wait and then those that run, each time the newest first', async () => {
    const older = aTable({ createdAt: NOON });
    const newer = aTable({ createdAt: NOON + 1 });
    const hidden = aTable({ visibility: 'private' });
    const givenUp = aTable({ createdAt: NOON + 2 });
    for (const table of [older, newer, hidden, givenUp]) await here.store.addTable(table);
    await here.store.changeTable(givenUp.id, () => ({ change: { updatedAt: 0 } }));
    const { table: running } = await aGame(here.store);
    await here.store.changeTable(running, () => ({ change: { phase: 'over', updatedAt: NOON } }));
    const listed = async (overSince: number, skip = 0, limit = 10) =>
      (await here.store.openTables({ skip, limit }, overSince)).map(({ id }) => id);
    expect(await listed(NOON + 10_000)).toEqual([newer.id, older.id]);
    expect(await listed(NOON + 10_000, 0, 1)).toEqual([newer.id]);
    expect(await listed(NOON + 10_000, 1)).toEqual([older.id]);
    expect(await listed(NOON - 1)).toContain(running);
    await here.store.changeTable(newer.id, () => ({ change: { phase: 'running', updatedAt: NOON } }));
    expect(await listed(NOON + 10_000)).toEqual([older.id, newer.id]);
  });

  test('waiting tables of who is barred are found, and games that are played again', async () => {
    const [barred, other] = [anAccount(), anAccount()];
    await here.store.addAccount(barred);
    const at = (account: string) => [{ ...freeSeat, account: account as typeof barred.id }, freeSeat];
    const [his, theirs, next] = [aTable({ seats: at(barred.id) }), aTable({ seats: at(other.id) }), aTable()];
    for (const table of [his, theirs, next]) await here.store.addTable(table);
    expect(await here.store.waitingWithBarred()).toEqual([]);
    await here.store.bar({ account: barred.id, at: NOON, note: '' });
    expect((await here.store.waitingWithBarred()).map(({ id }) => id)).toEqual([his.id]);
    await here.store.changeTable(his.id, () => ({ change: { phase: 'over', updatedAt: NOON } }));
    expect(await here.store.waitingWithBarred()).toEqual([]);
    expect(await here.store.tablesWithRematch(NOON - 1)).toEqual([]);
    await here.store.changeTable(his.id, () => ({ change: { rematch: next.id, updatedAt: NOON } }));
    expect((await here.store.tablesWithRematch(NOON - 1)).map(({ rematch }) => rematch)).toEqual([next.id]);
    expect(await here.store.tablesWithRematch(NOON)).toEqual([]);
  });

  test('idle waiting tables go with all that hangs on them; running ones stay', async () => {
    const idle = aTable({ createdAt: NOON, guests: [anAccount().id] });
    const fresh = aTable({ createdAt: NOON + 10 });
    await here.store.addTable(idle);
    await here.store.addTable(fresh);
    await here.store.addChat(idle.id, {
      seat: null,
      account: null,
      name: 'Etta',
      text: 'anybody?',
      at: NOON,
    });
    const { table: running } = await aGame(here.store);
    expect(await here.store.expireWaiting(NOON + 10)).toEqual([idle.id]);
    expect(await here.store.table(idle.id)).toBeNull();
    expect(await here.store.chatOf(idle.id)).toEqual([]);
    expect(await here.store.table(fresh.id)).not.toBeNull();
    expect(await here.store.runningTables()).toEqual([running]);
  });

  test('chat keeps its order and its last lines', async () => {
    const table = aTable();
    await here.store.addTable(table);
    const { id: account } = anAccount();
    const say = (n: number) =>
      here.store.addChat(table.id, { seat: 1, account, name: 'Etta', text: `line ${n}`, at: n });
    const ids = (await Promise.all([say(1), say(2), say(3)])).map((line) => line.id);
    expect(ids.sort((a, b) => a - b)).toEqual([1, 2, 3]);
    for (let n = 4; n <= CHAT_CAP + 2; n++) await say(n);
    const kept = await here.store.chatOf(table.id);
    expect(kept).toHaveLength(CHAT_CAP);
    expect(kept.at(0)?.id).toBe(3);
    expect(kept.at(-1)).toEqual({
      id: CHAT_CAP + 2,
      seat: 1,
      account,
      name: 'Etta',
      text: `line ${CHAT_CAP + 2}`,
      at: CHAT_CAP + 2,
    });
  });
});
