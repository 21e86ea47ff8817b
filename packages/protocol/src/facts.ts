import type { AnyTable, Fact } from '@holdup/engine';
import { pack, packListOf } from './pack.ts';
import { unpack } from './unpack.ts';

/** One accepted answer's facts, as one audience may know them. `seq` counts without gaps; `hash` is of the public view after them. */
export interface FactBatch {
  readonly seq: number;
  readonly version: number;
  readonly facts: readonly Fact[];
  readonly hash: number;
}

/** What the message `facts` carries: the numbers, and the facts packed. */
export type PackedBatch = readonly [seq: number, version: number, hash: number, facts: string];

export const packBatch = (batch: FactBatch): PackedBatch => [
  batch.seq,
  batch.version,
  batch.hash,
  pack(batch.facts),
];

/**
 * Packs one answer's facts for one audience after the other. What somebody is told in the very words that everybody is told is
 * packed once.
 */
export class FactPress {
  private readonly open: readonly Fact[];
  private readonly openTexts: string[];
  private readonly openText: string;

  /** `open` are the facts as the public may know them. */
  constructor(open: readonly Fact[]) {
    this.open = open;
    this.openTexts = open.map(pack);
    this.openText = packListOf(this.openTexts);
  }

  /** The same facts, as somebody may know them, in the order of the public's: as `packBatch` packs them. */
  textOf(own: readonly Fact[]): string {
    if (own.every((fact, at) => isSame(fact, this.open[at]))) return this.openText;
    return packListOf(
      own.map((fact, at) => (isSame(fact, this.open[at]) ? (this.openTexts[at] as string) : pack(fact))),
    );
  }
}

/** Certainly the same: parts of parts are compared as objects, the items of a list one by one. */
function isSame(one: Fact, other: Fact | undefined): boolean {
  if (one === other || other === undefined) return one === other;
  const others = other as unknown as Readonly<Record<string, unknown>>;
  for (const [key, part] of Object.entries(one)) {
    const same = others[key];
    if (part === same) continue;
    if (!Array.isArray(part) || !Array.isArray(same) || part.length !== same.length) return false;
    if (part.some((item, at) => item !== same[at])) return false;
  }
  return Object.keys(one).length === Object.keys(other).length;
}

export const readBatch = ([seq, version, hash, facts]: PackedBatch): FactBatch => ({
  seq,
  version,
  hash,
  facts: unpack(facts) as Fact[],
});

/** The table as it lay right after the deal, for who asked; and how many facts the deal took. */
export interface Opening {
  readonly table: AnyTable;
  readonly dealt: number;
}

/**
 * What has happened in this match so far, for a client that was not there: the facts of all batches up to `seq`. Who asks
 * from the deal on also gets the opening, from which the facts after it lead to every later table.
 */
export interface History {
  readonly re: number;
  readonly seq: number;
  readonly facts: readonly Fact[];
  readonly opening: Opening | null;
}

/** What the message `history` carries. */
export type PackedHistory = readonly [re: number, seq: number, facts: string, opening: string];

export const packHistory = ({ re, seq, facts, opening }: History): PackedHistory => [
  re,
  seq,
  pack(facts),
  opening ? pack(opening) : '',
];

export const readHistory = ([re, seq, facts, opening]: PackedHistory): History => ({
  re,
  seq,
  facts: unpack(facts) as Fact[],
  opening: opening === '' ? null : (unpack(opening) as Opening),
});
