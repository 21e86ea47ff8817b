import { expect, test } from '@jest/globals';
import { marks, nextMark } from '../src/hud/coach.ts';
import type { Hud } from '../src/hud/hud.ts';

/** The first player before a question of this kind, leading these bandits. */
const asked = (kind: string | null, ...characters: string[]): Hud =>
  ({
    asked: kind && { kind },
    mySeat: 0,
    table: { players: [{ characters }], round: null, pile: [] },
    hands: { players: [{ hand: [] }] },
  }) as unknown as Hud;
const next = (hud: Hud, ...seen: string[]) => nextMark(hud, marks, seen)?.mark ?? null;

test('who leads two bandits is told so before the first round; who leads one is not', () => {
  const two = asked('keep', 'tuco', 'silk');
  expect(next(two)).toBe('question');
  expect(next(two, 'question')).toBe('two');
  expect(next(two, 'question', 'two')).toBeNull();
  expect(next(asked('keep', 'tuco'), 'question')).toBeNull();
  expect(next(asked(null, 'tuco', 'silk'), 'question')).toBeNull();
  expect(next(asked('scheming', 'tuco', 'silk'), 'question', 'two')).toBe('hand');
});
