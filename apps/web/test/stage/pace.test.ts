import { describe, expect, test } from '@jest/globals';
import { type Circumstances, holdsQuestions, paceOf } from '../../src/stage/pace.ts';

const usual: Circumstances = { speed: 1, reducedMotion: false, hidden: false, waiting: 0, facts: 5 };

describe('the pace', () => {
  test('is normal when one looks on', () => expect(paceOf(usual)).toEqual({ kind: 'play', rate: 1 }));

  test.each([
    ['speed off', { speed: 0 }],
    ['a hidden tab', { hidden: true }],
    ['a jump through a replay', { facts: 400 }],
    ['far too many waiting', { waiting: 20 }],
  ] as const)('skips on %s', (_, change) =>
    expect(paceOf({ ...usual, ...change })).toEqual({ kind: 'skip' }),
  );

  test('fades with reduced motion', () =>
    expect(paceOf({ ...usual, reducedMotion: true }).kind).toBe('fade'));

  test('hurries when more is waiting', () => {
    const rates = [0, 1, 4].map((waiting) => {
      const pace = paceOf({ ...usual, speed: 2, waiting });
      return pace.kind === 'skip' ? 0 : pace.rate;
    });
    expect(rates[0]).toBe(2);
    expect(rates[1]).toBeGreaterThan(rates[0]!);
    expect(rates[2]).toBeGreaterThan(rates[1]!);
  });
});

test('a question waits for the picture, unless one wants it fast or does not look', () => {
  expect(holdsQuestions(usual)).toBe(true);
  expect(holdsQuestions({ ...usual, speed: 2 })).toBe(true);
  // Fades take their time as movement does.
  expect(holdsQuestions({ ...usual, reducedMotion: true })).toBe(true);
  for (const change of [{ speed: 4 }, { speed: 0 }, { hidden: true }] as const)
    expect([change, holdsQuestions({ ...usual, ...change })]).toEqual([change, false]);
});
