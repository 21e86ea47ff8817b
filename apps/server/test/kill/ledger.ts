import {
  type AnyTable,
  type Fact,
  type Game,
  type GameSetup,
  type Match,
  openGame,
  promptFor,
} from '@holdup/engine';
import type { ClientView } from '@holdup/protocol';
import {
  type JournalRow,
  openStore,
  type Store,
  type StoredMatch,
  type TableId,
} from '../../src/store/index.ts';

/** As it travels: JSON, in which what is undefined is not there. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Reads what a dead server has left on disk. */
export async function readDisk<R>(dataDir: string, read: (store: Store) => Promise<R>): Promise<R> {
  const store = await openStore({ dataDir });
  try {
    return await read(store);
  } finally {
    await store.close();
  }
}

/**
 * A game as its journal tells it, played again by the rules alone: what the table was after every answer, and so what every
 * seat may have seen at any moment. Reading on requires that nothing read before has changed.
 */
export class Ledger {
  readonly table: TableId;
  private game: Game<AnyTable, Fact> | null = null;
  /** The match after each answer; the first one before any. */
  private states: Match<AnyTable>[] = [];
  rows: readonly JournalRow[] = [];
  stored: StoredMatch | null = null;

  constructor(table: TableId) {
    this.table = table;
  }

  /** Answers in the journal. */
  get length(): number {
    return this.rows.length;
  }

  /** Throws when the journal is no possible game, or no longer the one it was. */
  async readOn(store: Store): Promise<void> {
    this.stored = await store.lastMatch(this.table);
    if (!this.stored) return;
    if (!this.game) {
      this.game = openGame(this.stored.setup as GameSetup);
      this.states = [this.game.begin(this.stored.seed).match];
    }
    const rows = await store.journal(this.stored.id, 0);
    if (JSON.stringify(rows.slice(0, this.length)) !== JSON.stringify(this.rows))
      throw new Error('the journal was rewritten');
    for (const row of rows.slice(this.length)) this.replay(this.game, row);
    this.rows = rows;
  }

  private replay(game: Game<AnyTable, Fact>, row: JournalRow): void {
    if (row.seq !== this.states.length)
      throw new Error(`row ${row.seq} stands where ${this.states.length} belongs`);
    const { seat, prompt, option } = row;
    const played = game.play(this.states.at(-1) as Match<AnyTable>, { seat, prompt, option });
    if (played.refused) throw new Error(`row ${row.seq} is no legal answer: ${played.refused}`);
    const [facts, kept] = [JSON.stringify(played.facts), JSON.stringify(row.facts)];
    if (facts !== kept) throw new Error(`row ${row.seq} has other facts:\n${facts}\n${kept}`);
    this.states.push(played.match);
  }

  /** What the seat of `view` saw after answer `view.seq`, in the form of a view; null when that is not (yet) on disk. */
  seen(view: ClientView): Pick<ClientView, 'table' | 'prompt' | 'version'> | null {
    const match = this.states[view.seq];
    if (!match || !this.game || view.seat === null) return null;
    return plain({
      table: this.game.project(match.table, view.seat),
      prompt: promptFor(match.prompt, view.seat),
      version: match.version,
    }) as Pick<ClientView, 'table' | 'prompt' | 'version'>;
  }

  get last(): Match<AnyTable> | undefined {
    return this.states.at(-1);
  }
}
