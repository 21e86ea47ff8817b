import { expect, test } from '@jest/globals';
import { type ExpressSetup, setupProblems } from '../src/index.ts';

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
