import type { Fact, Viewer } from '@holdup/engine';
import type { History, Opening } from '@holdup/protocol';
import type { Store, TableId } from '../store/index.ts';
import type { Running } from '../train/train.ts';

/**
 * The facts of a match from the batch after number `after`, as `viewer` may know them: what a client that was not there
 * writes its log from. Read from the journal, but never further than what has been shown.
 */
export async function historyOf(
  store: Store,
  table: TableId,
  running: Running,
  { after, viewer }: { after: number; viewer: Viewer },
): Promise<Omit<History, 're'>> {
  const { id, game, seq } = running;
  const rows = await store.journal(id, Math.max(0, after));
  const told = rows.filter((row) => row.seq <= seq).flatMap((row) => row.facts as Fact[]);
  const opened = after < 0 ? await openingOf(store, table, running, viewer) : null;
  const facts = [...(opened?.facts ?? []), ...told];
  return { seq, facts: facts.map((fact) => game.veil(fact, viewer)), opening: opened?.opening ?? null };
}

/** The deal is played again: the journal keeps its facts, not the table they made. */
async function openingOf(
  store: Store,
  table: TableId,
  { game }: Running,
  viewer: Viewer,
): Promise<{ facts: Fact[]; opening: Opening } | null> {
  const stored = await store.lastMatch(table);
  if (!stored) return null;
  const facts = stored.opening as Fact[];
  const dealt = game.project(game.begin(stored.seed).match.table, viewer);
  return { facts, opening: { table: dealt, dealt: facts.length } };
}
