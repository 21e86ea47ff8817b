import { expect, test } from '@jest/globals';
import { readOption } from '../src/options.ts';

test.each([
  ['scheming', 'play:move', { verb: 'play', card: 'move', down: false }],
  ['scheming', 'play:django.shoot:down', { verb: 'play', card: 'django.shoot', down: true }],
  ['scheming', 'draw', { verb: 'draw' }],
  ['scheming', 'drink:old', { verb: 'drink', flask: 'old' }],
  ['cover', 'done', { verb: 'done' }],
  ['move', 'to:3/roof', { verb: 'to', value: '3/roof' }],
  ['move', 'to:coach/inside', { verb: 'to', value: 'coach/inside' }],
  ['shoot', 'target:courier:1', { verb: 'target', value: 'courier:1' }],
  ['loot', 'take:#7', { verb: 'take', value: '#7' }],
  ['keep', 'keep:bullet:belle', { verb: 'keep', value: 'bullet:belle' }],
  ['discard', 'discard:bullet:neutral', { verb: 'discard', value: 'bullet:neutral' }],
  ['plan', 'plan:fire,changeFloor,move', { verb: 'plan', value: 'fire,changeFloor,move' }],
  ['scheming', 'play:bullet:belle:down', { verb: 'play', card: 'bullet:belle', down: true }],
  ['plus', 'play:movePlus', { verb: 'play', card: 'movePlus', down: false }],
  ['give', 'give:#7', { verb: 'give', value: '#7' }],
  ['free', 'free:prisoner:belle', { verb: 'free', value: 'prisoner:belle' }],
  ['a question of a later box', 'give:document:red', { verb: 'give', value: 'document:red' }],
])('%s takes %s', (question, option, parts) => {
  expect(readOption(question, option)).toEqual(parts);
});

test.each([
  ['scheming', 'play'],
  ['scheming', 'play:move:up'],
  ['scheming', 'play:move:down:down'],
  ['scheming', 'draw:3'],
  ['scheming', 'to:3/roof'],
  ['scheming', 'drink:milk'],
  ['move', 'to:'],
  ['move', 'to:3/cellar'],
  ['move', 'play:move'],
  ['plan', 'plan:'],
  ['plan', 'plan:fire,,move'],
  ['loot', 'take:#'],
  ['loot', 'constructor'],
  ['loot', ''],
])('%s refuses %s', (question, option) => {
  expect(readOption(question, option)).toBeNull();
});
