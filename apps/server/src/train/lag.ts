/** So much of a round trip is believed, in ms: a connection slower than that is its owner's own affair. */
const MOST_PER_ANSWER = 1000;
/** What a seat may be given back in one breath, in ms, and how much of that comes back a minute. */
const QUOTA = 4000;
const REFILL_PER_MINUTE = 4000;
/** The middle one of so many round trips is believed: one slow pong is no slow line. */
const REMEMBERED = 5;

interface Line {
  /** The last round trips, in ms, the newest last. */
  trips: number[];
  /** The middle one of them. */
  usual: number;
  quota: number;
  at: number;
}

/**
 * How much of an answer's time was spent on the way, as this server has measured it by its own pings. A client can hold back its
 * pongs and look slow: so what one gets is capped by answer, and by a quota that refills slowly.
 */
export class Lag {
  private readonly now: () => number;
  private readonly lines = new Map<number, Line>();

  /** In ms, never set back. */
  constructor(now: () => number) {
    this.now = now;
  }

  /** A ping to `seat` came back after `ms`. */
  measured(seat: number, ms: number): void {
    const line = this.line(seat);
    line.trips = [...line.trips, Math.max(0, ms)].slice(-REMEMBERED);
    const sorted = line.trips.toSorted((a, b) => a - b);
    line.usual = sorted[(sorted.length - 1) >> 1] ?? 0;
  }

  /** What the next answer of `seat` may be given back, in ms. */
  allowed(seat: number): number {
    const { usual, quota } = this.refilled(seat);
    return Math.floor(Math.min(usual, MOST_PER_ANSWER, quota));
  }

  /** `ms` were given back to `seat`. */
  given(seat: number, ms: number): void {
    const line = this.refilled(seat);
    line.quota = Math.max(0, line.quota - ms);
  }

  private refilled(seat: number): Line {
    const line = this.line(seat);
    const now = this.now();
    line.quota = Math.min(QUOTA, line.quota + ((now - line.at) / 60_000) * REFILL_PER_MINUTE);
    line.at = now;
    return line;
  }

  private line(seat: number): Line {
    let line = this.lines.get(seat);
    if (!line) {
      line = { trips: [], usual: 0, quota: QUOTA, at: this.now() };
      this.lines.set(seat, line);
    }
    return line;
  }
}
