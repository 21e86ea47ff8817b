import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hashLines, linesOf, NO_LINE, readSheet, turn } from '../src/sheet.ts';
import { data } from './data.ts';

const utf8 = new TextEncoder();
test('data comes back from its lines', () => {
  fc.assert(
    fc.property(data, (value) => expect(readSheet(linesOf(value))).toEqual(value)),
    { numRuns: 300 },
  );
});

test('changes turn the lines before into the lines after', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const lines = linesOf(before);
      turn(before, after, lines);
      const standing = [...lines].filter(([, text]) => text !== NO_LINE);
      expect(new Map(standing.sort())).toEqual(new Map([...linesOf(after)].sort()));
    }),
    { numRuns: 300 },
  );
});

test('equal data costs no change', () => {
  fc.assert(
    fc.property(data, (value) => {
      const lines = linesOf(value);
      const set = (): never => {
        throw new Error('changed');
      };
      turn(value, structuredClone(value), { get: (key) => lines.get(key), set });
    }),
  );
});

test('no line comes near the 255 bytes at which a synced string breaks', () => {
  fc.assert(
    fc.property(data, (value) => {
      for (const [key, text] of linesOf(value)) {
        expect(utf8.encode(text).length).toBeLessThanOrEqual(200);
        expect(utf8.encode(key).length).toBeLessThanOrEqual(200);
      }
    }),
  );
});

test('the hash does not depend on the order of lines, and tells one change', () => {
  const lines = linesOf({ loot: [{ id: 1 }, { id: 2 }], next: 3 });
  expect(hashLines([...lines].reverse())).toBe(hashLines(lines));
  expect(hashLines(linesOf({ loot: [{ id: 1 }, { id: 2 }], next: 4 }))).not.toBe(hashLines(lines));
});
