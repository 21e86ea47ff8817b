import { EXPANSIONS, setupProblems } from '@holdup/engine';
import { expect, test } from '@jest/globals';
import { dealCharacters } from './deal.ts';

const express = (boxes: string[], options: object = {}) => ({ game: 'express', boxes, options }) as const;
const MODULES = ['horses', 'stagecoach', 'whiskey', 'marshal', 'prison'];
const BIG_BOX = ['base', ...MODULES.filter((box) => EXPANSIONS.includes(box))];

test.each([
  ['two players with two each', express(['base']), 2],
  ['three players with two each', express(BIG_BOX), 3],
  ['as many as can sit', express(BIG_BOX), 9],
])('%s: what nobody chose is dealt so that it can be played', (_what, setup, seats) => {
  for (let i = 0; i < 50; i++) {
    const dealt = dealCharacters(
      setup,
      Array.from({ length: seats }, () => []),
    );
    expect(setupProblems(dealt)).toEqual([]);
  }
});

test.each([
  ['unknown boxes', express(['base', 'constructor', 'toString'])],
  ['no round cards', express(['base'], { pickRounds: { rounds: [], stations: [] } })],
  ['teams of three', express([...BIG_BOX, 'flames', 'dynamite'], { teams: true })],
])('%s are seen to be wrong without dealing on and on', (_what, setup) => {
  const began = performance.now();
  for (let i = 0; i < 20; i++) {
    const dealt = dealCharacters(setup, [[], [], []]);
    expect(setupProblems(dealt)).not.toEqual([]);
  }
  expect(performance.now() - began).toBeLessThan(5000);
});
