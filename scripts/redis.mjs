// A Redis of one's own for tests of several server processes: nothing on disk, on a free loopback port.
import { spawn, spawnSync } from 'node:child_process';
import { aptInstall } from './apt.mjs';
import { freePort } from './freePort.mjs';

const howTo =
  'Install a Redis server (on Debian: `apt-get install redis-server`), or set REDIS_SERVER to its program.';

function installed() {
  const names = [process.env.REDIS_SERVER, 'redis-server', '/usr/bin/redis-server', 'valkey-server'];
  return names.find((name) => name && spawnSync(name, ['--version']).status === 0);
}

/**
 * Makes sure that a Redis server is installed, and gives its program.
 *
 * @returns {string}
 */
export function redisProgram() {
  // The package's own service is not wanted here: it would only listen beside the tests.
  const program = installed() ?? (aptInstall(['redis-server']) ? installed() : undefined);
  if (!program) throw new Error(`No Redis server found. ${howTo}`);
  return program;
}

/**
 * Starts an empty server. It never outlives this process.
 *
 * @returns {Promise<{ url: string, crash: () => Promise<void>, again: () => Promise<void>, stop: () => Promise<void> }>}
 * After `crash`, `again` starts it with nothing in it.
 */
export async function startRedis() {
  const program = redisProgram();
  const port = await freePort();
  let server;
  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    server = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'] });
    let log = '';
    await new Promise((resolve, reject) => {
      server.stdout.on('data', (chunk) => {
        log += String(chunk);
        if (/ready to accept connections/i.test(log)) resolve();
      });
      server.once('exit', () => reject(new Error(`Redis did not start:\n${log}`)));
      server.once('error', reject);
    });
  };
  await start();
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  const crash = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  };
  const stop = async () => {
    process.off('exit', kill);
    await crash();
  };
  return { url: `redis://127.0.0.1:${port}`, crash, again: start, stop };
}
