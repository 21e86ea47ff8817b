import { type Loot, openGame, seedFrom, type Table } from '@holdup/engine';
import { describe, expect, test } from '@jest/globals';
import { documentWorth } from '../../src/couriers/documents.ts';

const game = openGame({
  game: 'express',
  boxes: ['base', 'couriers'],
  options: {},
  players: ['ghost', 'tuco', 'doc', 'cheyenne'].map((who) => ({ characters: [who] })),
});

/** Of the first player, who is red like the third. */
const VIEWER = 0;
const dealt = game.project(game.begin(seedFrom('documents')).match.table, VIEWER) as Table;
const documents = dealt.loot.filter(({ kind }) => kind === 'document');
const [first, second, third] = documents as [Loot, Loot, Loot];

const seenBy = (...seats: number[]): number => seats.reduce((mask, seat) => mask | (2 << seat), 0);

/** The view with some documents otherwise, and what the first of them is worth to red. */
function worthOfFirst(changed: Partial<Loot>, others: readonly Partial<Loot>[] = []): number {
  const now = new Map(
    [first, second, third].map((token, i) => [
      token.id,
      { ...token, ...(i === 0 ? changed : others[i - 1]) },
    ]),
  );
  const table: Table = { ...dealt, loot: dealt.loot.map((token) => now.get(token.id) ?? token) };
  return documentWorth(table, now.get(first.id) as Loot, 'red');
}

describe('a secret document', () => {
  test('that nobody has looked at is one of three', () => {
    expect(documents).toHaveLength(3);
    expect(worthOfFirst({})).toBeCloseTo(4000 / 3);
  });

  test('is known where its face is, and where the other faces are', () => {
    expect(worthOfFirst({ face: 'red' })).toBe(4000);
    expect(worthOfFirst({ face: 'blue' })).toBe(0);
    expect(worthOfFirst({}, [{ face: 'blue' }, { face: 'dummy' }])).toBe(4000);
    expect(worthOfFirst({}, [{ face: 'red' }])).toBe(0);
  });

  test('is likely one’s own where the others have put it back, and not where a mate has', () => {
    expect(worthOfFirst({ seen: seenBy(1) })).toBeGreaterThan(2500);
    expect(worthOfFirst({ seen: seenBy(2) })).toBeLessThan(500);
  });

  test('that one of the others holds is not one’s own', () => {
    expect(worthOfFirst({ at: 'held:tuco', seen: seenBy(1) })).toBe(0);
    expect(worthOfFirst({ at: 'held:doc', seen: seenBy(2) })).toBeCloseTo(2000);
  });
});
