import { EventEmitter } from 'node:events';
import type { Client } from '@colyseus/core';
import { expect, test } from '@jest/globals';
import { Pings } from './pings.ts';

/** A socket that keeps what it is sent. */
class Socket extends EventEmitter {
  readonly readyState = WebSocket.OPEN;
  readonly sent: Buffer[] = [];
  ping(payload: Buffer): void {
    this.sent.push(payload);
  }
}
const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

test('a round trip is from our ping to its own pong: no other pong counts, and none that we did not ask for', async () => {
  const heard: [number, number][] = [];
  const pings = new Pings((seat, ms) => heard.push([seat, ms]));
  const socket = new Socket();
  const client = { ref: socket, auth: { account: 'ann', name: 'Ann', seat: 2 } } as unknown as Client;
  pings.send([client]);
  await pause(30);
  socket.emit('pong', Buffer.alloc(0));
  socket.emit('pong', Buffer.from([0, 0, 0, 9]));
  socket.emit('pong', Buffer.from('a long one that nobody sent'));
  expect(heard).toEqual([]);
  socket.emit('pong', socket.sent[0]);
  socket.emit('pong', socket.sent[0]);
  expect(heard).toEqual([[2, expect.any(Number)]]);
  expect(heard[0]?.[1]).toBeGreaterThanOrEqual(29);
  pings.send([client]);
  socket.emit('pong', socket.sent[0]);
  expect(heard).toHaveLength(1);
  socket.emit('pong', socket.sent[1]);
  expect(heard).toHaveLength(2);
});
