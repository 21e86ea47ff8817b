import { expect, test } from '@jest/globals';
import { presetSetup, whyNot } from '../../src/pages/presets.ts';
import { powerOf } from '../../src/text/boxes.ts';

test('Silk’s power is the one agreed on', () => {
  expect(powerOf('silk', { silkPower: 'block' })).toContain('rear door');
  expect(powerOf('silk', {})).toContain('one or two cars');
});

test('the Dodge power does not go with the Marshal', () => {
  const marshal = { ...presetSetup('classic'), boxes: ['base', 'prison', 'marshal'] };
  const setup = { ...marshal, options: { silkPower: 'dodge' as const } };
  const known = whyNot({ setup: marshal, seats: 4 }).length === 0;
  expect(whyNot({ setup, seats: 4 }).join()).toContain(known ? 'Dodge power' : 'There is no box');
});
