import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageProblem } from './command.ts';

/** Runs one of the server's own programs (a path within `apps/server`): it brings a store and sockets, which have no place here. */
export function serverProgram(path: string, args: readonly string[]): Promise<number> {
  const program = resolve(import.meta.dirname, '../../server', path);
  if (!existsSync(program)) throw new UsageProblem(`this workspace has no apps/server/${path}`);
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
    child.on('error', failed);
    child.on('exit', (code) => done(code ?? 1));
  });
}
