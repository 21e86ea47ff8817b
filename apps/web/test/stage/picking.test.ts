import { describe, expect, test } from '@jest/globals';
import { litPieces } from '../../src/stage/lit.ts';
import { targetAt } from '../../src/stage/pointer.ts';

describe('what a question lights up', () => {
  test('loot, characters and places; cards and plain answers light nothing', () => {
    const lit = new Map([
      ['take:#7', { loot: 7 }],
      ['target:belle', { character: 'belle', place: '2/inside' }],
      ['to:3/roof', { place: '3/roof' }],
      ['play:move', { card: 4 }],
      ['draw', {}],
    ]);
    expect([...litPieces(lit, 'doc')]).toEqual([
      ['loot:7', 'take:#7'],
      ['figure:belle', 'target:belle'],
      ['place:3/roof', 'to:3/roof'],
    ]);
  });

  test('where the asked character goes is a place, not himself', () =>
    expect([
      ...litPieces(new Map([['to:1/roof', { character: 'doc', place: '1/roof' }]]), 'doc').keys(),
    ]).toEqual(['place:1/roof']));

  test('a piece of two options lights up, but a tap does not guess', () => {
    const lit = new Map([
      ['punch:belle:a', { character: 'belle' }],
      ['punch:belle:b', { character: 'belle' }],
    ]);
    expect(litPieces(lit, 'doc').get('figure:belle')).toBeNull();
  });
});

describe('what a finger hits', () => {
  const token = { key: 'loot:1', x: 100, y: 100, width: 20, height: 20 };
  const other = { key: 'loot:2', x: 124, y: 100, width: 20, height: 20 };
  const car = { key: 'place:1/inside', x: 0, y: 0, width: 200, height: 200 };

  test('a small piece is as wide as a finger', () => {
    expect(targetAt([token], 89, 110)).toBe(token);
    expect(targetAt([token], 87, 110)).toBeNull();
  });

  test('of two the nearer one', () => {
    expect(targetAt([token, other], 118, 110)).toBe(token);
    expect(targetAt([token, other], 126, 110)).toBe(other);
  });

  test('a piece before the place it lies in', () => {
    expect(targetAt([car, token], 112, 108)).toBe(token);
    expect(targetAt([car, token], 20, 20)).toBe(car);
  });
});
