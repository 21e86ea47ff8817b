import type { Loot, Table } from '@holdup/engine';
import { keptOn, type Team } from './kept.ts';

/** Secret documents, as far as a bot can tell one from another. */
const FACES: readonly string[] = ['red', 'blue', 'dummy'];
/** What a team's own secret document is worth to it. */
const DOCUMENT = 4000;
/**
 * How likely a document is the one that a team wants, and how likely a dummy, when somebody has looked at it and it lies there all
 * the same: a team takes its own and mostly the dummy too, but has to put back what is the others'. Before anybody
 * has looked, all are equally likely.
 */
const LEFT = { own: 0.1, dummy: 0.3, others: 1 } as const;

/** The documents that nobody has shown the viewer; one that he has seen is none of the others. */
const unseenBy = (table: Table): string[] =>
  FACES.filter((face) => !table.loot.some((token) => token.kind === 'document' && token.face === face));

/** What a document is likely worth to `team`, in dollars, to somebody who has this view. */
export function documentWorth(table: Table, token: Loot, team: Team): number {
  if (token.face) return token.face === team ? DOCUMENT : 0;
  const likely = unseenBy(table).map((face) => ({ face, weight: weightOf(table, token, face) }));
  const all = likely.reduce((sum, { weight }) => sum + weight, 0);
  const wanted = likely.find(({ face }) => face === team)?.weight ?? 0;
  return all > 0 ? (DOCUMENT * wanted) / all : 0;
}

function weightOf(table: Table, { at, seen }: Loot, face: string): number {
  const teams = keptOn(table)?.teams ?? [];
  const holder = at.startsWith('held:') ? table.characters[at.slice('held:'.length)] : undefined;
  // Nobody may hold what is the others'.
  if (holder) return face === 'dummy' || face === teams[holder.seat] ? 1 : 0;
  let weight = 1;
  for (const team of ['red', 'blue'] as const) {
    if (!teams.some((one, seat) => one === team && (seen >> (seat + 1)) & 1)) continue;
    weight *= face === 'dummy' ? LEFT.dummy : face === team ? LEFT.own : LEFT.others;
  }
  return weight;
}
