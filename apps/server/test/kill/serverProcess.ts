import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** How long a server may take to answer, in ms. */
const START_LIMIT = 120_000;

/** The real server as a process of its own, always at the same address and on the same data, to be killed and started again. */
export class ServerProcess {
  readonly url: string;
  private readonly env: Record<string, string>;
  private child: ChildProcess | null = null;
  /** When it was last started, in ms since 1970. */
  launchedAt = 0;
  /** The last of what it logged, for the message of a failed test. */
  log = '';

  constructor(port: number, dataDir: string, settings: Record<string, string> = {}) {
    this.url = `http://127.0.0.1:${port}`;
    this.env = {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...settings,
    };
  }

  /** Starts the process and does not wait for it. */
  launch(): void {
    this.launchedAt = Date.now();
    const child = spawn(process.execPath, [main], { env: this.env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        this.log = (this.log + String(chunk)).slice(-20_000);
      });
    }
    this.child = child;
  }

  /** Starts the process and waits until it answers; gives the time that took, in ms. */
  async start(): Promise<number> {
    const began = Date.now();
    this.launch();
    while (Date.now() - began < START_LIMIT && this.child?.exitCode === null) {
      const healthy = await fetch(`${this.url}/healthz`).then(
        (response) => response.ok,
        () => false,
      );
      if (healthy) return Date.now() - began;
      await new Promise((next) => setTimeout(next, 20));
    }
    throw new Error(`the server does not start:\n${this.log}`);
  }

  /** Pulls the plug. */
  kill = (): Promise<void> => this.end('SIGKILL');

  /** Asks it to close. */
  close = (): Promise<void> => this.end('SIGTERM');

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
