// Installs the workspace when its lockfile has changed, and tells how to run things in it.
// Plain JavaScript for whatever Node (20 or later) and npm the machine has: nothing here may import a package.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pnpmVersion = '12.21.0';

/** The workspace's own Node, brought in by the npm package `node`. */
export const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** One line of progress, on standard error so that it never mixes with a command's answer. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** SHA-256 over the named files of the workspace: names and contents, in the order given. */
export function hashFiles(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

/** Whether the stamp at `path` says `hash`. */
export function stamped(path, hash) {
  return existsSync(path) && readFileSync(path, 'utf8') === hash;
}

export function stamp(path, hash) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, hash);
}

/**
 * Installs exactly what the lockfile says, unless that is what `node_modules` holds already.
 * `quiet`: prints nothing of the installer's unless it fails.
 */
export function bootstrap({ quiet = false } = {}) {
  const stampPath = join(root, 'node_modules/.holdup-install');
  const hash = hashFiles(['pnpm-lock.yaml', 'pnpm-workspace.yaml']);
  if (stamped(stampPath, hash) && existsSync(node)) return;

  say(
    `Installing the workspace with pnpm ${pnpmVersion} (only when the lockfile changes; a minute or two) …`,
  );
  rmSync(stampPath, { force: true });
  const began = Date.now();
  const install = spawnSync('npx', ['-y', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile'], {
    cwd: root,
    // CI=true keeps pnpm from asking anything.
    env: { ...process.env, CI: 'true' },
    // The installer speaks on standard error too: standard output belongs to the command that follows.
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 2, 2],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0 || !existsSync(node)) {
    if (quiet) say(`${install.stdout ?? ''}${install.stderr ?? ''}`);
    say(
      'The installation failed; what the installer said is above. It needs npm and a reachable package registry.',
    );
    process.exit(install.status || 1);
  }
  stamp(stampPath, hash);
  say(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** The environment in which the workspace's Node and binaries lead. */
function workspaceEnv(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [join(root, 'node_modules/.bin'), dirname(node), process.env.PATH].join(separator);
  return { ...process.env, PATH: path, ...extra };
}

/** Arguments that run a package's command-line file under the workspace's Node. */
export function bin(name) {
  const manifest = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
  const file = typeof manifest.bin === 'string' ? manifest.bin : Object.values(manifest.bin)[0];
  return join(root, 'node_modules', name, file);
}

/** Calls `stop` once if npm goes away: killed, it takes its shell along and leaves everything below running. */
function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event) return { clear() {} };
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 250);
  return { clear: () => clearInterval(timer) };
}

/**
 * Runs the workspace's Node in the foreground and resolves to its exit code.
 * A signal to this process is handed on, except where the terminal has already sent it to the whole group; once
 * the child has ended in its own time, this process ends as well, with the child's exit code.
 */
export function runNode(args, { cwd = root, env = {}, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd, env: workspaceEnv(env), stdio });
    let stopping = false;
    const handOn = (signal) => {
      stopping = true;
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, handOn);
    const npm = whenNpmIsGone(() => handOn('SIGTERM'));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      npm.clear();
      for (const name of signals) process.off(name, handOn);
      const exitCode = code ?? 128 + constants.signals[signal];
      if (stopping) process.exit(exitCode);
      resolve(exitCode);
    });
  });
}

/** Runs the workspace's Node and resolves to its exit code and all that it printed. */
export function captureNode(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd: root, env: workspaceEnv(), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
