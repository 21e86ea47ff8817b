import type { Fact, Loot } from '@holdup/engine';
import { describe, expect, test } from '@jest/globals';
import { lightOf, mixLight } from '../../src/stage/light.ts';
import { EMPTY, type Scene, sceneAfter } from '../../src/stage/scene.ts';

const purse = (at: string): Loot => ({ id: 3, kind: 'purse', value: null, at, seen: 0 });
const start: Scene = {
  ...EMPTY,
  cars: ['locomotive', 'car1'],
  figures: new Map([['doc', '1/inside']]),
  loot: new Map([[3, { kind: 'purse', at: '1/inside' }]]),
};
const after = (...facts: Fact[]) => facts.reduce(sceneAfter, start);

describe('what a fact changes in the picture', () => {
  test('a move', () =>
    expect(
      after({ kind: 'moved', who: 'doc', from: '1/inside', to: '1/roof', manner: 'climb' }).figures.get(
        'doc',
      ),
    ).toBe('1/roof'));

  test('loot taken and dropped again', () => {
    expect(after({ kind: 'lootTaken', who: 'doc', loot: purse('held:doc') }).loot.get(3)?.at).toBe(
      'held:doc',
    );
    expect(after({ kind: 'lootDropped', who: 'doc', loot: purse('1/roof'), by: null }).loot.get(3)?.at).toBe(
      '1/roof',
    );
  });

  test('what is on no one’s place leaves the picture as it is', () =>
    expect(after({ kind: 'firstPlayer', seat: 2 })).toBe(start));

  test('the picture before is not touched', () => {
    after({ kind: 'moved', who: 'doc', from: '1/inside', to: 'off', manner: 'event' });
    expect(start.figures.get('doc')).toBe('1/inside');
  });
});

describe('the light', () => {
  test('begins in the morning and ends at dusk', () => {
    expect(lightOf(0)).toBe(lightOf(1));
    expect(lightOf(9)).toBe(lightOf(5));
    expect(lightOf(5).lamps).toBeGreaterThan(lightOf(1).lamps);
  });

  test('passes through hours between', () => {
    expect(mixLight(lightOf(1), lightOf(5), 0)).toEqual(lightOf(1));
    expect(mixLight(lightOf(1), lightOf(5), 1)).toEqual(lightOf(5));
    expect(mixLight({ ...lightOf(1), train: 0x000000 }, { ...lightOf(1), train: 0x204060 }, 0.5).train).toBe(
      0x102030,
    );
  });
});
