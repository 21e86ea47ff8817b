import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { Limiter } from './limits.ts';
import { connectTo } from './redis.ts';

test('a refused password is complained of, and is not in the log', async () => {
  const refusing = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (asked) => {
      socket.write(/auth/i.test(String(asked)) ? '-WRONGPASS invalid password\r\n' : '+OK\r\n');
    });
  });
  await new Promise<void>((listening) => refusing.listen(0, '127.0.0.1', listening));
  const { port } = refusing.address() as AddressInfo;
  const written: string[] = [];
  const log = pino({}, { write: (line: string) => void written.push(line) });
  const complaints = new Limiter({ burst: 3, perSecond: 0.1 });
  const redis = connectTo(`redis://:open-sesame@127.0.0.1:${port}`, log, complaints);
  await new Promise((refused) => redis.once('error', refused));
  redis.disconnect();
  refusing.close();
  expect(written.join()).toContain('WRONGPASS');
  expect(written.join()).not.toContain('open-sesame');
});
