/** A time in which nothing ran, in milliseconds since 1970. */
export interface Pause {
  readonly from: number;
  readonly to: number;
}

const PAGE = 4096;
/** How much later than asked for counts as a pause, in ms: timers alone are a tenth of one late. */
const LATE = 2;

/**
 * Notes when the machine stood still: a process that does nothing but wake up every millisecond and touch a megabyte of its memory finds
 * itself late then. A kernel or a host that looks through the memory in use holds whoever runs up, twice a second for
 * some twenty milliseconds on the machines this was made on, and no server can do anything about it.
 */
export class Stillness {
  private readonly pauses: Pause[] = [];
  private readonly memory = Buffer.alloc(256 * PAGE);
  private timer: NodeJS.Timeout | undefined;
  private slept = 0;

  constructor() {
    this.sleep();
  }

  end(): readonly Pause[] {
    clearTimeout(this.timer);
    return this.pauses;
  }

  private sleep(): void {
    this.slept = performance.now();
    this.timer = setTimeout(() => this.wake(), 1);
  }

  private wake(): void {
    for (let at = 0; at < this.memory.length; at += PAGE) this.memory[at] = 1;
    const now = performance.now();
    if (now - this.slept > 1 + LATE) {
      this.pauses.push({ from: performance.timeOrigin + this.slept, to: performance.timeOrigin + now });
    }
    this.sleep();
  }
}
