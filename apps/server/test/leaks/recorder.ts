import { EventEmitter } from 'node:events';
import { getMessageBytes, Protocol } from '@colyseus/core';

/** Whoever can send the room a message. */
export interface Speaker {
  say(type: string, payload: object): void;
}

/**
 * The far end of a connection that goes nowhere: what the server would send is kept, byte for byte. Everything on this side of
 * it (rooms, state, encoder, packing, framing) is what players are served by.
 */
export class Recorder extends EventEmitter implements Speaker {
  readonly sent: Uint8Array[] = [];
  readyState: number = WebSocket.OPEN;
  bufferedAmount = 0;

  send(data: Uint8Array, _options?: unknown, done?: () => void): void {
    this.sent.push(Uint8Array.from(data));
    done?.();
  }

  /** Nobody answers: how fast a line is, is none of the bytes that are compared. */
  ping(): void {}

  close(code?: number, reason?: string): void {
    if (this.readyState !== WebSocket.OPEN) return;
    this.sent.push(new TextEncoder().encode(`closed ${code} ${reason}`));
    this.readyState = WebSocket.CLOSED;
    this.emit('close', code);
  }

  say(type: string, payload: object): void {
    this.emit('message', Buffer.from(getMessageBytes.raw(Protocol.ROOM_DATA, type, payload)));
  }
}
