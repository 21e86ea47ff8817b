import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import { type Pinged, Pings } from './pings.ts';

/** A socket that keeps what it is sent. */
class Socket extends EventEmitter implements Pinged {
  readyState: number = WebSocket.OPEN;
  readonly sent: Buffer[] = [];
  ping(payload: Buffer): void {
    this.sent.push(payload);
  }
  terminate(): void {
    this.readyState = WebSocket.CLOSED;
  }
}
const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));
/** Turns in a round. */
const ROUND = 60;
const turns = (pings: Pings, count: number): void => {
  for (let turn = 0; turn < count; turn++) pings.turn();
};

test('a round trip is from our ping to its own pong: no other pong counts, and none that we did not ask for', async () => {
  const heard: number[] = [];
  const socket = new Socket();
  const pings = new Pings(new Set([socket]));
  pings.measure(socket, (ms) => heard.push(ms));
  await pause(30);
  socket.emit('pong', Buffer.alloc(0));
  socket.emit('pong', Buffer.from([0, 0, 0, 9]));
  socket.emit('pong', Buffer.from('a long one that nobody sent'));
  expect(heard).toEqual([]);
  socket.emit('pong', socket.sent[0]);
  socket.emit('pong', socket.sent[0]);
  expect(heard).toEqual([expect.any(Number)]);
  expect(heard[0]).toBeGreaterThanOrEqual(29);
  turns(pings, ROUND);
  socket.emit('pong', socket.sent[0]);
  expect(heard).toHaveLength(1);
  socket.emit('pong', socket.sent[1]);
  expect(heard).toHaveLength(2);
});

test.each([1, 7, 800])('of %i sockets each is pinged once a round, and never many in one turn', (count) => {
  const sockets = Array.from({ length: count }, () => new Socket());
  const pings = new Pings(new Set(sockets));
  const counts = (): number[] => sockets.map(({ sent }) => sent.length);
  let before = 0;
  for (let turn = 0; turn < ROUND; turn++) {
    pings.turn();
    const now = counts().reduce((sum, one) => sum + one, 0);
    expect(now - before).toBeLessThanOrEqual(Math.ceil(count / ROUND));
    before = now;
  }
  turns(pings, 1);
  expect(Math.min(...counts())).toBe(1);
  for (const socket of sockets) socket.emit('pong', socket.sent.at(-1));
  turns(pings, ROUND + 1);
  expect(Math.min(...counts())).toBe(2);
});

test('who leaves two pings unanswered is cut off at the third; who answers at all is not, nor who has closed', () => {
  const [silent, alive, closed] = [new Socket(), new Socket(), new Socket()];
  const sockets = new Set([silent, alive, closed]);
  const pings = new Pings(sockets);
  closed.readyState = WebSocket.CLOSING;
  for (let round = 0; round < 6; round++) {
    turns(pings, ROUND + 20);
    alive.emit('pong', Buffer.alloc(0));
  }
  expect(silent.sent).toHaveLength(2);
  expect(silent.readyState).toBe(WebSocket.CLOSED);
  expect(alive.sent.length).toBeGreaterThan(4);
  expect(alive.readyState).toBe(WebSocket.OPEN);
  expect([closed.sent.length, closed.readyState]).toEqual([0, WebSocket.CLOSING]);
});

test('who comes during a round has his turn, and who goes leaves no gap', () => {
  const [ann, bob, cat] = [new Socket(), new Socket(), new Socket()];
  const sockets = new Set([ann, bob]);
  const pings = new Pings(sockets);
  turns(pings, 31);
  sockets.delete(ann);
  sockets.add(cat);
  turns(pings, ROUND);
  expect([ann, bob, cat].map(({ sent }) => sent.length)).toEqual([1, 1, 1]);
});
