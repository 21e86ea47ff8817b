import { expect, test } from '@jest/globals';
import { presetSetup, whyNot } from '../../src/pages/presets.ts';
import { powerOf } from '../../src/text/boxes.ts';

test('Silk’s power is the one agreed on', () => {
  expect(powerOf('silk', { boxes: ['base'], options: { silkPower: 'block' } })).toContain('rear door');
  expect(powerOf('silk', { boxes: ['base'], options: {} })).toContain('one or two cars');
});

test('nothing is said of the Shotgun where there is none', () => {
  const options = { silkPower: 'move' };
  expect(powerOf('silk', { boxes: ['base', 'stagecoach'], options })).toContain('Shotgun');
  for (const boxes of [['base'], ['base', 'horses']])
    for (const who of ['silk', 'mei', 'misty', 'twins', 'django'])
      expect(powerOf(who, { boxes, options })).not.toContain('Shotgun');
});

test('nothing is said of the Marshal where there is none', () => {
  for (const silkPower of ['move', 'dodge', 'block']) {
    const power = powerOf('silk', { boxes: ['base', 'couriers'], options: { silkPower } });
    expect(power).not.toContain('Marshal');
    expect(power).not.toBe('');
  }
});

test('the Dodge power does not go with the Marshal', () => {
  const marshal = { ...presetSetup('classic'), boxes: ['base', 'prison', 'marshal'] };
  const setup = { ...marshal, options: { silkPower: 'dodge' as const } };
  const known = whyNot({ setup: marshal, seats: 4 }).length === 0;
  expect(whyNot({ setup, seats: 4 }).join()).toContain(known ? 'Dodge power' : 'There is no box');
});
