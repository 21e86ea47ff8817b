import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pack } from '../src/pack.ts';
import { unpack, unpackAll } from '../src/unpack.ts';
import { SHAPES, WORDS } from '../src/words.ts';

const bytes = (text: string): number => new TextEncoder().encode(text).length;
const json = (): fc.Arbitrary<unknown> => {
  const name = fc
    .oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'binary' }))
    .filter((key) => key !== '__proto__');
  return fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, false),
      fc.integer(),
      fc.integer({ min: 0, max: 60_000 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(...WORDS, 'held:nobody', 'to:3/roof', 'play:move:down', ':', 'a::b'),
      fc.string({ unit: 'binary' }),
      fc.array(tie('value'), { maxLength: 10 }),
      fc.dictionary(name, tie('value')),
    ),
  })).value;
};

test('what was packed comes back, and nothing else', () => {
  fc.assert(
    fc.property(json(), (value) => {
      expect(unpack(pack(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 2000 },
  );
});

test('packed values tell their own length', () => {
  fc.assert(
    fc.property(fc.array(json()), (values) => {
      expect(unpackAll(values.map(pack).join(''))).toEqual(JSON.parse(JSON.stringify(values)));
    }),
  );
});

test('what travels most is small', () => {
  expect(
    bytes(pack({ kind: 'moved', who: 'belle', from: '3/inside', to: '3/roof', manner: 'climb' })),
  ).toBeLessThanOrEqual(12);
  expect(bytes(pack({ id: 7, kind: 'purse', value: null, at: 'held:doc', seen: 2 }))).toBeLessThanOrEqual(10);
  expect(bytes(pack({ id: 0, of: null, kind: null, seen: 4 }))).toBeLessThanOrEqual(3);
  expect(bytes(pack('target:belle'))).toBeLessThanOrEqual(6);
});

test('words and shapes are listed once', () => {
  expect(new Set(WORDS).size).toBe(WORDS.length);
  const shapes = SHAPES.map(({ keys, given }) => `${[...keys].sort().join(' ')} ${JSON.stringify(given)}`);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('an object of a shape that gives values comes back, whatever its own values and their order', () => {
  const part = fc.constantFrom(0, 1, null, 'belle');
  fc.assert(
    fc.property(part, part, part, part, (id, of, kind, seen) => {
      for (const card of [
        { id, of, kind, seen },
        { seen, kind, of, id },
      ])
        expect(unpack(pack(card))).toEqual(card);
    }),
  );
});

test('text that is no packed value is refused', () => {
  for (const text of ['', 'e5ab', 'z', 'd12', '\u06fe', '\u077f', `${pack(1)}${pack(2)}`])
    expect(() => unpack(text)).toThrow();
});
