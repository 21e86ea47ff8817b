/** One thing to do at one moment. */
interface Deadline {
  readonly key: string;
  /** By `performance.now()`: when the machine's clock is set, or the machine has slept, nobody's time is up. */
  readonly at: number;
  readonly fire: () => void;
  /** Set when it was cleared or replaced: it stays in the heap until it comes up. */
  void: boolean;
}

/** Node's timers take no longer wait than this. */
const LONGEST_WAIT = 2 ** 31 - 1;
/** The clocks differ by less than so many ms from one reading to the next. */
const CLOCK_SET = 5;
/** So many cleared deadlines, and as many as there are others, may lie in the heap. */
const MOST_VOID = 1000;

/**
 * All deadlines of the process in one binary heap with one timer, so that a thousand waiting tables cost
 * nothing. One deadline per key; setting it again replaces it.
 */
export class Deadlines {
  private heap: Deadline[] = [];
  private readonly byKey = new Map<string, Deadline>();
  private timer: NodeJS.Timeout | undefined;
  /** When the timer will go off; `Infinity` when there is none. */
  private armedFor = Number.POSITIVE_INFINITY;
  private lastEpoch = 0;
  private readonly failed: (error: unknown) => void;

  /** `failed` is told what a deadline's work threw. */
  constructor(failed: (error: unknown) => void) {
    this.failed = failed;
  }

  get size(): number {
    return this.byKey.size;
  }

  /** `at` is in milliseconds since 1970, by the clock as it is now. */
  set(key: string, at: number, fire: () => void): void {
    this.put({ key, at: at - this.epoch(), fire, void: false });
  }

  /** `ms` from now. */
  after(key: string, ms: number, fire: () => void): void {
    this.put({ key, at: performance.now() + ms, fire, void: false });
  }

  clear(key: string): void {
    const deadline = this.byKey.get(key);
    if (!deadline) return;
    deadline.void = true;
    this.byKey.delete(key);
    // A quick table clears many a distant deadline: they must not pile up until they come up.
    if (this.heap.length > 2 * this.byKey.size + MOST_VOID) this.sweep();
  }

  /** Whole milliseconds until `key` is due, at least 0; null when it is not set. */
  left(key: string): number | null {
    const deadline = this.byKey.get(key);
    return deadline ? Math.max(0, Math.round(deadline.at - performance.now())) : null;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.armedFor = Number.POSITIVE_INFINITY;
    this.heap.length = 0;
    this.byKey.clear();
  }

  private put(deadline: Deadline): void {
    this.clear(deadline.key);
    this.byKey.set(deadline.key, deadline);
    this.heap.push(deadline);
    this.rise(this.heap.length - 1);
    this.arm();
  }

  /** When `performance.now()` was 0, in ms since 1970; another only once the machine's clock has been set. */
  private epoch(): number {
    const epoch = Date.now() - performance.now();
    if (Math.abs(epoch - this.lastEpoch) > CLOCK_SET) this.lastEpoch = epoch;
    return this.lastEpoch;
  }

  private sweep(): void {
    // In order of time an array is a heap.
    this.heap = this.heap.filter((deadline) => !deadline.void).sort((a, b) => a.at - b.at);
  }

  private arm(): void {
    while (this.heap[0]?.void) this.pop();
    const next = this.heap[0];
    if (next && next.at >= this.armedFor) return;
    clearTimeout(this.timer);
    this.armedFor = next?.at ?? Number.POSITIVE_INFINITY;
    if (!next) return;
    this.timer = setTimeout(
      () => this.due(),
      Math.min(LONGEST_WAIT, Math.max(0, Math.ceil(next.at - performance.now()))),
    );
    this.timer.unref();
  }

  private due(): void {
    this.armedFor = Number.POSITIVE_INFINITY;
    const now = performance.now();
    while (this.heap[0] && (this.heap[0].void || this.heap[0].at <= now)) {
      const deadline = this.pop();
      if (deadline.void) continue;
      this.byKey.delete(deadline.key);
      try {
        deadline.fire();
      } catch (error) {
        this.failed(error);
      }
    }
    this.arm();
  }

  private pop(): Deadline {
    const first = this.heap[0] as Deadline;
    const last = this.heap.pop() as Deadline;
    if (this.heap.length > 0) {
      this.heap[0] = last;
      this.sink();
    }
    return first;
  }

  private rise(start: number): void {
    for (let at = start; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!this.swapIfLater(parent, at)) return;
      at = parent;
    }
  }

  private sink(): void {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const child = (this.heap[right]?.at ?? Infinity) < (this.heap[left]?.at ?? Infinity) ? right : left;
      if (!this.heap[child] || !this.swapIfLater(at, child)) return;
      at = child;
    }
  }

  private swapIfLater(above: number, below: number): boolean {
    const [upper, lower] = [this.heap[above] as Deadline, this.heap[below] as Deadline];
    if (upper.at <= lower.at) return false;
    this.heap[above] = lower;
    this.heap[below] = upper;
    return true;
  }
}
