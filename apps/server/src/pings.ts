/** What is asked of a socket: a client of the package `ws`. */
export interface Pinged {
  readonly readyState: number;
  ping(payload: Buffer): void;
  terminate(): void;
  on(event: 'pong', heard: (payload: Buffer) => void): unknown;
}

interface Line {
  number: number;
  /** When the last ping was sent, by `performance.now()`; null once it is back. */
  sentAt: number | null;
  /** Pings since anything was heard. */
  unanswered: number;
  heard: ((ms: number) => void) | null;
}

/** Each socket is pinged once in so many ms … */
const ROUND = 3000;
/** … a few of them at a time, so often: eight hundred at once would keep everybody waiting for as long as thirty ms. */
const TURN = 50;
/** Who has left so many pings unanswered is cut off when the next is due. */
const MOST_UNANSWERED = 2;

/**
 * Pings all sockets in turn, by the protocol's own pings, which browsers answer unasked: that tells how long the way there and back
 * takes, and which connections are dead though nobody has closed them.
 */
export class Pings {
  private readonly lines = new WeakMap<Pinged, Line>();
  private readonly sockets: ReadonlySet<Pinged>;
  private round: Iterator<Pinged>;
  /** How many are to be pinged by now; the fraction is kept for the next turn. */
  private due = 0;
  private timer: NodeJS.Timeout | undefined;

  /** `sockets` are those that are open, whenever it is looked. */
  constructor(sockets: ReadonlySet<Pinged>) {
    this.sockets = sockets;
    this.round = sockets.values();
  }

  start(): void {
    this.timer = setInterval(() => this.turn(), TURN);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** `heard` is told of each ping that comes back how long it took, in ms. The first one leaves at once. */
  measure(socket: Pinged, heard: (ms: number) => void): void {
    this.line(socket).heard = heard;
    this.ping(socket);
  }

  /** Pings those whose turn it is. */
  turn(): void {
    this.due += (this.sockets.size * TURN) / ROUND;
    for (; this.due >= 1; this.due--) {
      const socket = this.next();
      if (socket) this.ping(socket);
    }
  }

  private next(): Pinged | undefined {
    const next = this.round.next();
    if (!next.done) return next.value;
    this.round = this.sockets.values();
    return this.round.next().value;
  }

  private ping(socket: Pinged): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    const line = this.line(socket);
    if (line.unanswered >= MOST_UNANSWERED) {
      socket.terminate();
      return;
    }
    line.unanswered += 1;
    line.number = (line.number + 1) % 2 ** 32;
    line.sentAt = performance.now();
    const payload = Buffer.alloc(4);
    payload.writeUInt32BE(line.number);
    socket.ping(payload);
  }

  private line(socket: Pinged): Line {
    let line = this.lines.get(socket);
    if (!line) {
      line = { number: 0, sentAt: null, unanswered: 0, heard: null };
      this.lines.set(socket, line);
      socket.on('pong', (payload) => this.pong(line as Line, payload));
    }
    return line;
  }

  /** Only our own last ping measures anything; but whoever sends any pong is alive. */
  private pong(line: Line, payload: Buffer): void {
    line.unanswered = 0;
    if (line.sentAt === null || payload.length !== 4 || payload.readUInt32BE() !== line.number) return;
    const took = performance.now() - line.sentAt;
    line.sentAt = null;
    line.heard?.(took);
  }
}
