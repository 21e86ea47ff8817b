import type { AnyTable, Fact } from '@holdup/engine';

/** What shows facts in time: the stage, or nothing while it is not there. */
export interface Player {
  play(facts: readonly Fact[], before: AnyTable, after: AnyTable, signal: AbortSignal): Promise<void>;
  waiting(batches: number): void;
}

/** Some facts, and the table when they have happened. */
export interface Act {
  readonly facts: readonly Fact[];
  readonly after: AnyTable;
}

export interface Playback {
  /** Shows a batch, act by act, when those before it have been shown. */
  push(batch: readonly Act[]): void;
  /** Forgets what waits and settles at `table` at once: a reload, a gap, a table that just appeared. */
  settle(table: AnyTable | null): void;
  use(player: Player | null): void;
  /** Whether something is being shown or waits to be. */
  busy(): boolean;
  /** What is shown now. */
  table(): AnyTable | null;
  /** What will be shown when nothing waits any more. */
  newest(): AnyTable | null;
}

/**
 * Plays batches one after the other. `began` is told when a batch starts (its lines may be read), `settled` whenever the
 * picture stands still.
 */
export function createPlayback(began: (facts: readonly Fact[]) => void, settled: () => void): Playback {
  let queue: (Act & { readonly endsBatch: boolean })[] = [];
  let newest: AnyTable | null = null;
  let table: AnyTable | null = null;
  let player: Player | null = null;
  let cut = new AbortController();
  let running = false;

  async function run() {
    if (running) return;
    running = true;
    for (let next = queue.shift(); next; next = queue.shift()) {
      began(next.facts);
      const { signal } = cut;
      player?.waiting(queue.filter(({ endsBatch }) => endsBatch).length - (next.endsBatch ? 0 : 1));
      if (player && table) await player.play(next.facts, table, next.after, signal).catch(report);
      if (signal.aborted) continue;
      table = next.after;
      if (queue.length > 0) settled();
    }
    running = false;
    settled();
  }

  return {
    push(batch) {
      queue.push(...batch.map((act, i) => ({ ...act, endsBatch: i === batch.length - 1 })));
      newest = batch.at(-1)?.after ?? newest;
      void run();
    },
    settle(next) {
      for (const batch of queue) began(batch.facts);
      queue = [];
      cut.abort();
      cut = new AbortController();
      table = next;
      newest = next;
      settled();
    },
    use(next) {
      player = next;
    },
    busy: () => running,
    table: () => table,
    newest: () => newest,
  };
}

/** A picture that fails must not stop the game: the state goes on without it. */
const report = (error: unknown): void => console.error('the stage could not show a batch', error);
