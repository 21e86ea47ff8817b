import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FIGURE, TOKEN } from '../../src/stage/geometry.ts';
import { figureSpots, keepSpots, tokenSpot } from '../../src/stage/spots.ts';

const WIDTH = 220;

describe('figures at one place', () => {
  test('nobody needs no spot', () => expect(figureSpots(0, WIDTH)).toEqual([]));

  test('one stands in the middle at full size', () =>
    expect(figureSpots(1, WIDTH)).toEqual([{ x: 0, y: 0, scale: 1, rank: 0 }]));

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%i figures stay within the car', (count) => {
    for (const { x, scale } of figureSpots(count, WIDTH))
      expect(Math.abs(x) + (FIGURE.width * scale) / 2).toBeLessThanOrEqual(WIDTH / 2 + 2);
  });

  test('up to three stand in one rank, more in two', () => {
    expect(new Set(figureSpots(3, WIDTH).map(({ rank }) => rank)).size).toBe(1);
    expect(new Set(figureSpots(4, WIDTH).map(({ rank }) => rank)).size).toBe(2);
  });

  test('nine shrink rather than hide: in a rank no one covers the middle of his neighbour', () => {
    for (const rank of [0, 1]) {
      const row = figureSpots(9, WIDTH).filter((spot) => spot.rank === rank);
      for (let i = 1; i < row.length; i++)
        expect(row[i]!.x - row[i - 1]!.x).toBeGreaterThan(FIGURE.width * row[i]!.scale * 0.6);
    }
  });

  test('the back rank shows head and letter above the front rank', () => {
    const spots = figureSpots(9, WIDTH);
    const back = spots.find(({ rank }) => rank === 1)!;
    const front = spots.find(({ rank }) => rank === 0)!;
    // The letter stands at 45 % of a figure's height.
    const letter = back.y - FIGURE.height * back.scale * 0.45;
    expect(letter).toBeLessThan(front.y - FIGURE.height * front.scale);
  });

  test('no two share a spot', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 150, max: 260 }), (count, width) => {
        const spots = figureSpots(count, width).map(({ x, y }) => `${x.toFixed(2)}/${y.toFixed(2)}`);
        return spots.length === count && new Set(spots).size === count;
      }),
    ));
});

describe('loot on the floor', () => {
  test('a token keeps its spot when another is taken', () => {
    const before = keepSpots(new Map(), [10, 11, 12]);
    const after = keepSpots(before, [10, 12]);
    expect(after.get(10)).toBe(before.get(10));
    expect(after.get(12)).toBe(before.get(12));
  });

  test('a new token takes the spot that became free', () => {
    const before = keepSpots(new Map(), [10, 11, 12]);
    expect(keepSpots(keepSpots(before, [10, 12]), [10, 12, 20]).get(20)).toBe(before.get(11));
  });

  test('five lie side by side without touching each other', () => {
    const xs = [0, 1, 2, 3, 4].map((spot) => tokenSpot(spot, 5, WIDTH).x).sort((a, b) => a - b);
    for (let i = 1; i < xs.length; i++) expect(xs[i]! - xs[i - 1]!).toBeGreaterThanOrEqual(TOKEN);
  });

  test('twenty tokens lie in twenty places within the car', () => {
    const spots = Array.from({ length: 20 }, (_, i) => tokenSpot(i, 20, WIDTH));
    expect(new Set(spots.map(({ x, y }) => `${x.toFixed(2)}/${y.toFixed(2)}`)).size).toBe(20);
    for (const { x } of spots) expect(Math.abs(x)).toBeLessThan(WIDTH / 2);
  });
});
