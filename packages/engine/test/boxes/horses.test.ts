import { describe, expect, test } from '@jest/globals';
import { questionFor } from '../../src/index.ts';
import { answered, askedSeats, offers, opened, placeOf } from './games.ts';

const FOUR = [['doc'], ['tuco'], ['ghost'], ['django']];

describe('starting with horses (Big Box manual, Set Up 12)', () => {
  test('all decide at once, car by car from the caboose', () => {
    const start = opened(['horses'], FOUR);
    expect(askedSeats(start)).toEqual([0, 1, 2, 3]);
    expect(offers(start, 2)).toEqual(['ride', 'board']);
    expect(questionFor(start.match.prompt, 2)?.about).toEqual({ place: '4/inside' });
    const next = answered(start, { 0: 'ride', 1: 'board', 2: 'ride', 3: 'ride' });
    expect(placeOf(next, 'tuco')).toBe('4/inside');
    expect(placeOf(next, 'horse:1')).toBe('4/horse');
    expect(askedSeats(next)).toEqual([0, 2, 3]);
  });

  test('nothing is known before all have decided', () => {
    const start = opened(['horses'], FOUR);
    const open = answered(start, { 1: 'board', 0: 'ride' });
    expect(open.facts).toEqual([]);
    expect(JSON.stringify(open.match.table)).toBe(JSON.stringify(start.match.table));
  });

  test('the last one left chooses freely among the cars that are left', () => {
    const start = opened(['horses'], FOUR);
    const last = answered(start, { 0: 'board', 1: 'board', 2: 'board', 3: 'ride' });
    expect(offers(last, 3)).toEqual(['to:3/inside', 'to:2/inside', 'to:1/inside']);
    const done = answered(last, { 3: 'to:2/inside' });
    expect(placeOf(done, 'django')).toBe('2/inside');
    expect(placeOf(done, 'horse:4')).toBe('2/horse');
  });

  test('whoever rides as far as the first car gets off there', () => {
    let at = opened(['horses'], FOUR);
    for (let car = 4; car > 1; car--) at = answered(at, { 0: 'ride', 1: 'ride', 2: 'ride', 3: 'ride' });
    expect(placeOf(at, 'doc')).toBe('1/inside');
    expect(['horse:1', 'horse:2', 'horse:3', 'horse:4'].map((horse) => placeOf(at, horse))).toEqual(
      Array(4).fill('1/horse'),
    );
  });

  test('the First Player is one of those in the furthest car', () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      const start = opened(['horses'], FOUR, { seed: `${seed}` });
      const next = answered(start, { 0: 'ride', 1: 'board', 2: 'ride', 3: 'board' });
      const done = answered(answered(next, { 0: 'board', 2: 'ride' }), { 2: 'to:1/inside' });
      firsts.add(done.match.table.first);
    }
    expect([...firsts].sort()).toEqual([1, 3]);
  });

  test('two bandits of a player start together, with one horse', () => {
    const start = opened(
      ['horses'],
      [
        ['doc', 'tuco'],
        ['belle', 'django'],
      ],
    );
    expect(askedSeats(start)).toEqual([0, 1]);
    const next = answered(answered(start, { 0: 'board', 1: 'ride' }), { 1: 'to:2/inside' });
    expect(['doc', 'tuco', 'belle', 'django'].map((who) => placeOf(next, who))).toEqual([
      '3/inside',
      '3/inside',
      '2/inside',
      '2/inside',
    ]);
    expect(Object.keys(next.match.table.pawns).filter((pawn) => pawn.startsWith('horse'))).toHaveLength(2);
  });

  test('the prison car is no place to start in', () => {
    const start = opened(['horses', 'prison'], FOUR);
    const next = answered(start, { 0: 'board', 1: 'board', 2: 'board', 3: 'ride' });
    expect(placeOf(next, 'doc')).toBe('4/inside');
    expect(next.match.table.cars).toHaveLength(6);
    expect(offers(next, 3)).toEqual(['to:3/inside', 'to:2/inside', 'to:1/inside']);
  });

  test('a playable Marshal stays in the locomotive, takes no horse and begins', () => {
    const start = opened(['horses', 'marshal'], [['doc'], ['tuco'], ['ghost'], ['marshal']]);
    expect(askedSeats(start)).toEqual([0, 1, 2]);
    const next = answered(start, { 0: 'board', 1: 'board', 2: 'board' });
    expect(placeOf(next, 'marshal')).toBe('0/inside');
    expect(placeOf(next, 'horse:4')).toBeUndefined();
    expect(next.match.table.first).toBe(3);
  });
});
