import type { Client } from '@colyseus/core';
import { seatAt } from './desk.ts';

/** What the socket of a client can do, besides what the framework uses of it. */
interface Pinged {
  readonly readyState: number;
  ping(payload: Buffer): void;
  on(event: 'pong', heard: (payload: Buffer) => void): unknown;
}

interface UnderWay {
  number: number;
  /** Null once it is back. */
  sentAt: number | null;
}

/** Measures how long the way to each client and back takes, by pings of the protocol itself: browsers answer them unasked. */
export class Pings {
  private readonly heard: (seat: number, ms: number) => void;
  private readonly underWay = new WeakMap<Pinged, UnderWay>();

  constructor(heard: (seat: number, ms: number) => void) {
    this.heard = heard;
  }

  send(clients: Iterable<Client>): void {
    for (const client of clients) {
      const socket = client.ref as unknown as Pinged;
      if (socket.readyState === WebSocket.OPEN) this.ping(client, socket);
    }
  }

  private ping(client: Client, socket: Pinged): void {
    let ping = this.underWay.get(socket);
    if (!ping) {
      ping = { number: 0, sentAt: null };
      this.underWay.set(socket, ping);
      socket.on('pong', (payload) => this.pong(client, socket, payload));
    }
    ping.number = (ping.number + 1) % 2 ** 32;
    ping.sentAt = performance.now();
    const payload = Buffer.alloc(4);
    payload.writeUInt32BE(ping.number);
    socket.ping(payload);
  }

  /** The framework pings as well, without a number. */
  private pong(client: Client, socket: Pinged, payload: Buffer): void {
    const ping = this.underWay.get(socket);
    if (!ping || ping.sentAt === null) return;
    if (payload.length !== 4 || payload.readUInt32BE() !== ping.number) return;
    this.heard(seatAt(client), performance.now() - ping.sentAt);
    ping.sentAt = null;
  }
}
