import { _SHA256, sha256 } from '@noble/hashes/sha2.js';
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

/** How many 16-bit words a hash has. */
const WORDS = 16;
/** A byte of a block that ends what is hashed, and where in its last block its length stands (FIPS 180-4, 5.1.1). */
const END = 0x80;
const LENGTH_AT = 56;

/**
 * SHA-256 of a seed and a short text, as 16-bit words. The compression is the library's; what it does besides (an instance, views
 * and copies for each hash) takes four times as long as the compression of the one block that most draws need.
 */
class SeedHash extends _SHA256 {
  readonly words = new Uint16Array(WORDS);
  private readonly fresh = this.get();

  /** `text` is plain ASCII: a character is a byte. */
  of(seed: Uint8Array, text: string): void {
    const { buffer, blockLen } = this;
    const [a, b, c, d, e, f, g, h] = this.fresh;
    this.set(a, b, c, d, e, f, g, h);
    for (let i = 0; i < seed.length; i++) buffer[i] = seed[i] as number;
    let at = seed.length;
    for (let i = 0; i < text.length; i++) {
      buffer[at++] = text.charCodeAt(i);
      if (at === blockLen) at = this.takeBlock();
    }
    buffer[at++] = END;
    if (at > LENGTH_AT) {
      while (at < blockLen) buffer[at++] = 0;
      at = this.takeBlock();
    }
    while (at < blockLen) buffer[at++] = 0;
    this.view.setUint32(blockLen - 4, 8 * (seed.length + text.length));
    this.takeBlock();
    this.putWords();
  }

  private takeBlock(): 0 {
    this.process(this.view, 0);
    return 0;
  }

  private putWords(): void {
    const state = this.get();
    for (let i = 0; i < state.length; i++) {
      const word = state[i] as number;
      this.words[2 * i] = word >>> 16;
      this.words[2 * i + 1] = word;
    }
  }
}

/** There is one for all draws: a draw is over before the next one begins. */
const hash = new SeedHash();

/**
 * 16-bit words of SHA-256(seed ‖ label ‖ counter ‖ block). One hash serves a shuffle of up to seventeen pieces;
 * longer ones take further blocks. Labels are plain ASCII. Words that would favour some outcome are rejected.
 */
class Words {
  private at = 0;
  private block = 0;
  private readonly seed: Uint8Array;
  private readonly label: string;

  constructor(seed: Uint8Array, label: string, counter: number) {
    this.seed = seed;
    this.label = `${label}:${counter}:`;
    this.expand();
  }

  below(sides: number): number {
    const fair = 65536 - (65536 % sides);
    for (;;) {
      if (this.at === WORDS) {
        this.block += 1;
        this.expand();
      }
      const word = hash.words[this.at] as number;
      this.at += 1;
      if (word < fair) return word % sides;
    }
  }

  private expand(): void {
    hash.of(this.seed, `${this.label}${this.block}`);
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
