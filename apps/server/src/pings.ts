/** What is asked of a socket: a client of the package `ws`. */
export interface Pinged {
  readonly readyState: number;
  ping(payload: Buffer): void;
  terminate(): void;
  on(event: 'ping' | 'pong', heard: (payload: Buffer) => void): unknown;
}

interface Line {
  number: number;
  /** When the last ping was sent, by `performance.now()`; null once it is back. */
  sentAt: number | null;
  /** By turns; where many come at once, rounds are short. */
  dueAt: number;
  /** Pings since anything was heard. */
  unanswered: number;
  /** Pings and pongs of its own since our last ping. */
  came: number;
  heard: ((ms: number) => void) | null;
}

/** Each socket is pinged once in so many ms … */
const ROUND = 3000;
/** … a few of them at a time, so often: eight hundred at once would keep everybody waiting for as long as thirty ms. */
const TURN = 50;
/** From one ping to a socket to the next there are so many turns at least, or whose way is long would be taken for dead. */
const LEAST = (0.75 * ROUND) / TURN;
/** Who has left so many pings unanswered is cut off when the next is due. */
const MOST_UNANSWERED = 2;
/** Who sends more pings and pongs than that between two of ours is cut off: nothing else limits them. */
const MOST_CAME = 100;

/**
 * Pings all sockets in turn, by the protocol's own pings, which browsers answer unasked: that tells how long the way there and back
 * takes, and which connections are dead though nobody has closed them.
 */
export class Pings {
  private readonly lines = new WeakMap<Pinged, Line>();
  private readonly sockets: ReadonlySet<Pinged>;
  /**
   * Whose turn is still to come, the next one last. Who comes meanwhile is in the next round: a crowd at the door keeps nobody from
   * his turn.
   */
  private round: Pinged[] = [];
  /** How many are to be pinged by now; the fraction is kept for the next turn. */
  private due = 0;
  private turns = 0;
  private timer: NodeJS.Timeout | undefined;

  /** `sockets` are those that are open, whenever it is looked. */
  constructor(sockets: ReadonlySet<Pinged>) {
    this.sockets = sockets;
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
    this.turns += 1;
    // A socket that has closed holds on to its table's room, so it must not wait here until somebody comes.
    if (this.sockets.size === 0) this.round = [];
    this.due += (this.sockets.size * TURN) / ROUND;
    for (; this.due >= 1; this.due--) {
      const socket = this.next();
      if (socket) this.ping(socket);
    }
  }

  private next(): Pinged | undefined {
    const next = this.nextOfRound();
    if (next) return next;
    this.round = [...this.sockets].reverse();
    return this.nextOfRound();
  }

  private nextOfRound(): Pinged | undefined {
    for (let one = this.round.pop(); one; one = this.round.pop())
      if (this.sockets.has(one) && this.turns >= this.line(one).dueAt) return one;
    return undefined;
  }

  private ping(socket: Pinged): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    const line = this.line(socket);
    if (line.unanswered >= MOST_UNANSWERED) {
      socket.terminate();
      return;
    }
    line.unanswered += 1;
    line.came = 0;
    line.dueAt = this.turns + LEAST;
    line.number = (line.number + 1) % 2 ** 32;
    line.sentAt = performance.now();
    const payload = Buffer.alloc(4);
    payload.writeUInt32BE(line.number);
    socket.ping(payload);
  }

  private line(socket: Pinged): Line {
    let line = this.lines.get(socket);
    if (!line) {
      const made: Line = { number: 0, sentAt: null, dueAt: 0, unanswered: 0, came: 0, heard: null };
      this.lines.set(socket, made);
      socket.on('ping', () => this.count(made, socket));
      socket.on('pong', (payload) => {
        this.count(made, socket);
        this.pong(made, payload);
      });
      line = made;
    }
    return line;
  }

  private count(line: Line, socket: Pinged): void {
    line.came += 1;
    if (line.came > MOST_CAME) socket.terminate();
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
