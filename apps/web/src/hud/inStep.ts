import type { AnyTable } from '@holdup/engine';

/** A question is held back no longer, in ms: whoever plays on a slow machine should not wait for its picture. */
const LONGEST = 8_000;

/** How things stand on the page. */
export interface Standing {
  /** The prompt with a question for me; null: none. */
  readonly prompt: number | null;
  /** What led here is still being acted out, for somebody who wants to see it. */
  readonly behind: boolean;
  /** How long nothing is charged to my clock yet, in ms; null where none runs. */
  readonly free: number | null;
  /** The newest table, and what is shown of it so far. */
  readonly live: AnyTable;
  readonly shown: AnyTable | null;
}

export interface Step {
  /** The question lies open. */
  readonly open: boolean;
  /** The table from which my hand is read. */
  readonly hands: AnyTable;
}

const isRoundOf = (live: AnyTable, other: AnyTable | null): boolean =>
  other !== null && live.round?.number === other.round?.number;

/**
 * Keeps what is read in step with what is shown: a question opens when what led to it has been acted out, a new hand comes with
 * its round. A question that has been opened stays open, and none costs its player time on his clock. `enough` is called when
 * a question opens though what led to it has not been seen to its end: the picture had better jump there. `now` in ms, by a clock that
 * nobody sets.
 */
export function createInStep(enough: () => void, now = () => performance.now()) {
  let opened: number | null = null;
  let held: { readonly prompt: number; readonly since: number } | null = null;
  let kept: AnyTable | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function holds(prompt: number, { behind, free }: Standing): boolean {
    if (held?.prompt !== prompt) held = { prompt, since: now() };
    const left = Math.min(held.since + LONGEST - now(), free ?? LONGEST);
    if (!behind || left <= 0) return false;
    timer = setTimeout(enough, left);
    return true;
  }

  return {
    look(standing: Standing): Step {
      const { prompt, behind, live, shown } = standing;
      clearTimeout(timer);
      if (prompt !== null && prompt !== opened && !holds(prompt, standing)) opened = prompt;
      const open = prompt !== null && prompt === opened;
      // Where the new hand has been seen once, it is the one that is played from.
      if (open || !behind || isRoundOf(live, shown) || isRoundOf(live, kept)) kept = live;
      return { open, hands: kept ?? live };
    },
    /** What led to this prompt need not be seen: its question is open from now on. */
    hurry(prompt: number): void {
      clearTimeout(timer);
      opened = prompt;
    },
    close: () => clearTimeout(timer),
  };
}
