import { isBandit, type SuperTable, teamsOf } from '@holdup/engine';
import { z } from 'zod';
import type { Finish, MatchId, StoredTable } from '../store/store.ts';

/** What of a table, a set-up and a result, of either game, says who has come out how. */
const Settings = z.object({ watchDelaySeconds: z.int().default(0) });
const Setup = z.object({
  game: z.enum(['express', 'super']),
  players: z.array(z.object({ characters: z.array(z.string()).min(1) })),
  /** Of `express`: partners are counted together. */
  options: z.object({ teams: z.boolean().default(false) }).default({ teams: false }),
});
const Score = z.object({
  seat: z.int(),
  total: z.int(),
  /** Of `express`. */
  lines: z.array(z.object({ character: z.string(), amount: z.int() })).optional(),
  bulletsReceived: z.int().default(0),
  /** Of `super`. */
  cards: z.int().default(0),
  highest: z.int().default(0),
  aboard: z.boolean().default(true),
});
const Result = z.object({ scores: z.array(Score), winners: z.array(z.int()) });
type Setup = z.infer<typeof Setup>;
type Score = z.infer<typeof Score>;
type Result = z.infer<typeof Result>;

export interface EndedMatch {
  readonly id: MatchId;
  /** `GameSetup` and the result of the engine, as they are kept. */
  readonly setup: unknown;
  readonly result: unknown;
  readonly endedAt: number;
  /** Of `super`: those who have left the train, as its table has them; where it is not known, it does not count who left when. */
  readonly gone?: SuperTable['gone'];
}

/** How those with an account have come out of a match. Of a result that cannot be read nothing is kept: no game may hang on that. */
export function finishesOf(table: Pick<StoredTable, 'seats' | 'settings'>, match: EndedMatch): Finish[] {
  const setup = Setup.safeParse(match.setup).data;
  const result = Result.safeParse(match.result).data;
  const { watchDelaySeconds: behind = 0 } = Settings.safeParse(table.settings).data ?? {};
  if (!setup || !result) return [];
  const ranks = ranksOf(setup, result, match.gone ?? []);
  const people = new Set(table.seats.flatMap(({ account }) => account ?? []));
  return table.seats.flatMap(({ account, away }, seat): Finish[] => {
    const { characters } = setup.players[seat] ?? {};
    const rank = ranks.get(seat);
    const score = result.scores.find((one) => one.seat === seat);
    if (!account || !characters || !rank || !score) return [];
    const taken = characters.map((character) => ({ character, take: takeOf(score, character) }));
    return [
      {
        match: match.id,
        seat,
        account,
        game: setup.game,
        endedAt: match.endedAt,
        knownAt: match.endedAt + 1000 * behind,
        alone: people.size === 1,
        players: table.seats.length,
        place: 1 + [...ranks.values()].filter((other) => isBetter(other, rank)).length,
        won: result.winners.includes(seat) && !away,
        left: away,
        take: taken.some(({ take }) => take !== null) ? score.total : null,
        characters: taken,
      },
    ];
  });
}

/** By seat, what counts first before the rest: to have won, then to have stayed longer, then as the game counts. */
function ranksOf(
  { game, players, options }: Setup,
  { scores, winners }: Result,
  gone: SuperTable['gone'],
): ReadonlyMap<number, readonly number[]> {
  const teams = options.teams ? teamsOf(players) : [];

  function stayedAndWon({ seat, aboard, cards, highest }: Score): number[] {
    const character = players[seat]?.characters[0] ?? '';
    const left = gone.findIndex((together) => together.includes(character));
    return [aboard ? Number.POSITIVE_INFINITY : left, cards, highest];
  }

  function takenTogether({ seat }: Score): number[] {
    const team: readonly number[] = teams.find((one) => one.includes(seat)) ?? [seat];
    const theirs = scores.filter((one) => team.includes(one.seat));
    const sum = (of: (score: Score) => number) => theirs.reduce((all, score) => all + of(score), 0);
    return [sum(({ total }) => total), -sum(({ bulletsReceived }) => bulletsReceived)];
  }

  const rankOf = (score: Score): number[] => {
    // Those who share a victory have come out alike.
    if (winners.includes(score.seat)) return [1];
    return [0, ...(game === 'super' ? stayedAndWon(score) : takenTogether(score))];
  };
  return new Map(scores.map((score) => [score.seat, rankOf(score)]));
}

/** What one of a seat's bandits has brought it; null for the Marshal, who is not after money. */
function takeOf({ lines, total }: Score, character: string): number | null {
  if (!isBandit(character)) return null;
  if (!lines) return total;
  return lines.reduce((sum, line) => (line.character === character ? sum + line.amount : sum), 0);
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
