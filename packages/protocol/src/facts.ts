import type { AnyTable, Fact } from '@holdup/engine';
import { pack, unpack } from './pack.ts';

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
