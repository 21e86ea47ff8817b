import { expect, test } from '@jest/globals';
import { type ExpressSetup, playersIn, setupProblems } from '../src/index.ts';

/** A set-up of the base game for four as it might stand in a file: with anything in it. */
const problemsOf = (change: Partial<Record<keyof ExpressSetup, unknown>>) => {
  const players = ['doc', 'tuco', 'ghost', 'django'].map((who) => ({ characters: [who] }));
  const setup = { game: 'express', boxes: ['base'], options: {}, players, ...change };
  return setupProblems(setup as ExpressSetup);
};

test('a box is in a game once', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ boxes: ['base', 'base'] })).toEqual([{ code: 'box-twice', about: { box: 'base' } }]);
  expect(problemsOf({ boxes: ['base', 'horses', 'horses'] })).toEqual([
    { code: 'box-twice', about: { box: 'horses' } },
  ]);
  expect(problemsOf({ boxes: ['flames', 'flames', 'base'] })).toHaveLength(1);
});

test.each([null, false, 0, '', [], {}])('%j picks no round cards', (pickRounds) => {
  const codes = problemsOf({ options: { pickRounds } }).map(({ code }) => code);
  expect(codes).toEqual(['pick-rounds', 'pick-rounds']);
});

test('the edition of 2014 is for six players at most', () => {
  const cast = ['doc', 'tuco', 'ghost', 'django', 'belle', 'cheyenne', 'mei'].map((who) => ({
    characters: [who],
  }));
  const options = { edition: 'base2014' };
  expect(problemsOf({ players: cast })).toEqual([]);
  expect(problemsOf({ players: cast.slice(0, 6), options })).toEqual([]);
  const tooMany = [{ code: 'player-count', about: { min: 2, max: 6 } }];
  expect(problemsOf({ players: cast, options })).toEqual(tooMany);
  expect(problemsOf({ players: cast, options, boxes: ['base', 'horses'] })).toEqual(tooMany);
  expect(playersIn({ game: 'express', boxes: ['base'], options }).max).toBe(6);
  expect(playersIn({ game: 'express', boxes: ['base'] }).max).toBeGreaterThan(6);
});
