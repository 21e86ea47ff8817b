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
import { HOMES, rawDatabase, stopPostgres } from './engines.ts';
import { aMatch, anAccount, aPlay, aTable, claimed, freeSeat, NOON } from './pieces.ts';

afterAll(stopPostgres);

const DAY = 24 * 3600_000;

/** What the engine says of a game that Belle and Ghost (one seat) have won against Doc and Django by some dollars. */
const RESULT = {
  scores: [
    {
      seat: 0,
      total: 1750,
      bulletsReceived: 1,
      lines: [
        { why: 'purse', character: 'belle', amount: 500 },
        { why: 'jewel', character: 'ghost', amount: 250 },
        { why: 'gunslinger', character: 'ghost', amount: 1000 },
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
  counted: ['belle', 'ghost', 'doc', 'django'],
};
const SETUP = {
  game: 'express',
  boxes: ['base'],
  options: {},
  players: [{ characters: ['belle', 'ghost'] }, { characters: ['doc', 'django'] }],
};

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
  const ended = { id: match.id, setup: SETUP, result: RESULT, endedAt: at };
  const finishes: Finish[] = more.kept === false ? [] : finishesOf({ seats, settings }, ended);
  const play = aPlay({ owner, match: match.id }, 1, { ends: { result: RESULT, at, finishes } });
  expect(await store.append([play])).toEqual({ ok: true });
  return table.id;
}

const totals = async (store: Store, account: AccountId, knownBy: number | null = null) =>
  (await store.tallies(account, knownBy)).filter(({ character }) => character === null);

describe.each(HOMES)('finished games in %s', (_name, newHome) => {
  test('are counted by game, by bandit, and apart where all others were bots', async () => {
    const home = await newHome();
    const store = await home.open();
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
      ['ghost', 1, 1, 1250],
    ]);
    const last = await store.lastFinishes(ann.id, null, 2);
    expect(last.map(({ finish, table }) => [table.id === alone, finish.place, finish.take])).toEqual([
      [true, 1, 1750],
      [false, 2, 400],
    ]);
    expect((await store.accountByPlayer(playerIdOf(ann.id)))?.id).toBe(ann.id);
    expect(await store.accountByPlayer(playerIdOf('nobody' as AccountId))).toBeNull();
    await store.close();
    await home.remove();
  });

  test('of a table whose onlookers are kept behind are not told before these know', async () => {
    const home = await newHome();
    const store = await home.open();
    const [ann, bob] = [anAccount('Ann'), anAccount('Bob')];
    await finished(store, [seatOf(ann), seatOf(bob)], NOON, { behind: 30 });
    expect(await totals(store, ann.id, NOON + 29_999)).toEqual([]);
    expect(await store.lastFinishes(ann.id, NOON + 29_999, 9)).toEqual([]);
    expect(await totals(store, ann.id, NOON + 30_000)).toHaveLength(1);
    expect(await store.lastFinishes(ann.id, NOON + 30_000, 9)).toHaveLength(1);
    expect(await totals(store, ann.id)).toHaveLength(1);
    await store.close();
    await home.remove();
  });

  test('that a bot has finished for somebody are no victory of his, and go with their table', async () => {
    const home = await newHome();
    const store = await home.open();
    const [ann, bob] = [anAccount('Ann'), anAccount('Bob')];
    const table = await finished(store, [seatOf(ann, { away: true }), seatOf(bob)], NOON);
    expect(await totals(store, ann.id)).toMatchObject([{ games: 1, won: 0 }]);
    expect((await store.lastFinishes(ann.id, null, 1))[0]?.finish).toMatchObject({ left: true, place: 1 });
    expect(await store.clearOut({ overBefore: NOON + DAY, accountsBefore: null, limit: 9 })).toBe(1);
    expect(await store.table(table)).toBeNull();
    expect(await store.tallies(ann.id, null)).toEqual([]);
    await store.close();
    await home.remove();
  });

  test('of before any of this was kept are counted as well, and their players have pages', async () => {
    const home = await newHome();
    const store = await home.open();
    const [ann, bob] = [anAccount('Ann'), anAccount('Bob')];
    for (const one of [ann, bob]) await store.addAccount(one);
    for (let game = 0; game < 3; game++)
      await finished(store, [seatOf(ann), seatOf(bob)], NOON + game, { kept: false });
    expect(await store.tallies(ann.id, null)).toEqual([]);
    await store.close();
    await broughtUpAnew(home.place);
    const again = await home.open();
    expect(await totals(again, ann.id)).toMatchObject([{ games: 3, won: 3, best: 1750 }]);
    expect(await totals(again, bob.id)).toMatchObject([{ games: 3, won: 0, best: 400 }]);
    expect((await again.accountByPlayer(playerIdOf(bob.id)))?.name).toBe('Bob');
    await again.close();
    await home.remove();
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

describe('how a game comes out', () => {
  const ended = { id: aMatch(aTable().id).id, endedAt: NOON };
  const [ann, bob, cat] = [anAccount(), anAccount(), anAccount()];
  const settings = { title: 'x' };
  const seats = [ann, bob, cat].map((one) => seatOf(one));
  const places = (setup: unknown, result: unknown, gone?: string[][]) =>
    finishesOf({ seats, settings }, { ...ended, setup, result, ...(gone ? { gone } : {}) }).map(
      ({ place, won, take }) => [place, won, take],
    );

  const score = (seat: number, total: number, bulletsReceived = 0) => ({
    ...{ seat, total, bulletsReceived, lines: [] },
  });
  const setup = {
    ...SETUP,
    players: ['belle', 'marshal', 'doc'].map((who) => ({ characters: [who] })),
  };

  test('a shared victory is one for each, and the Marshal takes nothing', () => {
    const scores = [score(0, 700, 2), score(1, 0), score(2, 700, 2)];
    expect(places(setup, { scores, winners: [0, 2] })).toEqual([
      [1, true, 700],
      [3, false, null],
      [1, true, 700],
    ]);
    expect(places(setup, { scores, winners: [1] })).toEqual([
      [2, false, 700],
      [1, true, null],
      [2, false, 700],
    ]);
  });

  test('the fewest bullets decide between equals', () => {
    const scores = [score(0, 700, 2), score(1, 900), score(2, 700, 1)];
    expect(places(setup, { scores, winners: [1] }).map(([place]) => place)).toEqual([3, 1, 2]);
  });

  test('partners have come out alike: by what they took together', () => {
    const cast = ['belle', 'doc', 'tuco', 'ghost', 'django', 'cheyenne'];
    const players = cast.map((who) => ({ characters: [who] }));
    const scores = [900, 900, 1100, 100, 0, 1300].map((total, seat) => score(seat, total));
    const six = cast.map(() => seatOf(anAccount()));
    const match = { ...ended, result: { scores, winners: [0, 1] } };
    const placesOf = (options: object) =>
      finishesOf({ seats: six, settings }, { ...match, setup: { ...SETUP, options, players } }).map(
        ({ place }) => place,
      );
    expect(placesOf({ teams: true })).toEqual([1, 1, 5, 5, 3, 3]);
    expect(placesOf({})).toEqual([1, 1, 4, 5, 6, 3]);
  });

  test('in Super Express who stayed longer comes before who left earlier, where that is known', () => {
    const of = (seat: number, aboard: boolean) => ({ seat, cards: 1, highest: 500, total: 500, aboard });
    const players = ['belle', 'doc', 'django'].map((who) => ({ characters: [who] }));
    const result = { scores: [of(0, false), of(1, false), of(2, true)], winners: [2] };
    const game = { game: 'super', players };
    expect(places(game, result, [['doc'], ['belle']]).map(([place]) => place)).toEqual([2, 3, 1]);
    expect(places(game, result).map(([place]) => place)).toEqual([2, 2, 1]);
  });

  test('in Super Express the cars won decide between those who left together', () => {
    const of = (seat: number, highest: number, aboard: boolean) => ({
      ...{ seat, cards: 1, highest, total: highest, aboard },
    });
    const players = ['belle', 'doc', 'django'].map((who) => ({ characters: [who] }));
    const game = { game: 'super', players };
    const together = [['belle', 'doc']];
    const apart = { scores: [of(0, 312, false), of(1, 301, false), of(2, 323, true)], winners: [2] };
    expect(places(game, apart, together).map(([place]) => place)).toEqual([2, 3, 1]);
    const alike = { scores: [of(0, 301, false), of(1, 301, false), of(2, 323, true)], winners: [2] };
    expect(places(game, alike, together).map(([place]) => place)).toEqual([2, 2, 1]);
  });

  test('a result that cannot be read keeps no game from ending', () => {
    expect(places(setup, { winners: [1] })).toEqual([]);
    expect(places({}, RESULT)).toEqual([]);
  });
});
