import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CUT, compare, hashLines, linesOf, readSheet } from '../src/sheet.ts';
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
      compare(before, after, { put: (key, text) => lines.set(key, text), cut: (key) => lines.delete(key) });
      expect(new Map([...lines].sort())).toEqual(new Map([...linesOf(after)].sort()));
    }),
    { numRuns: 300 },
  );
});

test('an overlay shows one value on top of another', () => {
  fc.assert(
    fc.property(data, data, (open, own) => {
      const over = new Map<string, string>();
      compare(open, own, { put: (key, text) => over.set(key, text), cut: (key) => over.set(key, CUT) });
      expect(readSheet(linesOf(open), over)).toEqual(own);
    }),
    { numRuns: 300 },
  );
});

test('equal data costs no change', () => {
  fc.assert(
    fc.property(data, (value) => {
      const fail = (): never => {
        throw new Error('changed');
      };
      compare(value, structuredClone(value), { put: fail, cut: fail });
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
