import type { Fact, Table } from '@holdup/engine';

/** What shows facts in time: the stage, or nothing while it is not there. */
export interface Player {
  play(facts: readonly Fact[], before: Table, after: Table, signal: AbortSignal): Promise<void>;
  waiting(batches: number): void;
}

export interface Playback {
  /** Shows facts when those before them have been shown. */
  push(facts: readonly Fact[], after: Table): void;
  /** Forgets what waits and settles at `table` at once: a reload, a gap, a table that just appeared. */
  settle(table: Table | null): void;
  use(player: Player | null): void;
  /** Whether something is being shown or waits to be. */
  busy(): boolean;
  /** What is shown now. */
  table(): Table | null;
}

/**
 * Plays batches one after the other. `began` is told when a batch starts (its lines may be read), `settled` whenever the
 * picture stands still.
 */
export function createPlayback(began: (facts: readonly Fact[]) => void, settled: () => void): Playback {
  let queue: { facts: readonly Fact[]; after: Table }[] = [];
  let table: Table | null = null;
  let player: Player | null = null;
  let cut = new AbortController();
  let running = false;

  async function run() {
    if (running) return;
    running = true;
    for (let next = queue.shift(); next; next = queue.shift()) {
      began(next.facts);
      const { signal } = cut;
      player?.waiting(queue.length);
      if (player && table) await player.play(next.facts, table, next.after, signal).catch(report);
      if (signal.aborted) continue;
      table = next.after;
      if (queue.length > 0) settled();
    }
    running = false;
    settled();
  }

  return {
    push(facts, after) {
      queue.push({ facts, after });
      void run();
    },
    settle(next) {
      for (const batch of queue) began(batch.facts);
      queue = [];
      cut.abort();
      cut = new AbortController();
      table = next;
      settled();
    },
    use(next) {
      player = next;
    },
    busy: () => running,
    table: () => table,
  };
}

/** A picture that fails must not stop the game: the state goes on without it. */
const report = (error: unknown): void => console.error('the stage could not show a batch', error);
