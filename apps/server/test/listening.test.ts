import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestServer } from './harness.ts';

const server = openTestServer();

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'holdup-listening-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** What a server that is started with these variables logs and says as it stops at once. */
function startedWith(
  given: Record<string, string>,
): Promise<{ status: unknown; logged: string; said: string }> {
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, ...given };
  const main = join(import.meta.dirname, '../src/main.ts');
  return new Promise((done) => {
    execFile(process.execPath, [main], { env }, (error, logged, said) =>
      done({ status: error?.code, logged, said }),
    );
  });
}

test('a port that is taken is named in a sentence', async () => {
  const { port } = new URL(server.url);
  expect(await startedWith({ PORT: port })).toEqual({
    status: 1,
    logged: '',
    said: `Port ${port} of 127.0.0.1 is taken: stop what listens there, or give this one a PORT of its own.\n`,
  });
});

test('so is a host that is none of this machine', async () => {
  // An address that is kept for examples.
  expect(await startedWith({ PORT: '0', HOST: '203.0.113.1' })).toEqual({
    status: 1,
    logged: '',
    said: 'HOST 203.0.113.1 is no address of this machine.\n',
  });
});
