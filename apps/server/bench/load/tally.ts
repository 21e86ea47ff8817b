import type { Ear } from './passenger.ts';

/** A set of measured values in brief. */
export interface Spread {
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length);
  return { mean, p50: at(0.5), p99: at(0.99) };
}

/** How long somebody waited for the patch of an answer: when it was sent, in ms since 1970, and the ms until his patch came. */
export interface Wait {
  readonly sent: number;
  readonly took: number;
}

/** What reached the clients, in bytes of WebSocket frames, one value for each answer and client. */
export interface Bytes {
  readonly patch: Spread;
  readonly facts: Spread;
  readonly together: Spread;
  /** To the one who answered only. */
  readonly reply: Spread;
  readonly firstState: Spread;
}

/** Collects what the passengers of one process hear. */
export class Tally {
  private patches: number[] = [];
  private packs: number[] = [];
  private both: number[] = [];
  private replies: number[] = [];
  private fulls: number[] = [];
  private heard: Wait[] = [];

  /** An ear for one passenger; `sentAt` tells when the answer was sent whose patch he now awaits, once. */
  ear(sentAt: () => number | null): Ear {
    let patch = 0;
    return {
      patch: (bytes, at) => {
        patch = bytes;
        const sent = sentAt();
        if (sent !== null) this.heard.push({ sent: performance.timeOrigin + sent, took: at - sent });
      },
      facts: (bytes) => {
        this.patches.push(patch);
        this.packs.push(bytes);
        this.both.push(patch + bytes);
      },
      reply: (bytes) => void this.replies.push(bytes),
      full: (bytes) => void this.fulls.push(bytes),
    };
  }

  forget(): void {
    for (const values of [this.patches, this.packs, this.both, this.replies, this.heard]) values.length = 0;
  }

  /** One for each client at the table and answer. */
  get waits(): readonly Wait[] {
    return this.heard;
  }

  get answers(): number {
    return this.replies.length;
  }

  get bytes(): Bytes {
    return {
      patch: spreadOf(this.patches),
      facts: spreadOf(this.packs),
      together: spreadOf(this.both),
      reply: spreadOf(this.replies),
      firstState: spreadOf(this.fulls),
    };
  }
}
