import { type AnyTable, type ExpressSetup, openGame, type Player, seedFrom } from '@holdup/engine';
import { afterAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import {
  type AccountId,
  type Finish,
  playerIdOf,
  type Store,
  type StoredAccount,
  type StoredSeat,
  type StorePlace,
} from '../../src/store/index.ts';
import { finishesOfPlayers } from '../../src/store/steps/finishes.ts';
import { finishesOf } from '../../src/tables/finish.ts';
import { HOMES, opened, rawDatabase, stopPostgres } from './engines.ts';
import { aMatch, anAccount, aPlay, aTable, claimed, freeSeat, NOON } from './pieces.ts';

afterAll(stopPostgres);

const DAY = 24 * 3600_000;

/** What the engine says of a game that Belle and Tuco (one seat) have won against Doc and Django by some dollars. */
const RESULT = {
  scores: [
    {
      seat: 0,
      total: 1750,
      bulletsReceived: 1,
      lines: [
        { why: 'purse', character: 'belle', amount: 500 },
        { why: 'jewel', character: 'tuco', amount: 250 },
        { why: 'gunslinger', character: 'tuco', amount: 1000 },
      ],
    },
    {
      seat: 1,
      total: 400,
      bulletsReceived: 2,
      lines: [{ why: 'purse', character: 'doc', amount: 400 }],
    },
  ],
  winners: [0],
  gunslingers: [0],
  counted: ['belle', 'tuco', 'doc', 'django'],
};
const SETUP: ExpressSetup = {
  game: 'express',
  boxes: ['base'],
  options: {},
  players: [{ characters: ['belle', 'tuco'] }, { characters: ['doc', 'django'] }],
};
const ENDED = { ...openGame(SETUP).begin(seedFrom('x')).match.table, result: RESULT };

const seatOf = ({ id, name }: StoredAccount, more: Partial<StoredSeat> = {}): StoredSeat => ({
  ...freeSeat,
  account: id,
  name,
  ...more,
});
const BOT: StoredSeat = { ...freeSeat, bot: 'heuristic' };

/** A game of theirs, played to its end at that time. */
async function finished(
  store: Store,
  seats: readonly StoredSeat[],
  at: number,
  more: { readonly behind?: number; readonly kept?: boolean } = {},
) {
  const settings = { title: 'x', watchDelaySeconds: more.behind ?? 0 };
  const table = aTable({ seats, settings });
  await store.addTable(table);
  const owner = await claimed(store, table.id);
  const match = { ...aMatch(table.id), setup: SETUP };
  await store.startMatch(owner, match);
  const ended = { id: match.id, table: ENDED, endedAt: at };
  const finishes: Finish[] = more.kept === false ? [] : finishesOf({ seats, settings }, ended);
  const play = aPlay({ owner, match: match.id }, 1, { ends: { result: RESULT, at, finishes } });
  expect(await store.append([play])).toEqual({ ok: true });
  return table.id;
}

const totals = async (store: Store, account: AccountId, knownBy: number | null = null) =>
  (await store.tallies(account, knownBy)).filter(({ character }) => character === null);

describe.each(HOMES)('finished games in %s', (_name, newHome) => {
  const at = opened(newHome);

  test('are counted by game, by bandit, and apart where all others were bots', async () => {
    const { store } = at;
    const [ann, bob] = [anAccount('Ann'), anAccount('Bob')];
    for (const one of [ann, bob]) await store.addAccount(one);
    await finished(store, [seatOf(ann), seatOf(bob)], NOON);
    await finished(store, [seatOf(bob), seatOf(ann)], NOON + 1);
    const alone = await finished(store, [seatOf(ann), BOT], NOON + 2);
    expect(await totals(store, ann.id)).toEqual(
      expect.arrayContaining([
        {
          game: 'express',
          alone: false,
          character: null,
          games: 2,
          won: 1,
          taken: 2,
          take: 2150,
          best: 1750,
        },
        { game: 'express', alone: true, character: null, games: 1, won: 1, taken: 1, take: 1750, best: 1750 },
      ]),
    );
    const bandits = (await store.tallies(ann.id, null)).filter((one) => !one.alone && one.character !== null);
    expect(bandits.map(({ character, games, won, take }) => [character, games, won, take]).sort()).toEqual([
      ['belle', 1, 1, 500],
      ['django', 1, 0, 0],
      ['doc', 1, 0, 400],
      ['tuco', 1, 1, 1250],
    ]);
    const last = await store.lastFinishes(ann.id, null, 2);
    expect(last.map(({ finish, table }) => [table.id === alone, finish.place, finish.take])).toEqual([
      [true, 1, 1750],
      [false, 2, 400],
    ]);
    const matches = last.map(({ finish }) => finish.match);
    const asked = await store.finishesOf(ann.id, matches.slice(0, 1));
    expect(asked).toEqual([last[0]?.finish]);
    expect(await store.finishesOf(ann.id, [])).toEqual([]);
    expect((await store.accountByPlayer(playerIdOf(ann.id)))?.id).toBe(ann.id);
    expect(await store.accountByPlayer(playerIdOf('nobody' as AccountId))).toBeNull();
  });

  test('of a table whose onlookers are kept behind are not told before these know', async () => {
    const { store } = at;
    const [ann, bob] = [anAccount('Ann'), anAccount('Bob')];
    await finished(store, [seatOf(ann), seatOf(bob)], NOON, { behind: 30 });
    expect(await totals(store, ann.id, NOON + 29_999)).toEqual([]);
    expect(await store.lastFinishes(ann.id, NOON + 29_999, 9)).toEqual([]);
    expect(await totals(store, ann.id, NOON + 30_000)).toHaveLength(1);
    expect(await store.lastFinishes(ann.id, NOON + 30_000, 9)).toHaveLength(1);
    expect(await totals(store, ann.id)).toHaveLength(1);
  });

  test('that a bot has finished for somebody are no victory of his, and go with their table', async () => {
    const { store } = at;
    const [ann, bob] = [anAccount('Ann'), anAccount('Bob')];
    const table = await finished(store, [seatOf(ann, { away: true }), seatOf(bob)], NOON);
    expect(await totals(store, ann.id)).toMatchObject([{ games: 1, won: 0 }]);
    expect((await store.lastFinishes(ann.id, null, 1))[0]?.finish).toMatchObject({ left: true, place: 1 });
    expect(await store.clearOut({ overBefore: NOON + DAY, accountsBefore: null, limit: 9 })).toBe(1);
    expect(await store.table(table)).toBeNull();
    expect(await store.tallies(ann.id, null)).toEqual([]);
  });

  test('of before any of this was kept are counted as well, and their players have pages', async () => {
    const { store } = at;
    const [ann, bob] = [anAccount('Ann'), anAccount('Bob')];
    for (const one of [ann, bob]) await store.addAccount(one);
    for (let game = 0; game < 3; game++)
      await finished(store, [seatOf(ann), seatOf(bob)], NOON + game, { kept: false });
    expect(await store.tallies(ann.id, null)).toEqual([]);
    const again = await at.reopen(() => broughtUpAnew(at.home.place));
    expect(await totals(again, ann.id)).toMatchObject([{ games: 3, won: 3, best: 1750 }]);
    expect(await totals(again, bob.id)).toMatchObject([{ games: 3, won: 0, best: 400 }]);
    expect((await again.accountByPlayer(playerIdOf(bob.id)))?.name).toBe('Bob');
  });
});

/** Takes from a database what the step that brought finishes has added, and takes that step again. */
async function broughtUpAnew(place: StorePlace): Promise<void> {
  const db = rawDatabase(place);
  await sql`drop table finishes`.execute(db);
  await sql`drop index accounts_by_player`.execute(db);
  await sql`alter table accounts drop column player_id`.execute(db);
  await finishesOfPlayers(db);
  await db.destroy();
}

describe('of a table that is over', () => {
  const [ann, bob] = [anAccount(), anAccount()];
  const seats = [seatOf(ann), seatOf(bob)];
  const finishes = (table: AnyTable, settings: object = {}) =>
    finishesOf({ seats, settings }, { id: aMatch(aTable().id).id, table, endedAt: NOON });

  test('each has the place and the money that its end gives him', () => {
    expect(finishes(ENDED, { watchDelaySeconds: 30 })).toMatchObject([
      { account: ann.id, place: 1, won: true, take: 1750, players: 2, alone: false, knownAt: NOON + 30_000 },
      { account: bob.id, place: 2, won: false, take: 400, characters: [{ take: 400 }, { take: 0 }] },
    ]);
  });

  test('who plays the Marshal takes nothing', () => {
    const [first, second] = ENDED.players as [Player, Player];
    const players = [first, { ...second, characters: ['marshal'] }];
    expect(finishes({ ...ENDED, players }).map(({ take }) => take)).toEqual([1750, null]);
  });

  test('a game without a count gives nobody a place', () => {
    expect(finishes({ ...ENDED, result: null })).toEqual([]);
  });
});
