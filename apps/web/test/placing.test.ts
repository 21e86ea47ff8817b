import { expect, test } from '@jest/globals';
import { inPlaces } from '../src/hud/placing.ts';

const by = (a: { total: number }, b: { total: number }): number => b.total - a.total;
const places = (totals: readonly number[], winners: readonly number[]): string[] =>
  inPlaces({ scores: totals.map((total, seat) => ({ seat, total })), winners }, by).map(
    ({ score, place }) => `${place}. seat ${score.seat}`,
  );

test('everybody has a place, the winner the first, whatever he owns', () => {
  expect(places([500, 250, 900], [1])).toEqual(['1. seat 1', '2. seat 2', '3. seat 0']);
});

test('who shares a victory shares the first place, and nobody is second', () => {
  expect(places([500, 900, 500, 700], [1, 2])).toEqual(['1. seat 1', '1. seat 2', '3. seat 3', '4. seat 0']);
});

test('equals share a place', () => {
  expect(places([250, 900, 250, 0], [1])).toEqual(['1. seat 1', '2. seat 0', '2. seat 2', '4. seat 3']);
});
