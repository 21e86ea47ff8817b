import { expect, test } from '@jest/globals';
import { firstDifference } from '../src/difference.ts';
import { verifyText } from '../src/index.ts';
import { signerFrom, transcriptOf } from './games.ts';
import { KINDS } from './kinds.ts';

test.each([
  ['another value', { a: 1, b: 2 }, { a: 1, b: 3 }, { path: 'b', told: '2', follows: '3' }],
  [
    'a text',
    { card: { of: 'doc' } },
    { card: { of: 'ghost' } },
    { path: 'card.of', told: '"doc"', follows: '"ghost"' },
  ],
  ['a place in a list', { all: [1, 2] }, { all: [1, 4] }, { path: 'all.1', told: '2', follows: '4' }],
  ['something too much', { all: [1, 2] }, { all: [1] }, { path: 'all.1', told: '2', follows: '–' }],
  ['something that is missing', { a: 1 }, { a: 1, z: null }, { path: 'z', told: '–', follows: 'null' }],
  [
    'the kind, before what comes with it',
    { at: 1, kind: 'x' },
    { be: 2, kind: 'y' },
    { path: 'kind', told: '"x"', follows: '"y"' },
  ],
  ['another sort of value', { a: [1] }, { a: { 0: 1 } }, { path: 'a', told: '[1]', follows: '{"0":1}' }],
  ['all of it', undefined, { kind: 'y' }, { path: '', told: '–', follows: '{"kind":"y"}' }],
])('names %s', (_what, told, follows, other) => {
  expect(firstDifference(told, follows)).toEqual(other);
});

test('what is the same JSON does not differ, and what is long is told in short', () => {
  expect(firstDifference({ b: 1, a: undefined }, { b: 1 })).toBeNull();
  expect(firstDifference('x'.repeat(1000), 'y')?.told).toHaveLength(80);
});

test.each(KINDS)(
  '$text: a verifier says what in a fact is not what the rules say, and what both have',
  (kind) => {
    const record = transcriptOf(kind, signerFrom('the server'));
    const fields = record.entries.flatMap(({ n, facts }) =>
      facts.flatMap((fact, at) =>
        Object.entries(fact).flatMap(([name, value]) =>
          typeof value === 'number' ? [{ n, at, fact, name, value }] : [],
        ),
      ),
    );
    const { n, at, fact, name, value } = fields.at(-1) as (typeof fields)[number];
    (fact as unknown as Record<string, unknown>)[name] = value + 1;
    expect(verifyText(JSON.stringify(record), { keys: null, seen: null }).first).toEqual({
      code: n === 0 ? 'wrong-shuffle' : 'altered-fact',
      at: n,
      about: { fact: at + 1, path: `${fact.kind}.${name}`, told: `${value + 1}`, follows: `${value}` },
    });
  },
);
