import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

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

/** `seed` must be 64 hex digits. */
export function startRng(seed: string): Rng {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('a seed is 64 lower-case hex digits');
  return { seed, drawn: {} };
}

/** A 64-digit seed from any text: for tests, scenarios and simulations, where nothing is at stake. */
export function seedFrom(text: string): string {
  return Array.from(sha256(utf8ToBytes(`holdup:${text}`)), (b) => b.toString(16).padStart(2, '0')).join('');
}

/**
 * 16-bit words of SHA-256(seed ‖ label ‖ counter ‖ block). One hash serves a shuffle of up to seventeen pieces;
 * longer ones take further blocks. Labels are plain ASCII, so a character is a byte.
 * Words that would favour some outcome are rejected.
 */
class Words {
  private bytes: Uint8Array;
  private at = 0;
  private block = 0;
  private readonly seed: Uint8Array;
  private readonly name: string;

  constructor(seed: Uint8Array, name: string) {
    this.seed = seed;
    this.name = name;
    this.bytes = this.expand();
  }

  below(sides: number): number {
    const fair = 65536 - (65536 % sides);
    for (;;) {
      if (this.at === this.bytes.length) {
        this.block += 1;
        this.bytes = this.expand();
        this.at = 0;
      }
      const word = (this.bytes[this.at] as number) * 256 + (this.bytes[this.at + 1] as number);
      this.at += 2;
      if (word < fair) return word % sides;
    }
  }

  private expand(): Uint8Array {
    const name = `${this.name}:${this.block}`;
    const input = new Uint8Array(this.seed.length + name.length);
    input.set(this.seed);
    for (let i = 0; i < name.length; i++) input[this.seed.length + i] = name.charCodeAt(i);
    return sha256(input);
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

/** Dice over `rng`; `after()` is the generator as the draws have left it. */
export function diceOf(rng: Rng): Dice & { after(): Rng } {
  let drawn = rng.drawn;
  const words = (label: string): Words => {
    const counter = drawn[label] ?? 0;
    drawn = { ...drawn, [label]: counter + 1 };
    return new Words(bytesOf(rng.seed), `${label}:${counter}`);
  };
  return {
    shuffle<T>(label: string, items: readonly T[]): T[] {
      const mixed = items.slice();
      if (mixed.length < 2) return mixed;
      const source = words(label);
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = source.below(i + 1);
        const held = mixed[i] as T;
        mixed[i] = mixed[j] as T;
        mixed[j] = held;
      }
      return mixed;
    },
    roll(label: string, sides: number): number {
      if (!Number.isInteger(sides) || sides < 1 || sides > 65536)
        throw new Error(`no die has ${sides} sides`);
      return words(label).below(sides);
    },
    after: () => (drawn === rng.drawn ? rng : { seed: rng.seed, drawn }),
  };
}
