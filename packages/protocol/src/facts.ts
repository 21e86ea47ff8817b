import type { AnyTable, Fact, Game, Viewer } from '@holdup/engine';
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

/** A batch as it travels. */
export const packBatch = (batch: FactBatch): PackedBatch => [
  batch.seq,
  batch.version,
  batch.hash,
  pack(batch.facts),
];

type Veil = Game<AnyTable, Fact>['veil'];

/**
 * Packs one answer's facts for one audience after the other. What somebody is told in the very words that everybody is told is
 * packed once; and what everybody is told as it is hides nothing from anybody.
 */
export class FactPress {
  private readonly facts: readonly Fact[];
  private readonly veil: Veil;
  private readonly open: readonly Fact[];
  private readonly openTexts: readonly string[];
  private readonly openText: string;

  /** `facts` are the true ones. */
  constructor(facts: readonly Fact[], veil: Veil) {
    this.facts = facts;
    this.veil = veil;
    this.open = facts.map((fact) => veil(fact, 'public'));
    this.openTexts = this.open.map(pack);
    this.openText = packListOf(this.openTexts);
  }

  /** The facts as `viewer` may know them: as `packBatch` packs them. */
  textFor(viewer: Viewer): string {
    let texts: string[] | null = null;
    for (let at = 0; at < this.facts.length; at++) {
      const [fact, open] = [this.facts[at] as Fact, this.open[at] as Fact];
      if (fact === open) continue;
      const own = this.veil(fact, viewer);
      if (own === open || isSame(own as object as Names, open as object as Names)) continue;
      texts ??= this.openTexts.slice();
      texts[at] = pack(own);
    }
    return texts ? packListOf(texts) : this.openText;
  }
}

/** Certainly the same: parts of parts are compared as objects, the items of a list one by one. */
function isSame(one: Names, other: Names): boolean {
  let more = 0;
  for (const name in one) {
    if (!isSamePart(one[name], other[name])) return false;
    more += 1;
  }
  for (const _ in other) more -= 1;
  return more === 0;
}

type Names = Readonly<Record<string, unknown>>;

function isSamePart(part: unknown, other: unknown): boolean {
  if (part === other) return true;
  if (!Array.isArray(part) || !Array.isArray(other) || part.length !== other.length) return false;
  return part.every((item, at) => item === other[at]);
}

/** A batch back from what `packBatch` made of it. */
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

/** History as it travels; an opening that is not there is an empty text. */
export const packHistory = ({ re, seq, facts, opening }: History): PackedHistory => [
  re,
  seq,
  pack(facts),
  opening ? pack(opening) : '',
];

/** History back from what `packHistory` made of it. */
export const readHistory = ([re, seq, facts, opening]: PackedHistory): History => ({
  re,
  seq,
  facts: unpack(facts) as Fact[],
  opening: opening === '' ? null : (unpack(opening) as Opening),
});
