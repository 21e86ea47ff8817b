import { EXPANSIONS, setupProblems } from '@holdup/engine';
import { expect, test } from '@jest/globals';
import { dealCharacters } from '../../src/train/deal.ts';

test('teams, with a Marshal where there is one: what nobody chose is dealt so that it can be played', () => {
  const marshal = ['marshal'].filter((box) => EXPANSIONS.includes(box));
  const boxes = ['base', ...marshal];
  const setup = { game: 'express', boxes, options: { teams: true } } as const;
  const seats = Array.from({ length: 4 + marshal.length }, () => []);
  for (let i = 0; i < 50; i++) expect(setupProblems(dealCharacters(setup, seats))).toEqual([]);
});
