import type { Seat } from '@holdup/engine';

/** How long people may think, in ms: for each decision (0: no clock), and in reserve for the whole game. */
export interface TimeControl {
  readonly decision: number;
  readonly bank: number;
}

/** What an answer took, in ms. */
export interface Thought {
  /** Since its question could be read; not while the clock stood still. */
  readonly took: number;
  /** Of that, what the seat's clock is charged; null where there is no clock. */
  readonly charged: number | null;
  /** What was given back for the way it came. */
  readonly given: number;
}

interface Asked {
  /** So long nobody is charged, in ms. */
  readonly allowance?: number;
  readonly left?: number | null;
  readonly answered?: readonly Seat[];
}

/**
 * The time of one match: everybody asked may think for `decision`, and then goes on from his own bank. It counts and never
 * waits: whoever holds it asks what is left, and by what clock. Time is in ms throughout.
 */
export class GameClock {
  private readonly now: () => number;
  private control: TimeControl = { decision: 0, bank: 0 };
  private readonly drawn = new Map<Seat, number>();
  private prompt: number | null = null;
  /** How long the open prompt's clock has run, up to `since`; `since` is null while it stands still. */
  private ran = 0;
  private since: number | null = null;
  /** At first nobody is charged: what led to the question is still being shown. */
  private allowance = 0;
  private readonly answered = new Set<Seat>();

  /** `now` must never be set back. */
  constructor(now: () => number) {
    this.now = now;
  }

  controlIs(control: TimeControl): void {
    this.control = control;
  }

  get timed(): boolean {
    return this.control.decision > 0;
  }

  get hasBanks(): boolean {
    return this.timed && this.control.bank > 0;
  }

  get running(): boolean {
    return this.since !== null;
  }

  /** What the journal says each seat has drawn from its bank. */
  restore(drawn: ReadonlyMap<Seat, number>): void {
    this.drawn.clear();
    for (const [seat, ms] of drawn) this.drawn.set(seat, ms);
  }

  bank(seat: Seat): number {
    return Math.max(0, this.control.bank - (this.drawn.get(seat) ?? 0));
  }

  /**
   * Begins to time a prompt, or goes on with it. A restored one begins anew: `left` is what it had of its decision (below 0: of
   * banks), and `answered` are those who have answered it before.
   */
  ask(prompt: number, { allowance = 0, left, answered = [] }: Asked = {}): void {
    if (this.prompt === prompt && left == null) {
      this.since ??= this.now();
      return;
    }
    this.prompt = prompt;
    this.answered.clear();
    for (const seat of answered) this.answered.add(seat);
    this.ran = left == null ? 0 : this.control.decision - left;
    this.allowance = left == null ? allowance : 0;
    this.since = this.now();
  }

  /** Stands still: nobody who could be charged is asked, or nobody can answer. */
  halt(): void {
    if (this.since === null) return;
    this.ran += this.now() - this.since;
    this.since = null;
  }

  /** Nothing is asked any more. */
  close(): void {
    this.prompt = null;
    this.since = null;
    this.ran = 0;
  }

  /** Gives back `ms` in which nobody could be heard. */
  forgive(ms: number): void {
    if (this.since !== null) this.ran -= Math.min(Math.max(0, ms), this.elapsed(this.now()));
  }

  /** What `prompt` has of its decision, the whole when it is only now being asked; below 0 once banks are drawn upon. */
  left(prompt: number): number {
    return this.control.decision - (prompt === this.prompt ? this.thought(this.now()) : 0);
  }

  /** When the decision's time is up, in ms from now, and with it what is still being shown. */
  untilDecided(): number {
    return this.control.decision + this.allowance - this.elapsed(this.now());
  }

  /** How long banks have been drawn upon for the open prompt. */
  get overDecision(): number {
    return Math.max(0, -this.untilDecided());
  }

  /**
   * When the fallback is due for `seat`, in ms from now; `grace` is for an answer that is under way, and no more than `most` is
   * drawn from its bank.
   */
  untilFallback(seat: Seat, grace = 0, most = Number.POSITIVE_INFINITY): number {
    return this.untilDecided() + Math.min(this.bank(seat), most) + grace;
  }

  /**
   * What an answer of `seat` that arrived at `at` took. Up to `lag` is given back once it matters, which is when the bank would
   * be drawn upon. An answer that replaces another is not charged again.
   */
  cost(seat: Seat, at: number, lag = 0): Thought {
    const took = this.thought(at);
    if (!this.timed) return { took, charged: null, given: 0 };
    if (this.answered.has(seat)) return { took, charged: 0, given: 0 };
    const given = Math.max(0, Math.min(lag, took - this.control.decision));
    return { took, charged: Math.min(took - given, this.control.decision + this.bank(seat)), given };
  }

  /** The journal has the answer: what it was charged beyond its decision is drawn from the bank. */
  settle(seat: Seat, { charged }: Thought): void {
    this.answered.add(seat);
    const over = Math.max(0, (charged ?? 0) - this.control.decision);
    if (over > 0) this.drawn.set(seat, Math.min(this.control.bank, (this.drawn.get(seat) ?? 0) + over));
  }

  private elapsed(at: number): number {
    return this.ran + (this.since === null ? 0 : Math.max(0, at - this.since));
  }

  private thought(at: number): number {
    return Math.max(0, Math.round(this.elapsed(at) - this.allowance));
  }
}
