import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_NODE_FLAGS } from '../../../../scripts/nodeFlags.mjs';
import type { Ask, Reading } from './gauge.ts';

const here = import.meta.dirname;

/** The real server as a process of its own, with an empty data directory and a free port of this machine. */
export class LaunchedServer {
  readonly url: string;
  private readonly child: ChildProcess;
  private readonly dataDir: string;

  private constructor(url: string, child: ChildProcess, dataDir: string) {
    this.url = url;
    this.child = child;
    this.dataDir = dataDir;
  }

  static async start(): Promise<LaunchedServer> {
    const dataDir = mkdtempSync(join(tmpdir(), 'holdup-bench-'));
    const child = fork(join(here, '../../src/main.ts'), {
      execArgv: [...SERVER_NODE_FLAGS, '--expose-gc', '--import', join(here, 'gauge.ts')],
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, BOT_DELAY_MS: '0', RATE_LIMITS: 'off' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    return new LaunchedServer(await addressTold(child), child, dataDir);
  }

  ask(ask: Ask): Promise<Reading> {
    return new Promise((told) => {
      this.child.once('message', (reading: Reading) => told(reading));
      this.child.send(ask);
    });
  }

  read(): Promise<Reading> {
    return this.ask({ what: 'read' });
  }

  /** Stops it as an operator would, and removes its data. */
  async end(): Promise<void> {
    if (this.child.exitCode === null) {
      const gone = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await gone;
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** Resolves with the address once the server says that it is open; what else it prints is thrown away. */
function addressTold(child: ChildProcess): Promise<string> {
  return new Promise((told, failed) => {
    let printed = '';
    child.stdout?.on('data', (chunk) => {
      if (printed.length > 20_000) return;
      printed += String(chunk);
      const address = printed.match(/open at (\S+)/)?.[1];
      if (address) told(address);
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}:\n${printed}`)));
  });
}
