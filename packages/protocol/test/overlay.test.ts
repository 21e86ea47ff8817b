import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { turnOverlay } from '../src/overlay.ts';
import { CUT, linesOf, NO_LINE, readSheet } from '../src/sheet.ts';
import { data } from './data.ts';

/** The overlay as such: a line for all that `own` has otherwise than `open`. */
function overlayOf(open: unknown, own: unknown): Map<string, string> {
  const [below, above] = [linesOf(open), linesOf(own)];
  const over = new Map([...above].filter(([key, text]) => below.get(key) !== text));
  for (const key of below.keys()) if (!above.has(key)) over.set(key, CUT);
  return over;
}

/** Lines of which each writing must change something. */
class Strict extends Map<string, string> {
  override set(key: string, text: string): this {
    expect(this.get(key) ?? NO_LINE).not.toBe(text);
    return super.set(key, text);
  }
}

const standing = (lines: Map<string, string>) =>
  new Map([...lines].filter(([, text]) => text !== NO_LINE).sort());

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
      const lines = new Strict(overlayOf(openBefore, ownBefore));
      turnOverlay({ open: openBefore, own: ownBefore }, { open, own }, linesOf(open), lines);
      expect(standing(lines)).toEqual(standing(overlayOf(open, own)));
    }),
    { numRuns: 200 },
  );
});

test('an overlay shows one value on top of another', () => {
  fc.assert(
    fc.property(data, data, (open, own) => {
      const lines = new Map<string, string>();
      turnOverlay({ open: undefined, own: undefined }, { open, own }, linesOf(open), lines);
      expect(readSheet(linesOf(open), lines)).toEqual(own);
    }),
    { numRuns: 300 },
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
  const lines = new Map<string, string>();
  turnOverlay(
    before,
    { open: { ...after.open, deck: before.open.deck }, own: { ...after.own, deck: before.own.deck } },
    new Map(),
    lines,
  );
  expect(lines.size).toBe(0);
});
