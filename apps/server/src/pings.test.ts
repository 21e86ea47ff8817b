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

test('who comes during a round has his turn in the next, and who goes leaves no gap', () => {
  const [ann, bob, cat] = [new Socket(), new Socket(), new Socket()];
  const sockets = new Set([ann, bob]);
  const pings = new Pings(sockets);
  turns(pings, 31);
  sockets.delete(ann);
  sockets.add(cat);
  turns(pings, ROUND + 30);
  expect([ann, bob, cat].map(({ sent }) => sent.length)).toEqual([1, 2, 1]);
});

test('a crowd that comes and goes keeps nobody from his turn', () => {
  const silent = new Socket();
  const crowd = Array.from({ length: ROUND }, () => new Socket());
  const sockets = new Set([silent, ...crowd]);
  const pings = new Pings(sockets);
  for (let turn = 0; turn < 4 * ROUND; turn++) {
    for (const gone of crowd.splice(0, 2)) sockets.delete(gone);
    const newcomers = [new Socket(), new Socket()];
    crowd.push(...newcomers);
    for (const one of newcomers) sockets.add(one);
    pings.turn();
  }
  expect(silent.readyState).toBe(WebSocket.CLOSED);
});

test('nobody is pinged faster, and so cut off sooner, because many come', () => {
  const silent = new Socket();
  const sockets = new Set([silent]);
  const pings = new Pings(sockets);
  pings.measure(silent, () => {});
  for (let turn = 0; turn < 1.4 * ROUND; turn++) {
    for (let come = 0; come < 5; come++) sockets.add(new Socket());
    pings.turn();
  }
  expect(silent.sent).toHaveLength(2);
  expect(silent.readyState).toBe(WebSocket.OPEN);
});

test.each(['ping', 'pong'])('who floods us by %ss is cut off', (kind) => {
  const socket = new Socket();
  const pings = new Pings(new Set([socket]));
  pings.measure(socket, () => {});
  const send = (count: number): void => {
    for (let sent = 0; sent < count; sent++) socket.emit(kind, Buffer.alloc(0));
  };
  // Some clients ping by themselves.
  for (let round = 0; round < 5; round++) {
    send(50);
    socket.emit('pong', socket.sent.at(-1));
    turns(pings, ROUND);
  }
  expect(socket.readyState).toBe(WebSocket.OPEN);
  send(101);
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});

test('once all have gone none of them is kept', () => {
  const sockets = new Set(Array.from({ length: ROUND }, () => new Socket()));
  const pings = new Pings(sockets);
  turns(pings, 2);
  expect(pings['round'].length).toBeGreaterThan(0);
  sockets.clear();
  pings.turn();
  expect(pings['round']).toEqual([]);
});
