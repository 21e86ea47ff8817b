import { isDeepStrictEqual } from 'node:util';
import type { AnyTable, GameSetup, Match } from '@holdup/engine';
import type { JournalRow, Snapshot, Store, StoredMatch, TableId } from '../store/index.ts';
import { gameOfSetup, type Running } from './train.ts';

/** A match as the journal has it; `remaining` is what its open prompt had left on the clock, in ms. */
export interface Restored {
  readonly running: Running;
  readonly remaining: number | null;
  /** When it was last answered, in ms since 1970; where that is not at hand, now. */
  readonly at: number;
}

/** The journal and the rules no longer agree: `reason` is for the log. */
interface Mismatch {
  readonly mismatch: string;
}

/** As facts lie in the journal: JSON data. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * The last match of a table, played again from its last snapshot with the stored facts required of every step. Null
 * when there has been none. Nothing is guessed: on any difference the game is not restored.
 */
export async function restoreMatch(store: Store, table: TableId): Promise<Restored | Mismatch | null> {
  const stored = await store.lastMatch(table);
  if (!stored) return null;
  const snapshot = await store.lastSnapshot(stored.id);
  const rows = await store.journal(stored.id, snapshot?.seq ?? 0);
  const restored = playAgain(stored, snapshot, rows);
  return 'mismatch' in restored ? restored : withKeptClock(store, restored);
}

/** Nothing is read here: a store that fails is no mismatch. */
function playAgain(
  stored: StoredMatch,
  snapshot: Snapshot | null,
  rows: readonly JournalRow[],
): Restored | Mismatch {
  try {
    const game = gameOfSetup(stored.setup);
    const start = snapshot ? (snapshot.state as Match<AnyTable>) : begin(stored);
    if ('mismatch' in start) return start;
    const { id, setup } = stored;
    return replay({ id, setup: setup as GameSetup, game, match: start, seq: snapshot?.seq ?? 0 }, rows);
  } catch (error) {
    return { mismatch: `the rules threw: ${String(error)}` };
  }
}

/** A server that was told to stop has kept what its clocks showed. */
async function withKeptClock(store: Store, restored: Restored): Promise<Restored> {
  const { id, seq } = restored.running;
  const kept = await store.keptClock(id);
  return kept?.seq === seq ? { ...restored, remaining: kept.remaining } : restored;
}

function begin(stored: StoredMatch): Match<AnyTable> | Mismatch {
  const begun = gameOfSetup(stored.setup).begin(stored.seed);
  if (!isDeepStrictEqual(asStored(begun.facts), stored.opening)) return { mismatch: 'the opening differs' };
  return begun.match;
}

function replay(start: Running, rows: readonly JournalRow[]): Restored | Mismatch {
  let running = start;
  for (const { seq, seat, prompt, option, facts, version } of rows) {
    const played = running.game.play(running.match, { seat, prompt, option });
    if (played.refused) return { mismatch: `answer ${seq} is refused: ${played.refused}` };
    if (played.match.version !== version || !isDeepStrictEqual(asStored(played.facts), facts)) {
      return { mismatch: `answer ${seq} has other consequences` };
    }
    running = { ...running, match: played.match, seq };
  }
  const last = rows.at(-1);
  return { running, remaining: last?.remaining ?? null, at: last?.at ?? Date.now() };
}
