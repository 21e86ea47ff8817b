import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { getMessageBytes, Protocol } from '@colyseus/core';
import { PROTOCOL_VERSION } from '@holdup/protocol';
import type { Guest } from './harness.ts';

/** WebSocket opcodes. */
const BINARY = 2;
const CLOSE_FRAME = 8;
const PONG = 10;

/**
 * A connection made by hand, that does what no library would: it answers neither pings nor a closing, and acknowledges
 * nothing unless it is told to. It goes on for as long as the server lets it.
 */
export class RawSocket {
  /** Set once the server has asked to close. */
  closing: number | null = null;
  /** Set once the connection is gone. */
  gone = false;
  private readonly socket: Socket;
  private read: Buffer = Buffer.alloc(0);
  private upgraded = false;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (data) => this.take(data));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.gone = true;
    });
  }

  /** Into a table's room with a ticket, as far as the server's greeting. */
  static async join(guest: Guest, table: string, as: 'seat' | 'gallery' = 'seat'): Promise<RawSocket> {
    const { ticket, roomId } = await guest.call('POST', `/tables/${table}/ticket`, { as });
    const reserved = await fetch(`${guest.url}/matchmake/joinById/${roomId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket, protocol: PROTOCOL_VERSION }),
    });
    const { processId, sessionId } = (await reserved.json()) as { processId: string; sessionId: string };
    return RawSocket.open(guest.url, `/${processId}/${roomId}?sessionId=${sessionId}`);
  }

  static open(url: string, path: string): Promise<RawSocket> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    const raw = new RawSocket(socket);
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    return new Promise((opened) => {
      socket.once('data', () => opened(raw));
      socket.once('close', () => opened(raw));
    });
  }

  /** Tells the room that it has understood the greeting. */
  acknowledge(): void {
    this.frame(BINARY, Buffer.from([Protocol.JOIN_ROOM]));
  }

  say(type: string, payload: object): void {
    this.bytes(getMessageBytes.raw(Protocol.ROOM_DATA, type, payload));
  }

  /** Any bytes as one message, fewer than 65,536 of them. */
  bytes(data: Uint8Array): void {
    this.frame(BINARY, data);
  }

  pong(): void {
    this.frame(PONG, Buffer.alloc(0));
  }

  /** Reads nothing more. */
  deafen(): void {
    this.socket.pause();
  }

  end(): void {
    this.socket.destroy();
  }

  /** A short masked frame; the mask is all zeros. */
  private frame(opcode: number, data: Uint8Array): void {
    const length =
      data.length < 126 ? [0x80 | data.length] : [0x80 | 126, data.length >> 8, data.length & 255];
    this.socket.write(Buffer.concat([Buffer.from([0x80 | opcode, ...length, 0, 0, 0, 0]), data]));
  }

  private take(data: Buffer): void {
    this.read = Buffer.concat([this.read, data]);
    if (!this.upgraded) {
      const end = this.read.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.upgraded = true;
      this.read = this.read.subarray(end + 4);
    }
    for (let length = frameLength(this.read); length <= this.read.length; length = frameLength(this.read)) {
      if (((this.read[0] ?? 0) & 15) === CLOSE_FRAME) this.closing = this.read.readUInt16BE(2);
      this.read = this.read.subarray(length);
    }
  }
}

/** The length in bytes of the frame that begins here; more than there are where it is not yet known. */
function frameLength(bytes: Buffer): number {
  const short = bytes[1];
  if (short === undefined) return Number.POSITIVE_INFINITY;
  if (short < 126) return 2 + short;
  if (bytes.length < 10) return Number.POSITIVE_INFINITY;
  return short === 126 ? 4 + bytes.readUInt16BE(2) : 10 + Number(bytes.readBigUInt64BE(2));
}
