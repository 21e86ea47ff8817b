import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { holdup as run } from '../src/holdup.ts';

interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process: quick, but without a terminal to type at. */
export async function holdup(args: readonly string[]): Promise<Ran> {
  const lines = { out: '', err: '' };
  const into = (which: 'out' | 'err') => (line: unknown) => {
    lines[which] += `${String(line)}\n`;
  };
  const spies = [
    jest.spyOn(console, 'log').mockImplementation(into('out')),
    jest.spyOn(console, 'error').mockImplementation(into('err')),
  ];
  try {
    return { status: await run(args), ...lines };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs `holdup` as people do, with `typed` on its standard input. */
export function holdupTyped(args: readonly string[], typed: string): Promise<Ran> {
  const main = join(import.meta.dirname, '../src/main.ts');
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, NODE_OPTIONS: '' } });
    let [out, err] = ['', ''];
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.on('error', failed);
    child.on('close', (status) => done({ status, out, err }));
    child.stdin.end(typed);
  });
}
