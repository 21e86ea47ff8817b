import type { Deadlines } from '../deadlines.ts';

interface Held {
  /** In ms since 1970. */
  readonly due: number;
  readonly thing: () => void;
}

/** Lets things happen in their order, each some time late. */
export class HeldBack {
  private readonly deadlines: Pick<Deadlines, 'after' | 'clear'>;
  private readonly key: string;
  private readonly queue: Held[] = [];
  private stopped = false;

  constructor(deadlines: Pick<Deadlines, 'after' | 'clear'>, key: string) {
    this.deadlines = deadlines;
    this.key = key;
  }

  get empty(): boolean {
    return this.queue.length === 0;
  }

  /** `thing` happens at `due` (ms since 1970), or with what was held before it, whichever is later. */
  hold(due: number, thing: () => void): void {
    if (this.stopped) return;
    const last = this.queue.at(-1)?.due ?? 0;
    this.queue.push({ due: Math.max(due, last), thing });
    if (this.queue.length === 1) this.release();
  }

  /** What is held is dropped, and nothing more is held: the key may be another's by now. */
  stop(): void {
    this.stopped = true;
    this.queue.length = 0;
    this.deadlines.clear(this.key);
  }

  private release(): void {
    const now = Date.now();
    while (this.queue[0] && this.queue[0].due <= now) this.queue.shift()?.thing();
    const next = this.queue[0];
    if (next) this.deadlines.after(this.key, next.due - now, () => this.release());
    else this.deadlines.clear(this.key);
  }
}
