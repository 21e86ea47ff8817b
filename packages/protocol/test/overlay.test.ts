import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareOverlays } from '../src/overlay.ts';
import { type Changes, CUT, compare } from '../src/sheet.ts';
import { data } from './data.ts';

/** The overlay as such: a line for all that `own` has otherwise than `open`. */
function overlayOf(open: unknown, own: unknown): Map<string, string> {
  const lines = new Map<string, string>();
  compare(open, own, { put: (key, text) => lines.set(key, text), cut: (key) => lines.set(key, CUT) });
  return lines;
}

/** Lays changes down in `lines`; each must change something. */
const into = (lines: Map<string, string>): Changes => ({
  put(key, text) {
    expect(lines.get(key)).not.toBe(text);
    lines.set(key, text);
  },
  cut(key) {
    expect(lines.delete(key)).toBe(true);
  },
});

/** Values that have parts in common, as one table's views do: the very same objects at the same place. */
const related = fc.array(data, { minLength: 2, maxLength: 6 }).chain((parts) => {
  const part = fc.constantFrom(...parts);
  const list = fc.array(part, { maxLength: 4 });
  const names = fc.record({ hand: list, deck: fc.constantFrom(list, part).chain((one) => one), at: part });
  return fc.array(
    fc.option(
      fc.record({ players: fc.array(names, { maxLength: 3 }), loot: list, next: part }, { requiredKeys: [] }),
      { nil: undefined },
    ),
    { minLength: 4, maxLength: 4 },
  );
});

test('changes turn the overlay before into the overlay after, and change nothing that stays', () => {
  fc.assert(
    fc.property(related, ([openBefore, ownBefore, open, own]) => {
      const lines = overlayOf(openBefore, ownBefore);
      compareOverlays({ open: openBefore, own: ownBefore }, { open, own }, into(lines));
      expect(new Map([...lines].sort())).toEqual(new Map([...overlayOf(open, own)].sort()));
    }),
    { numRuns: 200 },
  );
});

test('what neither layer has changed is not looked at', () => {
  const fragile = (): object =>
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('looked at');
        },
      },
    );
  const [card, back] = [fragile(), fragile()];
  const before = { open: { deck: [back], next: 1 }, own: { deck: [card], next: 1 } };
  const after = { open: { deck: [back], next: 2 }, own: { deck: [card], next: 2 } };
  const fail = (): never => {
    throw new Error('changed');
  };
  compareOverlays(
    before,
    { open: { ...after.open, deck: before.open.deck }, own: { ...after.own, deck: before.own.deck } },
    { put: fail, cut: fail },
  );
});
