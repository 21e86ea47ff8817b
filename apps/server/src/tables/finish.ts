import { type AnyTable, isBandit, placesAtEnd, type Score, type SuperScore } from '@holdup/engine';
import type { Finish, MatchId, StoredTable } from '../store/store.ts';
import { watchDelayOf } from './summary.ts';

export interface EndedMatch {
  readonly id: MatchId;
  readonly table: AnyTable;
  readonly endedAt: number;
}

/** How those with an account have come out of a match. */
export function finishesOf(
  table: Pick<StoredTable, 'seats' | 'settings'>,
  { id, table: ended, endedAt }: EndedMatch,
): Finish[] {
  const people = new Set(table.seats.flatMap(({ account }) => account ?? []));
  return placesAtEnd(ended).flatMap(({ score, place }): Finish[] => {
    const { seat, total } = score;
    const { account, away } = table.seats[seat] ?? {};
    const characters = ended.players[seat]?.characters ?? [];
    if (!account) return [];
    const taken = characters.map((character) => ({ character, take: takeOf(score, character) }));
    return [
      {
        match: id,
        seat,
        account,
        game: ended.game,
        endedAt,
        knownAt: endedAt + watchDelayOf(table),
        alone: people.size === 1,
        players: table.seats.length,
        place,
        won: ended.result?.winners.includes(seat) === true && !away,
        left: away === true,
        take: taken.some(({ take }) => take !== null) ? total : null,
        characters: taken,
      },
    ];
  });
}

/** What one of a seat's bandits has brought it; null for the Marshal, who is not after money. */
function takeOf(score: Score | SuperScore, character: string): number | null {
  if (!isBandit(character)) return null;
  if (!('lines' in score)) return score.total;
  return score.lines.reduce((sum, line) => (line.character === character ? sum + line.amount : sum), 0);
}
