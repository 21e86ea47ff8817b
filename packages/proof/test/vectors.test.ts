import { createHash, createHmac, createPublicKey, verify as edVerify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diceOf, ENGINE_VERSION, startRng } from '@holdup/engine';
import { describe, expect, test } from '@jest/globals';
import {
  charactersSeed,
  type Deal,
  matchSeed,
  readKeys,
  type SeatShare,
  seatCommitment,
  serverCommitment,
  type Transcript,
  verifyText,
} from '../src/index.ts';

const folder = join(import.meta.dirname, '../../../docs/vectors');
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

interface Vectors {
  readonly match: string;
  readonly serverSeed: string;
  readonly commitment: string;
  readonly key: { readonly public: string; readonly id: string };
  readonly deals: readonly {
    readonly what: string;
    readonly seats: readonly SeatShare[];
    readonly matchSeed: string;
    readonly charactersSeed: string;
    readonly shuffles: readonly { readonly label: string; readonly items: number; readonly order: string }[];
    readonly rolls: readonly { readonly label: string; readonly sides: number; readonly gives: number }[];
  }[];
}
const vectors = JSON.parse(textOf('shuffles.json')) as Vectors;
const { match, serverSeed } = vectors;

// ---- docs/verifying.md once more, with nothing of ours

const NUL = Buffer.from([0]);
const hex = (digits: string): Buffer => Buffer.from(digits, 'hex');
const sha = (...parts: readonly Buffer[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest();
const H = (tag: string, ...parts: readonly Buffer[]): string =>
  sha(Buffer.from(tag), NUL, ...parts).toString('hex');

const SOURCES = ['none', 'player', 'withheld', 'bot'];

function seedFor(purpose: string, seats: readonly SeatShare[]): string {
  const shares = seats.flatMap(({ source, value }) => [
    Buffer.from([SOURCES.indexOf(source)]),
    value === null ? Buffer.alloc(32) : hex(value),
  ]);
  const message = [
    Buffer.from(purpose),
    NUL,
    Buffer.from(match),
    NUL,
    Buffer.from([seats.length]),
    ...shares,
  ];
  return createHmac('sha256', hex(serverSeed)).update(Buffer.concat(message)).digest('hex');
}

/** Numbers below a bound, one after another, of one draw. */
function drawOf(seed: string, label: string, counter: number): (below: number) => number {
  let words: number[] = [];
  let block = 0;
  return (below) => {
    for (;;) {
      if (words.length === 0) {
        const bytes = sha(hex(seed), Buffer.from(`${label}:${counter}:${block++}`));
        words = Array.from({ length: 16 }, (_, i) => bytes.readUInt16BE(2 * i));
      }
      const word = words.shift() as number;
      if (word < 65536 - (65536 % below)) return word % below;
    }
  };
}

function shuffled(count: number, draw: (below: number) => number): number[] {
  const pieces = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = draw(i + 1);
    [pieces[i], pieces[j]] = [pieces[j] as number, pieces[i] as number];
  }
  return pieces;
}

function C(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(C).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${C((value as Record<string, unknown>)[name])}`).join(',')}}`;
}

const isSigned = (key: string, bytes: Buffer, signature: string): boolean => {
  const spki = Buffer.concat([hex('302a300506032b6570032100'), hex(key)]);
  return edVerify(null, bytes, createPublicKey({ key: spki, format: 'der', type: 'spki' }), hex(signature));
};

// ----

test('the commitment of the server, and the id of a key', () => {
  expect(H('holdup/server-seed/1', Buffer.from(match), NUL, hex(serverSeed))).toBe(vectors.commitment);
  expect(serverCommitment(match, serverSeed)).toBe(vectors.commitment);
  expect(H('holdup/key/1', hex(vectors.key.public)).slice(0, 16)).toBe(vectors.key.id);
});

describe.each(vectors.deals)('$what', ({ seats, shuffles, rolls, ...seeds }) => {
  const deal: Deal = { match, serverSeed, seats };

  test('seals and seeds', () => {
    seats.forEach(({ source, commit, value }, seat) => {
      if (source !== 'player') return;
      const seal = H('holdup/seat-share/1', Buffer.from(match), NUL, Buffer.from([seat]), hex(value));
      expect(seal).toBe(commit);
      expect(seatCommitment(match, seat, value)).toBe(commit);
    });
    expect(seedFor('holdup/match-seed/1', seats)).toBe(seeds.matchSeed);
    expect(seedFor('holdup/characters-seed/1', seats)).toBe(seeds.charactersSeed);
    expect(matchSeed(deal)).toBe(seeds.matchSeed);
    expect(charactersSeed(deal)).toBe(seeds.charactersSeed);
  });

  test('first shuffles and rolls', () => {
    const dice = diceOf(startRng(seeds.matchSeed));
    const drawn = new Map<string, number>();
    const next = (label: string) => {
      const counter = drawn.get(label) ?? 0;
      drawn.set(label, counter + 1);
      return drawOf(seeds.matchSeed, label, counter);
    };
    for (const { label, items, order } of shuffles) {
      expect(shuffled(items, next(label)).join(' ')).toBe(order);
      const pieces = Array.from({ length: items }, (_, i) => i);
      expect(dice.shuffle(label, pieces).join(' ')).toBe(order);
    }
    for (const { label, sides, gives } of rolls) {
      expect(next(label)(sides)).toBe(gives);
      expect(dice.roll(label, sides)).toBe(gives);
    }
  });
});

test('a whole record: its chain and its signature', () => {
  const { header, headerHash, entries, end, signature } = JSON.parse(textOf('record.json')) as Transcript;
  expect(H('holdup/header/1', Buffer.from(C(header)))).toBe(headerHash);
  let before = headerHash;
  for (const { hash, ...entry } of entries) {
    expect(H('holdup/entry/1', hex(before), Buffer.from(C(entry)))).toBe(hash);
    before = hash;
  }
  const { hash, ...rest } = end;
  expect(H('holdup/end/1', hex(before), Buffer.from(C(rest)))).toBe(hash);
  const signed = Buffer.concat([Buffer.from('holdup/record/1'), NUL, hex(hash)]);
  expect(isSigned(signature.public, signed, signature.value)).toBe(true);
  expect(readKeys(textOf('keys.json'))).toEqual([signature.public]);
});

test('the verifier passes it, as far as its rules are the record’s', () => {
  const text = textOf('record.json');
  const { verdict, first } = verifyText(text, { keys: readKeys(textOf('keys.json')), seen: null });
  const same = (JSON.parse(text) as Transcript).header.engine === ENGINE_VERSION;
  expect({ verdict, code: first?.code }).toEqual(
    same ? { verdict: 'sound', code: undefined } : { verdict: 'incomplete', code: 'foreign-engine' },
  );
});
