import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SERVER_NODE_FLAGS } from '../../../../scripts/nodeFlags.mjs';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const SKEW = join(import.meta.dirname, 'skew.ts');
const CODE = join(tmpdir(), 'holdup-chaos-code');
/** How long a server may take to answer, in ms, on a machine with much else to do. */
const START_LIMIT = 60_000;
/** Of what is logged of a frozen game, in characters: with the top of the stack. */
const LONGEST_LINE = 2000;

/** The real server as a process, always at the same port, to be killed, halted, misled about the time, and started again. */
export class ServerUnderFire {
  readonly port: number;
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;
  private skew = 0;
  /** The last of what it logged. */
  log = '';
  /** What it logged of games that it could not go on with. */
  readonly frozen: string[] = [];
  /** So often it ended by itself after it had been up. */
  crashes = 0;
  private up = false;

  constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.env = env;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** The first start of all keeps the compiled code, so that others take half the time. */
  async warmUp(): Promise<void> {
    if (existsSync(CODE)) return;
    await this.start();
    await this.close();
  }

  /** Starts it and waits until it answers; gives the time that took, in ms. It may refuse to start while its store is away. */
  async start(): Promise<number> {
    const began = performance.now();
    while (performance.now() - began < START_LIMIT) {
      if (!this.child) this.launch();
      if (await this.healthy()) {
        this.up = true;
        return performance.now() - began;
      }
      await new Promise((next) => setTimeout(next, 25));
    }
    throw new Error(`the server does not start:\n${this.log}`);
  }

  /** Pulls the plug. */
  async kill(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Asks it to close; gives the exit status. */
  async close(): Promise<number | null> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    return child.exitCode;
  }

  /** It stands still, as when the machine swaps or a virtual machine is moved. */
  halt(halted: boolean): void {
    this.child?.kill(halted ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Its clock is wrong by so many ms from now on, over restarts too. */
  mislead(skew: number): void {
    this.skew = skew;
    this.child?.send({ skew }, () => undefined);
  }

  private launch(): void {
    const child = spawn(process.execPath, [...SERVER_NODE_FLAGS, '--import', SKEW, MAIN], {
      env: {
        PATH: process.env.PATH ?? '',
        HOST: '127.0.0.1',
        PORT: String(this.port),
        LOG_LEVEL: 'warn',
        RATE_LIMITS: 'off',
        // Read by all, and written when one closes in peace; it halves the time of a start.
        NODE_COMPILE_CACHE: CODE,
        CLOCK_SKEW: String(this.skew),
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.hear(line));
    }
    child.on('exit', () => {
      if (this.child !== child) return;
      this.child = null;
      // One that cannot start, as on a full disk, says so and ends.
      if (this.up) this.crashes += 1;
      this.up = false;
    });
    this.up = false;
    this.child = child;
  }

  private hear(line: string): void {
    this.log = `${this.log}${line}\n`.slice(-400_000);
    // A room that threw is frozen in the next breath.
    if (/frozen|a room threw/.test(line)) this.frozen.push(line.slice(0, LONGEST_LINE));
  }

  private healthy(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.port}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
  }
}
