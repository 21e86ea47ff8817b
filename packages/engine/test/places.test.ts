import { describe, expect, test } from '@jest/globals';
import { openGame, placesAtEnd, type SuperScore, type SuperTable, seedFrom } from '../src/index.ts';
import { counted, opened, placesBySeat } from './boxes/games.ts';

describe('places at the end', () => {
  const four = opened([], [['doc'], ['tuco'], ['ghost'], ['django']]);
  const ended = (...how: [readonly number[], Parameters<typeof counted>[2]]) =>
    placesAtEnd(counted(four, ...how));
  const places = (...how: Parameters<typeof ended>): number[] => placesBySeat(ended(...how));

  test('are given to everybody, the winner the first, whatever he owns', () => {
    const placed = ended([500, 250, 900, 0], { winners: [1] });
    expect(placed.map(({ score: { seat }, place }) => [place, seat])).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
      [4, 3],
    ]);
  });

  test('are shared by those who share a victory, and then nobody is second', () => {
    expect(places([500, 900, 500, 700], { winners: [1, 2] })).toEqual([4, 1, 1, 3]);
  });

  test('are shared by equals; fewer bullets are better', () => {
    expect(places([250, 900, 250, 0], { winners: [1] })).toEqual([2, 1, 2, 4]);
    expect(places([250, 900, 250, 0], { winners: [1], bullets: [3, 9, 2, 0] })).toEqual([3, 1, 2, 4]);
  });

  test('behind all others, and alike, are those who do not count', () => {
    const caught = { winners: [0], counted: ['doc', 'ghost'] };
    expect(places([500, 0, -250, 0], { ...caught, bullets: [0, 1, 5, 4] })).toEqual([1, 3, 2, 3]);
  });

  test('are not given before the end', () => {
    expect(placesAtEnd(four.match.table)).toEqual([]);
  });
});

describe('places at the end of Super Express', () => {
  const cast = ['belle', 'doc', 'django'];
  const { match } = openGame({
    game: 'super',
    boxes: [],
    options: {},
    players: cast.map((who) => ({ characters: [who] })),
  }).begin(seedFrom('1'));
  const of = (seat: number, highest: number, aboard = false): SuperScore => ({
    ...{ seat, cards: 1, highest, total: highest, aboard },
  });
  const places = (scores: readonly SuperScore[], winners: number[], gone: SuperTable['gone']): number[] =>
    placesBySeat(placesAtEnd({ ...match.table, gone, result: { scores, winners, why: 'loot' } }));

  test('who stayed longer is before who left earlier', () => {
    const scores = [of(0, 301), of(1, 312), of(2, 0, true)];
    expect(places(scores, [2], [['doc'], ['belle']])).toEqual([2, 3, 1]);
    expect(places(scores, [0], [['doc'], ['belle']])).toEqual([1, 3, 2]);
  });

  test('the cars won decide between those who left together', () => {
    const together = [['belle', 'doc']];
    expect(places([of(0, 312), of(1, 301), of(2, 323, true)], [2], together)).toEqual([2, 3, 1]);
    expect(places([of(0, 301), of(1, 301), of(2, 323, true)], [2], together)).toEqual([2, 2, 1]);
    const more = { ...of(1, 301), cards: 2 };
    expect(places([of(0, 312), more, of(2, 323, true)], [2], together)).toEqual([3, 2, 1]);
  });
});
