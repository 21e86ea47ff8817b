import { expect, test } from '@jest/globals';
import { canonical } from '../src/index.ts';

test.each<[unknown, string]>([
  [{ b: 1, a: [true, null, -0, 1.5, 1e21] }, '{"a":[true,null,0,1.5,1e+21],"b":1}'],
  // In the order of their UTF-16 units, whatever order an object keeps them in.
  [{ 10: 'x', 9: 'y', '': 'z', Z: 0, a: 0 }, '{"":"z","10":"x","9":"y","Z":0,"a":0}'],
  [{ '\u{1f682}': 1, '\ufb33': 2, é: 3 }, '{"é":3,"\u{1f682}":1,"\ufb33":2}'],
  ['"\\/\b\f\n\r\t\u0007\u007f€', '"\\"\\\\/\\b\\f\\n\\r\\t\\u0007\u007f€"'],
  [{ 'a"b': 'c\\d' }, '{"a\\"b":"c\\\\d"}'],
  [{ gone: undefined, list: [undefined, {}, []] }, '{"list":[null,{},[]]}'],
  ['', '""'],
])('%j has one spelling', (value, text) => {
  expect(canonical(value)).toBe(text);
});

test.each([15, 16, 17, 2000])('%i names stand in order', (count) => {
  const names = Array.from({ length: count }, (_, n) => `${(n * 7919) % 4001}`);
  const text = canonical(Object.fromEntries(names.map((name) => [name, 0])));
  expect(text).toBe(`{${names.sort().map((name) => `"${name}":0`)}}`);
});

test.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1])('%p is no JSON', (value) => {
  expect(() => canonical(value)).toThrow('JSON has no');
});
