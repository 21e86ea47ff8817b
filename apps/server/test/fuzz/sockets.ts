import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import fc from 'fast-check';

/** Bytes as they go to the server's port, one write after the other. */
export type Writes = readonly Uint8Array[];

const text = (words: string): Uint8Array => Buffer.from(words, 'latin1');

const upgrade = (path: string): Uint8Array =>
  text(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  );

/** A frame with any flags, any opcode and any length, true or not. */
const frame: fc.Arbitrary<Uint8Array> = fc
  .record({
    head: fc.nat(255),
    masked: fc.boolean(),
    length: fc.oneof(fc.nat(125), fc.constantFrom(126, 127)),
    more: fc.uint8Array({ maxLength: 8 }),
    rest: fc.uint8Array({ maxLength: 200 }),
  })
  .map(({ head, masked, length, more, rest }) =>
    Uint8Array.from([head, (masked ? 128 : 0) | length, ...more, ...rest]),
  );

const PATHS = [
  '/',
  '/x/y?sessionId=z',
  '/%00/%00',
  '/__proto__/constructor?sessionId=__proto__',
  `/${'a'.repeat(7000)}`,
  '/a/b?reconnectionToken=x:y',
];

const overSocket: fc.Arbitrary<Writes> = fc
  .tuple(fc.constantFrom(...PATHS), fc.array(frame, { minLength: 1, maxLength: 6 }))
  .map(([path, frames]) => [upgrade(path), ...frames]);

const GARBAGE = [
  'GET / HTTP/9.9\r\n\r\n',
  'GET\r\n\r\n',
  'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n',
  'POST /api/guests HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n',
  'POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nzz\r\n',
  'POST /api/guests HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\nx\r\n',
  `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(3000)}\r\n`,
  `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n\r\n`,
  'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'GET //evil.example/.. HTTP/1.1\r\nHost: a\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
  'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
];
const garbage: fc.Arbitrary<Writes> = fc.oneof(
  fc.constantFrom(...GARBAGE).map((words) => [text(words)]),
  fc.array(fc.uint8Array({ maxLength: 300 }), { minLength: 1, maxLength: 3 }),
);

export const writes: fc.Arbitrary<Writes> = fc.oneof({ weight: 3, arbitrary: overSocket }, garbage);

/** How long a connection is waited for before it is given up, in ms. */
const LINGERS = 40;

/** Writes all of it to a new connection, and lets go; resolves when the connection is gone. */
export function write(url: string, all: Writes): Promise<void> {
  return new Promise((gone) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.on('close', () => gone());
    socket.resume();
    socket.once('connect', () => {
      for (const bytes of all) socket.write(bytes);
      setTimeout(() => socket.destroy(), LINGERS);
    });
  });
}
