import fc from 'fast-check';

/** Texts that have broken something somewhere. */
const TEXTS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%00',
  'a\0b',
  '\ud800',
  '\udc00\ud800',
  '﷽'.repeat(40),
  '\u202e\u0000\u200b',
  '👩‍👩‍👧‍👦'.repeat(20),
  "' or 1=1 --",
  '{{7*7}}#{7*7}',
  '<script>alert(1)</script>',
  'x'.repeat(255),
  'x'.repeat(2000),
  'play:move',
  'target:__proto__',
  'to:99999999/roof',
  'NaN',
  '-0',
  '1e999',
  '\r\nSet-Cookie: a=b',
];

const NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  1e21,
];

/** One object inside the other. */
const deep = fc.integer({ min: 2, max: 400 }).map((levels) => {
  let inside: unknown = 1;
  for (let level = 0; level < levels; level++) inside = level % 2 === 0 ? [inside] : { a: inside };
  return inside;
});

/** An object with a key of its own of this name, which a literal would not give it. */
const polluting = fc
  .constantFrom('__proto__', 'constructor', 'prototype')
  .map((key): unknown => JSON.parse(`{"${key}": {"polluted": true, "ok": true, "isHost": true}}`));

export const nastyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 400 }),
);

/** Anything that JSON can say, and much that nobody should. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...NUMBERS),
  nastyText,
  fc.constantFrom(null, true, false, [], {}),
  polluting,
  fc.jsonValue({ maxDepth: 3 }),
  { weight: 1, arbitrary: deep },
);

/** What is left of a good value when some of it is replaced, left out or added. */
export const spoilt = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(good, fc.array(fc.tuple(fc.nat(), fc.nat(3), nasty), { maxLength: 3 })).map(([value, changes]) => {
    let spoiled = structuredClone(value);
    for (const [at, how, bad] of changes) spoiled = changed(spoiled, at, how, bad);
    return spoiled;
  });

function changed(value: unknown, at: number, how: number, bad: unknown): unknown {
  if (typeof value !== 'object' || value === null) return how === 0 ? value : bad;
  const keys = Object.keys(value);
  if (how === 3 || keys.length === 0) {
    if (Array.isArray(value)) return [...value, bad];
    return { ...value, [['extra', 'seat', 'ok', 'account', 'toString'][at % 5] as string]: bad };
  }
  const key = keys[at % keys.length] as string;
  const part = (value as Record<string, unknown>)[key];
  if (Array.isArray(value)) return value.with(Number(key), changed(part, at >> 3, how, bad));
  if (how === 2) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return { ...value, [key]: changed(part, at >> 3, how, bad) };
}
