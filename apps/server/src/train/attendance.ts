import type { Seat } from '@holdup/engine';
import type { Deadlines } from '../deadlines.ts';

/** Once somebody is not connected any more, no more than that of his bank is waited for, in ms: the others wait. */
const DRAWN_BY_ABSENT = 60_000;
/** After a restart people come back one after the other: the clock waits so long, in ms, for those whose it is. */
const COMING_BACK = 8000;

interface Waiting {
  readonly deadlines: Pick<Deadlines, 'after' | 'clear' | 'left'>;
  /** In the heap of deadlines. */
  readonly key: string;
  isHere(seat: Seat): boolean;
  /** It has been waited long enough for those who were to come back. */
  departs(): void;
}

/** For whom the clock waits, and for how long, while he is not connected. */
export class Attendance {
  private readonly waiting: Waiting;
  /** The game was brought back, and not everybody who is asked is back. */
  private boarding = false;
  /** Who has gone, and how long banks had been drawn upon by then, in ms, for the prompt that was open. */
  private readonly gone = new Map<Seat, { readonly prompt: number; readonly drawn: number }>();

  constructor(waiting: Waiting) {
    this.waiting = waiting;
  }

  /** The game was brought back, with a clock that has run before. */
  boards(): void {
    this.boarding = true;
  }

  get isBoarding(): boolean {
    return this.boarding;
  }

  /** `drawn`: how long banks have been drawn upon for `prompt`, in ms. */
  cameOrWent(seat: Seat, prompt: number | null, drawn: number): void {
    if (this.waiting.isHere(seat)) this.gone.delete(seat);
    else if (prompt !== null) this.gone.set(seat, { prompt, drawn });
  }

  /** Whether the clock has yet to wait for one of `people`, once somebody is there. */
  awaits(people: readonly Seat[]): boolean {
    if (!this.boarding) return false;
    const { deadlines, key, isHere } = this.waiting;
    if (people.every(isHere)) this.stop();
    else if (deadlines.left(key) === null) {
      deadlines.after(key, COMING_BACK, () => {
        this.boarding = false;
        this.waiting.departs();
      });
    }
    return this.boarding;
  }

  /** How much of the bank of `seat` is waited for at `prompt`, in ms. */
  mostDrawn(seat: Seat, prompt: number | undefined): number {
    if (this.waiting.isHere(seat)) return Number.POSITIVE_INFINITY;
    const gone = this.gone.get(seat);
    return (gone?.prompt === prompt ? (gone?.drawn ?? 0) : 0) + DRAWN_BY_ABSENT;
  }

  stop(): void {
    this.boarding = false;
    this.waiting.deadlines.clear(this.waiting.key);
  }
}
