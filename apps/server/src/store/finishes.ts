import type { Db, FinishRow } from './schema.ts';
import type { AccountId, Finish, Finishes, MatchId, Tally, Time } from './store.ts';
import { tableFrom } from './tables.ts';

/** What is kept of a finish. */
export const finishRows = ({ match, account, characters, ...finish }: Finish): FinishRow[] =>
  characters.map(({ character, take }, nth) => ({
    match_id: match,
    seat: finish.seat,
    nth,
    account_id: account,
    game: finish.game,
    ended_at: finish.endedAt,
    known_at: finish.knownAt,
    alone: Number(finish.alone),
    players: finish.players,
    place: finish.place,
    won: Number(finish.won),
    left_early: Number(finish.left),
    take: finish.take,
    character,
    character_take: take,
  }));

const finishFrom = (row: FinishRow): Omit<Finish, 'characters'> => ({
  match: row.match_id as MatchId,
  seat: row.seat,
  account: row.account_id as AccountId,
  game: row.game as Finish['game'],
  endedAt: row.ended_at,
  knownAt: row.known_at,
  alone: row.alone === 1,
  players: row.players,
  place: row.place,
  won: row.won === 1,
  left: row.left_early === 1,
  take: row.take,
});

/** Of what databases count, PostgreSQL gives sums as text. */
const tallyFrom = (row: {
  game: string;
  alone: number;
  character: string | null;
  games: unknown;
  won: unknown;
  taken: unknown;
  take: unknown;
  best: number | null;
}): Tally => ({
  game: row.game as Tally['game'],
  alone: row.alone === 1,
  character: row.character,
  games: Number(row.games),
  won: Number(row.won),
  taken: Number(row.taken),
  take: Number(row.take ?? 0),
  best: row.best,
});

/** The rows of an account, as far as they may be told of. */
const rowsOf = (db: Db, account: AccountId, knownBy: Time | null) =>
  db
    .selectFrom('finishes')
    .where('account_id', '=', account)
    .$if(knownBy !== null, (rows) => rows.where('known_at', '<=', knownBy as Time));

/** Rows of each kind of game, and what `take` comes to in them. */
const counted = (rows: ReturnType<typeof rowsOf>, take: 'take' | 'character_take') =>
  rows
    .select(({ fn }) => [
      'game',
      'alone',
      fn.countAll().as('games'),
      fn.sum('won').as('won'),
      fn.count(take).as('taken'),
      fn.sum(take).as('take'),
      fn.max(take).as('best'),
    ])
    .groupBy(['game', 'alone']);

/** Finished games, by who has played them. */
export const finishesIn = (db: Db): Finishes => ({
  async tallies(account, knownBy) {
    const rows = rowsOf(db, account, knownBy);
    const games = await counted(rows.where('nth', '=', 0), 'take').execute();
    const bandits = await counted(rows, 'character_take').select('character').groupBy('character').execute();
    return [...games.map((row) => tallyFrom({ ...row, character: null })), ...bandits.map(tallyFrom)];
  },
  async finishesOf(account, matches) {
    if (matches.length === 0) return [];
    const rows = rowsOf(db, account, null).where('nth', '=', 0).where('match_id', 'in', matches);
    return (await rows.selectAll().execute()).map(finishFrom);
  },
  async lastFinishes(account, knownBy, limit) {
    const rows = await rowsOf(db, account, knownBy)
      .where('nth', '=', 0)
      .innerJoin('matches', 'matches.id', 'finishes.match_id')
      .innerJoin('tables', 'tables.id', 'matches.table_id')
      .selectAll(['finishes', 'tables'])
      .orderBy('finishes.ended_at', 'desc')
      .orderBy('match_id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ finish: finishFrom(row), table: tableFrom(row) }));
  },
});
