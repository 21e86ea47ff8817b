// Loaded into the server under test before its own program: says over the parent's channel what the process has used, and
// profiles it. It does nothing until it is asked.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

/** What a process has used so far. */
export interface Reading {
  /** Milliseconds since 1970, with fractions. */
  readonly at: number;
  /** Processor time of all its threads, in ms. */
  readonly cpu: number;
  /** Bytes: resident; and what objects and buffers take. */
  readonly resident: number;
  readonly heap: number;
}

export type Ask =
  | { readonly what: 'read' }
  /** Collects the garbage first. */
  | { readonly what: 'tidy' }
  | { readonly what: 'profile' }
  /** Ends the profile and writes it where a browser's developer tools can read it. */
  | { readonly what: 'profiled'; readonly file: string };

declare const gc: (() => void) | undefined;

const session = new Session();

function read(): Reading {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return {
    at: performance.timeOrigin + performance.now(),
    cpu: (user + system) / 1000,
    resident: rss,
    heap: heapUsed + external,
  };
}

process.on('message', async (ask: Ask) => {
  // Twice: what the first collection finalises goes with the second.
  if (ask.what === 'tidy') for (let time = 0; time < 2; time++) gc?.();
  if (ask.what === 'profile') {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
  }
  if (ask.what === 'profiled') {
    writeFileSync(ask.file, JSON.stringify((await session.post('Profiler.stop')).profile));
    session.disconnect();
  }
  process.send?.(read());
});
process.channel?.unref();
