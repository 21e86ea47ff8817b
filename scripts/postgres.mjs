// A PostgreSQL of one's own for the store's tests: a throw-away cluster on a free loopback port.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { freePort } from './freePort.mjs';

const howTo =
  'Install a PostgreSQL server (on Debian: `apt-get install postgresql`), ' +
  'or set PG_BIN to the folder that holds `initdb` and `postgres`.';

function installedBin() {
  const versions = '/usr/lib/postgresql';
  const newestFirst = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folders = [
    process.env.PG_BIN,
    ...newestFirst.map((version) => join(versions, version, 'bin')),
    onPath.status === 0 ? onPath.stdout.trim() : undefined,
  ];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/** `initdb` and `postgres` refuse to run as root: the user they run as instead, or nothing to run as oneself. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user `postgres` or `nobody` to run it as.',
  );
}

function run(command, args, options) {
  const done = spawnSync(command, args, { ...options, encoding: 'utf8' });
  if (done.status !== 0)
    throw new Error(`${command} failed:\n${done.error ?? ''}${done.stdout}${done.stderr}`);
}

async function waitUntilReady(bin, port, server, log) {
  for (let tries = 0; tries < 150; tries++) {
    if (server.exitCode !== null) break;
    const ready = spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    if (ready.status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`PostgreSQL did not start:\n${log.join('')}`);
}

/**
 * Makes sure that a PostgreSQL server is installed, and gives the folder of its programs.
 *
 * @returns {string}
 */
export function postgresBin() {
  const bin = installedBin() ?? (aptInstall(['postgresql']) ? installedBin() : undefined);
  if (!bin) throw new Error(`No PostgreSQL server found. ${howTo}`);
  return bin;
}

/**
 * Starts an empty cluster with one database and no password. It never outlives this process.
 *
 * @returns {Promise<{ url: string, crash: () => Promise<void>, again: () => Promise<void>, stop: () => Promise<void> }>}
 * `crash` ends the server as a fault would, `again` starts it on the same data, `stop` ends it and deletes its data.
 */
export async function startPostgres() {
  const bin = postgresBin();
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'holdup-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C', HOME: folder } };
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });

  let server;
  try {
    run(join(bin, 'initdb'), ['-D', data, '-U', 'holdup', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
    const port = await freePort();
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      'max_connections=50',
    ];
    const log = [];
    const start = async () => {
      server = spawn(
        join(bin, 'postgres'),
        ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
        { ...options, stdio: ['ignore', 'pipe', 'pipe'] },
      );
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (chunk) => log.push(String(chunk)));
      await waitUntilReady(bin, port, server, log);
    };
    await start();
    run(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'holdup', 'holdup'], options);

    const kill = () => {
      server.kill('SIGQUIT');
      remove();
    };
    process.once('exit', kill);
    const end = async (signal) => {
      if (server.exitCode !== null) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill(signal);
      await ended;
    };
    const stop = async () => {
      process.off('exit', kill);
      // PostgreSQL's fast shutdown: it does not wait for clients.
      await end('SIGINT');
      remove();
    };
    // Its immediate shutdown, after which it has to recover.
    const crash = () => end('SIGQUIT');
    return { url: `postgres://holdup@127.0.0.1:${port}/holdup`, crash, again: start, stop };
  } catch (error) {
    server?.kill('SIGQUIT');
    remove();
    throw error;
  }
}
