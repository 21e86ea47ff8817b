import { expect, test } from '@jest/globals';
import { presetSetup, whyNot } from '../../src/pages/presets.ts';

test('teams need an even number of bandits', () => {
  const setup = { ...presetSetup('classic'), options: { teams: true as const } };
  expect(whyNot({ setup, seats: 5 }).join()).toContain('even number');
  expect(whyNot({ setup, seats: 4 })).toEqual([]);
});
