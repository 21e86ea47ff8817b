import type { Speed } from './contract.ts';

/** How a batch of facts is shown. */
export type Pace =
  /** The picture jumps to the end. */
  | { readonly kind: 'skip' }
  /** Pieces fade where they would move. */
  | { readonly kind: 'fade'; readonly rate: number }
  | { readonly kind: 'play'; readonly rate: number };

export interface Circumstances {
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  /** Nobody looks at a hidden tab. */
  readonly hidden: boolean;
  /** Batches that wait behind this one. */
  readonly waiting: number;
  /** Facts in this batch. */
  readonly facts: number;
}

/** A batch this long is a jump through a replay or a late join, not something that just happened. */
const JUMP = 150;
/** With more batches than this waiting, the picture jumps to the newest rather than lag behind the question. */
const TOO_MANY_WAITING = 6;

/** From this speed on nothing waits for the picture. */
const FAST = 4;

/** Whether a question waits for what led to it to be seen: not for who is in a hurry, nor where nobody looks. Fades take their time too. */
export const holdsQuestions = ({ speed, hidden }: Omit<Circumstances, 'waiting' | 'facts'>): boolean =>
  speed > 0 && speed < FAST && !hidden;

/** The one place that decides what is skipped. */
export function paceOf({ speed, reducedMotion, hidden, waiting, facts }: Circumstances): Pace {
  if (speed === 0 || hidden || facts > JUMP || waiting > TOO_MANY_WAITING) return { kind: 'skip' };
  const hurry = 1 + waiting * 0.5 + Math.max(0, facts - 25) / 25;
  return { kind: reducedMotion ? 'fade' : 'play', rate: speed * hurry };
}
