import type { AnyTable, Fact } from '@holdup/engine';
import type { ClientView } from '@holdup/protocol';

/** What shows facts in time: the stage, or nothing while it is not there. */
export interface Player {
  /** `began` is told whenever one more fact begins to be shown: how many have. */
  play(
    facts: readonly Fact[],
    before: AnyTable,
    after: AnyTable,
    signal: AbortSignal,
    began?: (count: number) => void,
  ): Promise<void>;
  waiting(batches: number): void;
  /** Whether somebody looks who wants words to come with the picture; otherwise they come at once. */
  holdsWords?(): boolean;
}

/** Some facts, and the table when they have happened. */
export interface Act {
  readonly facts: readonly Fact[];
  readonly after: AnyTable;
}

/** Who is asked, and for what. */
export type Asked = NonNullable<ClientView['prompt']>['asked'];

export interface Playback {
  /** Shows a batch, act by act, when those before it have been shown; `asked` are asked when it has happened. */
  push(batch: readonly Act[], asked?: Asked): void;
  /** Forgets what waits and settles at `table` at once: a reload, a gap, a table that just appeared. */
  settle(table: AnyTable | null, asked?: Asked): void;
  use(player: Player | null): void;
  /** Whether something is being shown or waits to be. */
  busy(): boolean;
  /** What is shown now. */
  table(): AnyTable | null;
  /** Who is asked, or has just answered, as far as it has been shown; nobody while the game goes on by itself. */
  asked(): Asked;
  /** What will be shown when nothing waits any more. */
  newest(): AnyTable | null;
}

/** With these facts the game goes on by itself: whoever answered has done what he was asked for. */
const BY_ITSELF = new Set<Fact['kind']>([
  'turnedOver',
  'stealingBegan',
  'eventBegan',
  'roundEnded',
  'roundBegan',
  'scored',
]);

/** An act that waits to be shown. */
interface Waiting extends Act {
  /** Facts pushed up to its end, since the beginning. */
  readonly upTo: number;
  /** Of the last act of a batch: who is asked after it. */
  readonly asked: Asked | null;
}

/**
 * Plays batches one after the other. `tell` is given facts to be read as they begin to be shown, in order and each once;
 * `settled` is called whenever the picture stands still.
 */
export function createPlayback(tell: (facts: readonly Fact[]) => void, settled: () => void): Playback {
  let queue: Waiting[] = [];
  let newest: AnyTable | null = null;
  let table: AnyTable | null = null;
  let asked: Asked = [];
  let player: Player | null = null;
  let cut = new AbortController();
  let running = false;
  let untold: Fact[] = [];
  let told = 0;

  function tellUpTo(count: number) {
    if (count <= told) return;
    const facts = untold.slice(0, count - told);
    untold = untold.slice(facts.length);
    told = count;
    if (facts.some(({ kind }) => BY_ITSELF.has(kind))) asked = [];
    tell(facts);
  }

  async function show({ facts, after, upTo, asked: next }: Waiting) {
    const { signal } = cut;
    const from = upTo - facts.length;
    player?.waiting(queue.filter((one) => one.asked !== null).length - (next === null ? 1 : 0));
    if (player && table)
      await inSpite(player.play(facts, table, after, signal, (count) => tellUpTo(from + count)));
    // What was told of it when it was cut short stays told; so does what came to be shown instead.
    if (signal.aborted) return;
    tellUpTo(upTo);
    table = after;
    asked = next ?? asked;
    if (queue.length > 0) settled();
  }

  async function run() {
    if (running) return;
    running = true;
    for (let next = queue.shift(); next; next = queue.shift()) await show(next);
    running = false;
    settled();
  }

  return {
    push(batch, then = []) {
      const inTurn = untold.length > 0 || batch.length > 1 || (player?.holdsWords?.() ?? true);
      for (const [i, act] of batch.entries()) {
        untold.push(...act.facts);
        queue.push({ ...act, upTo: told + untold.length, asked: i === batch.length - 1 ? then : null });
      }
      newest = batch.at(-1)?.after ?? newest;
      // What comes in several acts is followed act by act on the page as well.
      if (!inTurn) tellUpTo(told + untold.length);
      void run();
    },
    settle(next, then = []) {
      tellUpTo(told + untold.length);
      queue = [];
      cut.abort();
      cut = new AbortController();
      table = next;
      newest = next;
      asked = then;
      settled();
    },
    use(next) {
      player = next;
    },
    busy: () => running,
    table: () => table,
    asked: () => asked,
    newest: () => newest,
  };
}

/** A picture that fails must not stop the game: the state goes on without it. */
export const inSpite = (shown: Promise<void>): Promise<void> =>
  shown.catch((error: unknown) => console.error('the stage could not show a batch', error));
