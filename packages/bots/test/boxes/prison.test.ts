import { openGame, type Played, PUBLIC, seedFrom } from '@holdup/engine';
import { expect, test } from '@jest/globals';
import { sceneOf } from '../../src/scene.ts';

test('a bot takes the last card that a Brilliant Idea could repeat for what it does', () => {
  const players = ['misty', 'doc', 'ghost', 'tuco'].map((who) => ({ characters: [who] }));
  const game = openGame({ game: 'express', boxes: ['base', 'prison'], options: {}, players });
  const { table } = game.begin(seedFrom('1')).match;
  const played = (seat: number, of: string, kind: string): Played => {
    const hit = kind === 'bullet' ? { hit: 'misty' } : {};
    return { seat, card: { id: 900, of, kind, ...hit, seen: PUBLIC }, down: false, turn: 0 };
  };
  const lastOf = (...pile: Played[]) => sceneOf({ ...table, pile, next: pile.length }).last;
  expect(lastOf()).toBeNull();
  expect(lastOf(played(1, 'doc', 'loot'), played(2, 'ghost', 'brilliantIdea'))).toBe('loot');
  expect(lastOf(played(1, 'doc', 'loot'), played(0, 'doc', 'bullet'))).toBe('punch');
});
