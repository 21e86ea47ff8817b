import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
const MEGABYTE = Buffer.alloc(1 << 20);

/** Where a server keeps its data, and a way to let no further byte go in. */
export interface Disk {
  readonly dataDir: string;
  /** How it gets full, for the report. */
  readonly how: string;
  /** `pid`: the server that writes there. */
  fill(pid: number | undefined): void;
  free(pid: number | undefined): void;
  remove(): void;
}

/** A small file system in memory, where one may mount one (`size` in MB); else a limit to the length of the server's files. */
export function smallDisk(size: number): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'holdup-chaos-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  if (run('mount', '-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', dataDir)) {
    const unmount = (): void => void run('umount', '-l', dataDir);
    process.once('exit', unmount);
    const filler = join(dataDir, 'filler');
    return {
      dataDir,
      how: `tmpfs of ${size} MB, filled`,
      fill: () => fillUp(filler),
      free: () => rmSync(filler, { force: true }),
      remove() {
        unmount();
        process.off('exit', unmount);
        remove();
      },
    };
  }
  const limit = (pid: number | undefined, to: string): void => {
    if (pid !== undefined) run('prlimit', '--pid', String(pid), `--fsize=${to}:`);
  };
  return {
    dataDir,
    how: 'RLIMIT_FSIZE lowered to 4 KB',
    fill: (pid) => limit(pid, '4096'),
    free: (pid) => limit(pid, 'unlimited'),
    remove,
  };
}

/** Writes until nothing more fits, not even a part of a page. */
function fillUp(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (let bytes = MEGABYTE.length; bytes > 0; ) {
      try {
        if (writeSync(file, MEGABYTE, 0, bytes) < bytes) bytes = Math.floor(bytes / 2);
      } catch {
        bytes = Math.floor(bytes / 2);
      }
    }
  } finally {
    closeSync(file);
  }
}
