import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The source of every shuffle and roll of one match: a 256-bit seed (64 hex digits) and, per label, how often
 * it has been drawn from. Plain data; it is stored with the match and never projected.
 */
export interface Rng {
  readonly seed: string;
  readonly drawn: Readonly<Record<string, number>>;
}

/** What a handler may do with chance. Every call names what is being mixed, so no draw shifts another's. */
export interface Dice {
  /** A uniformly random order of `items` (a new array). */
  shuffle<T>(label: string, items: readonly T[]): T[];
  /** A uniformly random whole number from 0 to `sides - 1`. */
  roll(label: string, sides: number): number;
}

/** A generator from which nothing has been drawn yet. Throws on a seed that is not 64 lower-case hex digits. */
export function startRng(seed: string): Rng {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('a seed is 64 lower-case hex digits');
  return { seed, drawn: {} };
}

/** A 64-digit seed from any text: for tests, scenarios and simulations, where nothing is at stake. */
export const seedFrom = (text: string): string => bytesToHex(sha256(utf8ToBytes(`holdup:${text}`)));

/**
 * SHA-256 as it stands before any input; one that is put back to that for every hash, since to make one takes longer than
 * to hash; and the last hash. There is one of each for all draws: a draw is over before the next one begins.
 */
const FRESH = sha256.create();
const hasher = sha256.create();
const hashed = new Uint8Array(FRESH.outputLen);

/**
 * 16-bit words of SHA-256(seed ‖ label ‖ counter ‖ block). One hash serves a shuffle of up to seventeen pieces;
 * longer ones take further blocks. Labels are plain ASCII, so a character is a byte.
 * Words that would favour some outcome are rejected.
 */
class Words {
  private at = 0;
  private block = 0;
  private readonly seed: Uint8Array;
  private readonly label: string;
  private readonly counter: number;

  constructor(seed: Uint8Array, label: string, counter: number) {
    this.seed = seed;
    this.label = label;
    this.counter = counter;
    this.expand();
  }

  below(sides: number): number {
    const fair = 65536 - (65536 % sides);
    for (;;) {
      if (this.at === hashed.length) {
        this.block += 1;
        this.expand();
      }
      const word = (hashed[this.at] as number) * 256 + (hashed[this.at + 1] as number);
      this.at += 2;
      if (word < fair) return word % sides;
    }
  }

  private expand(): void {
    const { seed, label } = this;
    const rest = `:${this.counter}:${this.block}`;
    const input = new Uint8Array(seed.length + label.length + rest.length);
    input.set(seed);
    for (let i = 0; i < label.length; i++) input[seed.length + i] = label.charCodeAt(i);
    const end = seed.length + label.length;
    for (let i = 0; i < rest.length; i++) input[end + i] = rest.charCodeAt(i);
    FRESH._cloneInto(hasher).update(input).digestInto(hashed);
    this.at = 0;
  }
}

const seedBytes = new Map<string, Uint8Array>();

function bytesOf(seed: string): Uint8Array {
  let bytes = seedBytes.get(seed);
  if (!bytes) {
    if (seedBytes.size > 256) seedBytes.clear();
    bytes = hexToBytes(seed);
    seedBytes.set(seed, bytes);
  }
  return bytes;
}

/** Dice over one generator, for as long as one answer is played. */
class Draws implements Dice {
  private readonly rng: Rng;
  /** How often each label has been drawn from; the generator's own until the first draw. */
  private drawn: Record<string, number> | null = null;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  shuffle<T>(label: string, items: readonly T[]): T[] {
    const mixed = items.slice();
    if (mixed.length < 2) return mixed;
    const words = this.words(label);
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = words.below(i + 1);
      const held = mixed[i] as T;
      mixed[i] = mixed[j] as T;
      mixed[j] = held;
    }
    return mixed;
  }

  roll(label: string, sides: number): number {
    if (!Number.isInteger(sides) || sides < 1 || sides > 65536) throw new Error(`no die has ${sides} sides`);
    return this.words(label).below(sides);
  }

  after(): Rng {
    return this.drawn ? { seed: this.rng.seed, drawn: this.drawn } : this.rng;
  }

  private words(label: string): Words {
    this.drawn ??= { ...this.rng.drawn };
    const counter = this.drawn[label] ?? 0;
    this.drawn[label] = counter + 1;
    return new Words(bytesOf(this.rng.seed), label, counter);
  }
}

/** Dice over `rng`; `after()` is the generator as the draws have left it, once there are no more. */
export const diceOf = (rng: Rng): Dice & { after(): Rng } => new Draws(rng);
