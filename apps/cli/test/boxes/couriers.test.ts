import { expect, test } from '@jest/globals';
import { huntThrough } from '../../src/hunt.ts';

test('the hunter leaves no reachable cell of the couriers empty', () => {
  const ground = { game: 'express', boxes: ['base', 'couriers'] } as const;
  const { coverage, breach: found } = huntThrough(150, 'test', ground);
  expect(found).toBeNull();
  expect(coverage.empty()).toEqual([]);
});
