import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { keepClientsInShape } from './clientShape.ts';
import { type Pinged, Pings } from './pings.ts';

/** The longest message is a line of chat. */
const MOST_BYTES = 4 * 1024;
/** What may wait, in bytes, for a connection that does not read: more than a whole game's history. */
const MOST_UNREAD = 1024 * 1024;
/** How often that is looked at, in ms. */
const LOOK_EVERY = 1000;
/** Whoever does not answer the closing of his connection is cut off after so many ms. */
const CLOSING = 3000;

/** So long those whom a server that stops has sent away may take to go, in ms. */
const GOING = 1000;

/** The framework's transport, with limits to what one connection can keep busy. */
export class Sockets extends WebSocketTransport {
  readonly pings: Pings;
  private readonly looking: NodeJS.Timeout;

  constructor(http: Server, mayConnect: (request: IncomingMessage) => boolean) {
    super({
      server: http,
      maxPayload: MOST_BYTES,
      // Ours, which do not ping everybody in the same breath.
      pingInterval: 0,
      verifyClient: ({ req }: { req: IncomingMessage }) => mayConnect(req),
    });
    keepClientsInShape();
    // An option of `ws` that its types do not know.
    Object.assign(this.wss.options, { closeTimeout: CLOSING });
    this.looking = setInterval(() => this.cutOffDeaf(), LOOK_EVERY);
    this.looking.unref();
    this.pings = new Pings(this.wss.clients as ReadonlySet<Pinged>);
    this.pings.start();
  }

  /** Takes nobody in any more. Resolves when all have gone: everybody has been sent away, and hears it before the process ends. */
  async close(): Promise<void> {
    const gone = once(this.wss, 'close');
    this.shutdown();
    const late = setTimeout(() => this.cutOffAll(), GOING);
    await gone;
    clearTimeout(late);
  }

  override shutdown(): void {
    clearInterval(this.looking);
    this.pings.stop();
    super.shutdown();
  }

  private cutOffAll(): void {
    for (const socket of this.wss.clients) socket.terminate();
  }

  /** Pings and pongs may go well where nothing is read. */
  private cutOffDeaf(): void {
    for (const socket of this.wss.clients) if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
  }
}
