import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  type Ask,
  diceOf,
  type Option,
  type Outcome,
  type Question,
  type Rules,
  seedFrom,
  startMatch,
  startRng,
} from '../src/index.ts';

interface Ticked {
  readonly kind: 'ticked';
}
const YES: Option = { id: 'yes', about: {} };
const NO: Option = { id: 'no', about: {} };
const question = (seat: number, options: readonly Option[] = [YES, NO]): Question => ({
  seat,
  kind: 'really',
  options,
  fallback: 'yes',
});
const asking = (...questions: Question[]): Ask => ({ questions, next: { kind: 'answered' } });

/** The seats that are asked by a handler with this outcome. */
function asked(outcome: Outcome<Ticked>): number[] {
  const rules: Rules<null, Ticked | never> = {
    frames: { begin: () => outcome, answered: () => ({}) },
    evolve: (table) => table,
    after: () => [],
  };
  const { match } = startMatch(rules as never, null, [{ kind: 'begin' }], seedFrom('1'));
  return (match.prompt?.questions ?? []).map(({ seat }) => seat);
}

test('a group is asked in seat order, one question a seat', () => {
  expect(asked({ ask: asking(question(0), question(2)) })).toEqual([0, 2]);
  expect(() => asked({ ask: asking(question(2), question(0)) })).toThrow('seat order');
  expect(() => asked({ ask: asking(question(1), question(1)) })).toThrow('seat order');
});

test('whoever is asked has an answer, and somebody is asked', () => {
  expect(() => asked({ ask: asking(question(0, [])) })).toThrow('offers nothing');
  expect(() => asked({ ask: asking() })).toThrow('nobody');
});

test('nothing happens while somebody is asked about it', () => {
  expect(() => asked({ facts: [{ kind: 'ticked' }], ask: asking(question(0)) })).toThrow('at once');
});

test('a draw comes of SHA-256 over seed, label, counter and block, however many blocks of the hash they fill', () => {
  const seed = seedFrom('draws');
  for (let length = 0; length <= 130; length++) {
    const label = 'x'.repeat(length);
    const digest = createHash('sha256').update(seed, 'hex').update(`${label}:0:0`).digest();
    const drawn = diceOf(startRng(seed)).roll(label, 65536);
    expect([length, drawn]).toEqual([length, digest.readUInt16BE(0)]);
  }
});
