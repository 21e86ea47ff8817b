// Loaded into the server under test before its own program: says over the parent's channel what the process has used.
// It does nothing until it is asked.

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

declare const gc: (() => void) | undefined;

process.on('message', (ask: 'read' | 'tidy') => {
  // Twice: what the first collection finalises goes with the second.
  if (ask === 'tidy') for (let time = 0; time < 2; time++) gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const reading: Reading = {
    at: performance.timeOrigin + performance.now(),
    cpu: (user + system) / 1000,
    resident: rss,
    heap: heapUsed + external,
  };
  process.send?.(reading);
});
process.channel?.unref();
