import type { Refused, Transcript } from '@holdup/protocol';
import type { Store, StoredTable } from '../store/index.ts';
import { refused } from './decide.ts';

/** The last match of a table as a recording with every face open. Only what is over has no secrets left. */
export async function transcriptOf(store: Store, table: StoredTable): Promise<Transcript | Refused> {
  const match = table.phase === 'over' ? await store.lastMatch(table.id) : null;
  if (!match?.endedAt) return refused('not-over');
  const rows = await store.journal(match.id, 0);
  const header = { ...(match.setup as Transcript['header']), engine: match.engineVersion };
  const facts = [match.opening, ...rows.map((row) => row.facts)] as Transcript['facts'];
  return {
    header,
    seed: match.seed,
    commands: rows.map(({ seat, prompt, option }) => ({ seat, prompt, option })),
    facts,
  };
}
