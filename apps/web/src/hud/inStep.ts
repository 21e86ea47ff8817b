import type { AnyTable } from '@holdup/engine';
import type { Asked } from '../store/playback.ts';

/**
 * A question is held back no longer, in ms: whoever plays on a slow machine should not wait for its picture. Other words wait no
 * longer for a picture in which nothing happens.
 */
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
  /** Who is asked now, and who was when what is shown had happened. */
  readonly asked: { readonly live: Asked; readonly shown: Asked };
  readonly mySeat: number | null;
  /** How many facts have been told so far: it grows as long as the picture gets on. */
  readonly told: number;
}

export interface Step {
  /** The question lies open. */
  readonly open: boolean;
  /** The table from which my hand is read. */
  readonly hands: AnyTable;
  /** Who is said to be asked. */
  readonly asked: Asked;
}

const isRoundOf = (live: AnyTable, other: AnyTable | null): boolean =>
  other !== null && live.round?.number === other.round?.number;

/**
 * Keeps what is read in step with what is shown: a question opens when what led to it has been acted out, a new hand comes with
 * its round, and of others nobody is said to be asked before it has been seen why. A question that has been opened stays open, and
 * none costs its player time on his clock. `enough` is called when a question opens though what led to it has not been seen to
 * its end, and when the picture does not get on: it had better jump to what is now. `now` in ms, by a clock that nobody sets.
 */
export function createInStep(enough: () => void, now = () => performance.now()) {
  let opened: number | null = null;
  let held: { readonly prompt: number; readonly since: number } | null = null;
  let kept: AnyTable | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let still: { readonly told: number; readonly since: number } | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function holds(prompt: number, { behind, free }: Standing): boolean {
    if (held?.prompt !== prompt) held = { prompt, since: now() };
    const left = Math.min(held.since + LONGEST - now(), free ?? LONGEST);
    if (!behind || left <= 0) return false;
    timer = setTimeout(enough, left);
    return true;
  }

  function stuck(): void {
    still = null;
    enough();
  }

  /** Whoever has answered himself knows that he did. */
  function askedIn({ prompt, behind, asked, mySeat, told }: Standing): Asked {
    clearTimeout(waiting);
    if (!behind || still?.told !== told) still = { told, since: now() };
    if (!behind) return asked.live;
    // The wait for a question of mine is bounded anyway.
    if (prompt === null) waiting = setTimeout(stuck, still.since + LONGEST - now());
    return asked.shown.filter(({ seat }) => seat !== mySeat);
  }

  return {
    look(things: Standing): Step {
      const { prompt, behind, live, shown } = things;
      clearTimeout(timer);
      if (prompt !== null && prompt !== opened && !holds(prompt, things)) opened = prompt;
      const open = prompt !== null && prompt === opened;
      // Where the new hand has been seen once, it is the one that is played from.
      if (open || !behind || isRoundOf(live, shown) || isRoundOf(live, kept)) kept = live;
      return { open, hands: kept ?? live, asked: askedIn({ ...things, behind: behind && !open }) };
    },
    /** What led to this prompt need not be seen: its question is open from now on. */
    hurry(prompt: number): void {
      clearTimeout(timer);
      clearTimeout(waiting);
      opened = prompt;
    },
    close() {
      clearTimeout(timer);
      clearTimeout(waiting);
    },
  };
}
