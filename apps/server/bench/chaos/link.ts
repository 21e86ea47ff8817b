import { connect, type Socket } from 'node:net';

/** One connection that goes through the proxy: to somebody in front, and on to the server behind. */
export class Link {
  private readonly front: Socket;
  private readonly back: Socket;
  /** Both ends believe that they are connected, and nothing arrives any more. */
  private deaf = false;
  private stalled = false;
  /** Milliseconds by which everything is late. */
  private late = 0;
  private open = 2;

  constructor(front: Socket, port: number, head: Buffer | null, gone: () => void) {
    this.front = front;
    this.back = connect({ host: '127.0.0.1', port, noDelay: true });
    front.setNoDelay(true);
    if (head) this.back.write(head);
    this.lead(front, this.back, gone);
    this.lead(this.back, front, gone);
  }

  /** It is not what it was. */
  get harmed(): boolean {
    return this.deaf || this.late > 0;
  }

  /** Both ends are told at once. */
  cut(): void {
    this.front.destroy();
    this.back.destroy();
  }

  /** Neither end is told, and neither hears of the other again. */
  deafen(): void {
    this.deaf = true;
  }

  /** Nothing is read for so many milliseconds: what is sent piles up at the sender. */
  stall(ms: number): void {
    this.stalled = true;
    this.front.pause();
    this.back.pause();
    setTimeout(() => {
      this.stalled = false;
      this.front.resume();
      this.back.resume();
    }, ms).unref();
  }

  /** From now on everything comes so many milliseconds late. */
  delay(ms: number): void {
    // What is already under way keeps its place in the line.
    this.late = Math.max(this.late, ms);
  }

  private lead(from: Socket, to: Socket, gone: () => void): void {
    from.on('data', (chunk) => {
      if (this.deaf) return;
      if (this.late > 0) setTimeout(() => this.pass(from, to, chunk), this.late);
      else this.pass(from, to, chunk);
    });
    from.on('end', () => {
      if (!this.deaf) setTimeout(() => to.end(), this.late);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      if (!this.deaf) setTimeout(() => to.destroy(), this.late);
      this.open -= 1;
      if (this.open === 0) gone();
    });
  }

  private pass(from: Socket, to: Socket, chunk: Buffer): void {
    if (this.deaf || to.destroyed || to.write(chunk)) return;
    from.pause();
    to.once('drain', () => {
      if (!this.stalled) from.resume();
    });
  }
}
