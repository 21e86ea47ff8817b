import type { Fact, Viewer } from '@holdup/engine';
import type { Store, TableId } from '../store/index.ts';
import type { Running } from '../train/train.ts';

/**
 * The facts of a match from the batch after number `after`, as `viewer` may know them: what a client that was not there
 * writes its log from. Read from the journal, but never further than what has been shown.
 */
export async function historyOf(
  store: Store,
  table: TableId,
  { id, game, seq }: Running,
  { after, viewer }: { after: number; viewer: Viewer },
): Promise<{ seq: number; facts: Fact[] }> {
  const rows = await store.journal(id, Math.max(0, after));
  const opening = after < 0 ? (((await store.lastMatch(table))?.opening ?? []) as Fact[]) : [];
  const told = rows.filter((row) => row.seq <= seq).flatMap((row) => row.facts as Fact[]);
  return { seq, facts: [...opening, ...told].map((fact) => game.veil(fact, viewer)) };
}
