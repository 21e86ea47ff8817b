import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { gatherWrites } from './gatherWrites.ts';

test('frames written in one breath leave together and in order, those of the next breath after them', async () => {
  const http = createServer();
  gatherWrites(http);
  const pieces: string[] = [];
  const told: string[] = [];
  http.on('upgrade', (_request, socket) => {
    const write = socket._write.bind(socket);
    socket._write = (chunk, encoding, done) => {
      pieces.push(String(chunk));
      write(chunk, encoding, done);
    };
    const frame = (head: string, body: string): void => {
      socket.cork();
      socket.write(Buffer.from(head));
      socket.write(Buffer.from(body), () => told.push(body));
      socket.uncork();
    };
    // As a room does it: the patch and the facts once an answer is on disk, and the reply right after.
    void Promise.resolve()
      .then(() => {
        frame('a', '1');
        frame('b', '2');
      })
      .then(() => frame('c', '3'));
    setImmediate(() => {
      frame('d', '4');
      socket.end();
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = connect((http.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  let heard = '';
  client.on('data', (chunk) => {
    heard += String(chunk);
  });
  await once(client, 'close');
  http.close();
  expect(heard).toBe('a1b2c3d4');
  expect(pieces).toEqual(['a1b2c3', 'd4']);
  expect(told).toEqual(['1', '2', '3', '4']);
});
