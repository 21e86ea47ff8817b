import { createHash } from 'node:crypto';
import { z } from 'zod';

/*
 * How finished games were read, and places given, when the step was released that keeps them: what it needs of the rules
 * stands here once more and is never edited. A step must do the same on every database, whenever it is brought up to date,
 * whatever has become of settings, results and places since; so steps import no running code of the server or the engine.
 */

/** A match of a database of then that has a result, as far as its rows tell of it. */
export interface EndedThen {
  readonly id: string;
  readonly settings: unknown;
  readonly seats: readonly { readonly account: string | null; readonly away: boolean }[];
  readonly setup: unknown;
  readonly result: unknown;
  readonly endedAt: number;
}

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

/** The rows of those with an account; none of a result that cannot be read. */
export function finishRowsThen({ id, seats, settings, endedAt, ...match }: EndedThen) {
  const setup = Setup.safeParse(match.setup).data;
  const result = Result.safeParse(match.result).data;
  const { watchDelaySeconds: behind = 0 } = Settings.safeParse(settings).data ?? {};
  if (!setup || !result) return [];
  const ranks = ranksOf(setup, result);
  const people = new Set(seats.flatMap(({ account }) => account ?? []));
  return seats.flatMap(({ account, away }, seat) => {
    const { characters } = setup.players[seat] ?? {};
    const rank = ranks.get(seat);
    const score = result.scores.find((one) => one.seat === seat);
    if (!account || !characters || !rank || !score) return [];
    const takes = characters.map((character) => takeOf(score, character));
    return characters.map((character, nth) => ({
      match_id: id,
      seat,
      nth,
      account_id: account,
      game: setup.game,
      ended_at: endedAt,
      known_at: endedAt + 1000 * behind,
      alone: Number(people.size === 1),
      players: seats.length,
      place: 1 + [...ranks.values()].filter((other) => isBetter(other, rank)).length,
      won: Number(result.winners.includes(seat) && !away),
      left_early: Number(away),
      take: takes.some((take) => take !== null) ? score.total : null,
      character,
      character_take: takes[nth] ?? null,
    }));
  });
}

/** By seat, what counts first before the rest. Of `super` no row says who has left before whom. */
function ranksOf(
  { game, players, options }: Setup,
  { scores, winners }: Result,
): ReadonlyMap<number, readonly number[]> {
  const teams = options.teams ? teamsOf(players) : [];

  function takenTogether({ seat }: Score): number[] {
    const team = teams.find((one) => one.includes(seat)) ?? [seat];
    const theirs = scores.filter((one) => team.includes(one.seat));
    const sum = (of: (score: Score) => number) => theirs.reduce((all, score) => all + of(score), 0);
    return [sum(({ total }) => total), -sum(({ bulletsReceived }) => bulletsReceived)];
  }

  const rankOf = (score: Score): number[] => {
    if (winners.includes(score.seat)) return [1];
    return [
      0,
      ...(game === 'super' ? [Number(score.aboard), score.cards, score.highest] : takenTogether(score)),
    ];
  };
  return new Map(scores.map((score) => [score.seat, rankOf(score)]));
}

/** Neighbours, from the first seat on or from the one after the Marshal. */
function teamsOf(players: Setup['players']): number[][] {
  const lone = players.findIndex(({ characters }) => characters.every((who) => who === 'marshal'));
  const seats = players.map((_, i) => (lone + 1 + i) % players.length).filter((seat) => seat !== lone);
  return Array.from({ length: Math.floor(seats.length / 2) }, (_, i) => seats.slice(2 * i, 2 * i + 2));
}

/** The Marshal is not after money. */
function takeOf({ lines, total }: Score, character: string): number | null {
  if (character === 'marshal') return null;
  if (!lines) return total;
  return lines.reduce((sum, line) => (line.character === character ? sum + line.amount : sum), 0);
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

/** What stands for an account before others. */
export const playerIdThen = (account: string): string =>
  createHash('sha256').update(`player ${account}`).digest('base64url').slice(0, 16);
