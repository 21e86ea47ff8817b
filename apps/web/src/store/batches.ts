import type { Fact } from '@holdup/engine';
import type { FactBatch } from '@holdup/protocol';

/**
 * Batches of facts come numbered without gaps. Whatever is missing (a reload, a drop, a late arrival) is asked for as
 * history and read without being played; batches that come meanwhile wait.
 */
export interface Reading {
  /** Number of the last batch read; the deal is number 0. */
  readonly seq: number;
  readonly waiting: readonly FactBatch[];
  /** Whether history has been asked for and not come yet. */
  readonly asking: boolean;
}

export const unread: Reading = { seq: -1, waiting: [], asking: false };

export interface Step {
  readonly reading: Reading;
  /** Facts that are only to be read. */
  readonly told: readonly Fact[];
  /** Batches to be played, in order. */
  readonly play: readonly FactBatch[];
  /** Ask for history after this number. */
  readonly ask: number | null;
}

const step = (reading: Reading, more: Partial<Step> = {}): Step => ({
  reading,
  told: [],
  play: [],
  ask: null,
  ...more,
});

/** A connection was made, and the state in it contains all batches up to `seq`. */
export function joined(reading: Reading, seq: number): Step {
  if (seq === reading.seq) return step({ ...reading, waiting: [], asking: false });
  return step({ ...reading, waiting: [], asking: true }, { ask: reading.seq });
}

export function came(reading: Reading, batch: FactBatch): Step {
  if (batch.seq <= reading.seq) return step(reading);
  const waiting = [...reading.waiting, batch];
  if (reading.asking) return step({ ...reading, waiting });
  if (batch.seq === reading.seq + 1) return step({ ...reading, seq: batch.seq }, { play: [batch] });
  return step({ ...reading, waiting, asking: true }, { ask: reading.seq });
}

/** History was asked for and is not to be had just now: the next batch asks again. */
export const refused = (reading: Reading): Reading => ({ ...reading, asking: false });

/** History up to and with batch `seq` has come. */
export function told(reading: Reading, seq: number, facts: readonly Fact[]): Step {
  const upTo = Math.max(seq, reading.seq);
  const waiting = [...reading.waiting].filter((batch) => batch.seq > upTo).sort((a, b) => a.seq - b.seq);
  const play: FactBatch[] = [];
  let next = upTo;
  for (const batch of waiting) {
    if (batch.seq !== next + 1) break;
    play.push(batch);
    next = batch.seq;
  }
  const rest = waiting.slice(play.length);
  const asking = rest.length > 0;
  return step({ seq: next, waiting: rest, asking }, { told: facts, play, ask: asking ? next : null });
}
