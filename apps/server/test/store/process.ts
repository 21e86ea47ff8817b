import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { StorePlace } from '../../src/store/index.ts';

const holder = fileURLToPath(new URL('./holder.ts', import.meta.url));

/** Another process with the store open, talked to by lines (`holder.ts`). */
export async function otherProcess(place: StorePlace, ...claim: string[]) {
  const child = spawn(process.execPath, [holder, JSON.stringify(place), ...claim], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exit = once(child, 'exit');
  /** What it says next, or null once it has ended. */
  const says = async (): Promise<unknown> => {
    const { value, done } = await lines.next();
    return done ? null : JSON.parse(value);
  };
  return {
    says,
    write: (seq: number) => void child.stdin.write(`${seq}\n`),
    signal: (name: 'SIGSTOP' | 'SIGCONT') => void child.kill(name),
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
}
