import { expect, test } from '@jest/globals';
import { meantBy } from '../../src/stage/lit.ts';
import { watchGames } from './watching.ts';

test('what the box brings has words and drawings', () => {
  const { questions, facts, missing } = watchGames(12, () => ({ boxes: ['base', 'horses'] }));
  expect('moved'.split(' ').filter((kind) => !facts.has(kind))).toEqual([]);
  expect('start ride'.split(' ').filter((kind) => !questions.has(kind))).toEqual([]);
  expect([...missing]).toEqual([]);
});

test('to board lights up the car that one is asked about', () => {
  const question = { about: { place: '4/inside' } };
  expect(meantBy({ id: 'board', about: {} }, question)).toEqual({ place: '4/inside' });
  expect(meantBy({ id: 'ride', about: {} }, question)).toEqual({});
});
