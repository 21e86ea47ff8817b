import type { Fact } from '@holdup/engine';
import { type FactBatch, type PackedBatch, readBatch } from '@holdup/protocol';

export const readFacts = (payload: unknown): FactBatch => readBatch(payload as PackedBatch);

export interface History {
  /** Number of the last batch contained. */
  readonly seq: number;
  readonly facts: readonly Fact[];
}

export const readHistory = (payload: unknown): History => payload as History;
