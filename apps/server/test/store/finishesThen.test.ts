import { describe, expect, test } from '@jest/globals';
import { finishRowsThen, playerIdThen } from '../../src/store/steps/finishesThen.ts';

/** The step of the schema that counts the games of before: what it makes of a match is never to change. */
describe('a match that was over before finishes were kept', () => {
  const seats = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'].map((account) => ({ account, away: false }));
  const playersOf = (...cast: readonly string[]) => cast.map((who) => ({ characters: [who] }));
  const score = (seat: number, total: number, bulletsReceived = 0) => ({
    ...{ seat, total, bulletsReceived, lines: [] as object[] },
  });
  const rowsOf = (setup: { players: readonly object[] }, result: unknown) =>
    finishRowsThen({
      id: 'the match',
      settings: { title: 'x' },
      seats: seats.slice(0, setup.players?.length),
      setup,
      result,
      endedAt: 5000,
    });
  const places = (...match: Parameters<typeof rowsOf>) => rowsOf(...match).map(({ place }) => place);
  const three = { game: 'express', options: {}, players: playersOf('belle', 'marshal', 'doc') };

  test('has a row for each bandit of each seat', () => {
    const lines = [
      { why: 'purse', character: 'belle', amount: 500 },
      { why: 'gunslinger', character: 'ghost', amount: 1000 },
    ];
    const rows = finishRowsThen({
      id: 'the match',
      settings: { title: 'x', watchDelaySeconds: 30 },
      seats: [
        { account: 'ann', away: true },
        { account: null, away: false },
      ],
      setup: { game: 'express', players: [{ characters: ['belle', 'ghost'] }, { characters: ['doc'] }] },
      result: { scores: [{ ...score(0, 1500), lines }, score(1, 400)], winners: [0] },
      endedAt: 5000,
    });
    const seat = {
      ...{ match_id: 'the match', seat: 0, account_id: 'ann', game: 'express', ended_at: 5000 },
      ...{ known_at: 35_000, alone: 1, players: 2, place: 1, won: 0, left_early: 1, take: 1500 },
    };
    expect(rows).toEqual([
      { ...seat, nth: 0, character: 'belle', character_take: 500 },
      { ...seat, nth: 1, character: 'ghost', character_take: 1000 },
    ]);
  });

  test('has the first place for all who share the victory, and no take for the Marshal', () => {
    const rows = rowsOf(three, {
      scores: [score(0, 700, 2), score(1, 0), score(2, 700, 2)],
      winners: [0, 2],
    });
    expect(rows.map(({ place, won, take }) => [place, won, take])).toEqual([
      [1, 1, 700],
      [3, 0, null],
      [1, 1, 700],
    ]);
  });

  test('has fewer bullets before more', () => {
    const scores = [score(0, 700, 2), score(1, 900), score(2, 700, 1)];
    expect(places(three, { scores, winners: [1] })).toEqual([3, 1, 2]);
  });

  test('has one place for partners', () => {
    const players = playersOf('belle', 'doc', 'tuco', 'ghost', 'django', 'cheyenne');
    const scores = [900, 900, 1100, 100, 0, 1300].map((total, seat) => score(seat, total));
    const result = { scores, winners: [0, 1] };
    expect(places({ ...three, players, ...{ options: { teams: true } } }, result)).toEqual([
      1, 1, 5, 5, 3, 3,
    ]);
    expect(places({ ...three, players }, result)).toEqual([1, 1, 4, 5, 6, 3]);
    const withMarshal = playersOf('belle', 'marshal', 'doc', 'tuco', 'ghost');
    const five = { scores: scores.slice(0, 5), winners: [1] };
    expect(places({ ...three, players: withMarshal, ...{ options: { teams: true } } }, five)).toEqual([
      4, 1, 2, 2, 4,
    ]);
  });

  test('of Super Express has those aboard first, then the most cars, then the highest', () => {
    const of = (seat: number, aboard: boolean, cards: number, highest: number) => ({
      ...{ seat, aboard, cards, highest, total: 500 },
    });
    const scores = [of(0, false, 1, 301), of(1, false, 2, 301), of(2, false, 1, 312), of(3, true, 0, 0)];
    const game = { game: 'super', players: playersOf('belle', 'doc', 'django', 'tuco') };
    expect(places(game, { scores, winners: [3] })).toEqual([4, 2, 3, 1]);
    expect(rowsOf(game, { scores, winners: [3] }).map(({ take }) => take)).toEqual([500, 500, 500, 500]);
  });

  test('has no row if it cannot be read', () => {
    expect(rowsOf(three, { winners: [1] })).toEqual([]);
    expect(rowsOf({ players: [] }, { scores: [score(0, 1)], winners: [0] })).toEqual([]);
  });

  test('has players by the names that their pages have', () => {
    expect(playerIdThen('ann')).toBe('zGYFAqBM4UdKSZBc');
  });
});
