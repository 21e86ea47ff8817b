import type { Answer, Seat } from '@holdup/engine';
import type { Deadlines } from '../deadlines.ts';

/** After so many fallbacks in a row a bot sits in for a player. */
const FALLBACKS_BEFORE_BOT = 3;
/** Where time is up by so many ms more than that, it was this process that stood still: what came meanwhile is read first. */
const OVERDUE = 1000;

/** What the fallbacks of a table need to know of it. */
interface TimedTable {
  readonly deadlines: Pick<Deadlines, 'after' | 'clear'>;
  /** Its name in the heap of deadlines. */
  readonly key: string;
  /** When the time of `seat` is up, in ms from now. */
  timeLeft(seat: Seat): number;
  /** What is played for `seat` at `prompt`; null where its player is not asked that any more. */
  fallbackOf(seat: Seat, prompt: number): string | null;
  /** False when there was nothing to play any more. */
  play(answer: Answer): Promise<boolean>;
  timedOut(seat: Seat): void;
  absent(seat: Seat): void;
}

/** Plays the fallback of a seat when its time is up. */
export class Fallbacks {
  private readonly table: TimedTable;
  /** The seats whose fallback has its moment set, and the prompt it is for. */
  private readonly armed = new Map<Seat, number>();
  private overdue: number | null = null;
  private readonly inARow = new Map<Seat, number>();
  /** What each seat is called in the heap of deadlines. */
  private readonly keys: string[] = [];

  constructor(table: TimedTable) {
    this.table = table;
  }

  private key(seat: Seat): string {
    this.keys[seat] ??= `${this.table.key} ${seat}`;
    return this.keys[seat];
  }

  /** None has its moment set. */
  get idle(): boolean {
    return this.armed.size === 0;
  }

  isArmed(seat: Seat, prompt: number): boolean {
    return this.armed.get(seat) === prompt;
  }

  /** The fallback of `seat` has its moment when its time at `prompt` is up, and no sooner than `inMs` from now. */
  arm(seat: Seat, prompt: number, inMs = 0): void {
    this.armed.set(seat, prompt);
    const due = Math.max(inMs, this.table.timeLeft(seat));
    this.table.deadlines.after(this.key(seat), due, () => this.timeIsUp(seat, prompt));
  }

  /** The time of `seat` is up at another moment. */
  reckonAnew(seat: Seat): void {
    const prompt = this.armed.get(seat);
    if (prompt !== undefined) this.arm(seat, prompt);
  }

  /** Only these seats are waited for. */
  keepOnly(seats: readonly Seat[]): void {
    for (const seat of this.armed.keys()) {
      if (seats.includes(seat)) continue;
      this.armed.delete(seat);
      this.table.deadlines.clear(this.key(seat));
    }
  }

  /** The player of `seat` has answered for himself. */
  answered(seat: Seat): void {
    this.inARow.delete(seat);
  }

  private timeIsUp(seat: Seat, prompt: number): void {
    this.armed.delete(seat);
    const option = this.table.fallbackOf(seat, prompt);
    if (option === null) return;
    if (this.overdue !== prompt && this.table.timeLeft(seat) < -OVERDUE) {
      this.overdue = prompt;
      this.arm(seat, prompt, OVERDUE);
      return;
    }
    this.table.play({ seat, prompt, option }).then((taken) => {
      if (taken) this.missed(seat);
    });
  }

  private missed(seat: Seat): void {
    const inARow = (this.inARow.get(seat) ?? 0) + 1;
    this.inARow.set(seat, inARow);
    this.table.timedOut(seat);
    if (inARow < FALLBACKS_BEFORE_BOT) return;
    this.inARow.delete(seat);
    this.table.absent(seat);
  }
}
