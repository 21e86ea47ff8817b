import type {
  AnswerOf,
  GameOutcome,
  PlayedGame,
  PlayerFigures,
  PlayerTally,
  Refused,
} from '@holdup/protocol';
import type { House } from '../house.ts';
import {
  type Finish,
  type PlayerId,
  playerIdOf,
  type StoredAccount,
  type StoredTable,
  type Tally,
} from '../store/index.ts';
import { isMember, refused } from './decide.ts';
import { settingsOf } from './summary.ts';
import { recordFor } from './transcript.ts';

/** Games on a player's page. */
const LAST = 20;

/**
 * What `who` is told of a player: nothing of games that run, or whose end those who watch do not know yet; nobody's names at a table
 * that is not open to him. Whom the operator has barred is shown to himself only.
 */
export async function playerPage(
  { store, barred }: Pick<House, 'store' | 'barred'>,
  who: StoredAccount,
  id: PlayerId,
): Promise<Omit<AnswerOf<'player'>, 'ok'> | Refused> {
  const account = await store.accountByPlayer(id);
  const me = account?.id === who.id;
  if (!account || (!me && barred.has(account.id))) return refused('not-found');
  const now = Date.now();
  const knownBy = me ? null : now;
  const [tallies, last] = await Promise.all([
    store.tallies(account.id, knownBy),
    store.lastFinishes(account.id, knownBy, LAST),
  ]);
  return {
    player: { id, name: account.name, since: account.createdAt, me },
    withPeople: figuresOf(tallies.filter(({ alone }) => !alone)),
    withBots: figuresOf(tallies.filter(({ alone }) => alone)),
    games: last.map(({ finish, table }) => gameOf(finish, table, { who, now })),
  };
}

/** Databases give them in no order. */
const mostPlayedFirst = (a: Tally, b: Tally): number =>
  b.games - a.games || a.game.localeCompare(b.game) || (a.character ?? '').localeCompare(b.character ?? '');

function figuresOf(unordered: readonly Tally[]): PlayerFigures {
  const tallies = unordered.toSorted(mostPlayedFirst);
  const games = tallies.filter(({ character }) => character === null);
  return {
    all: totalOf(games),
    byGame: games.map((tally) => ({ game: tally.game, ...totalOf([tally]) })),
    byCharacter: tallies.flatMap((tally) =>
      tally.character === null ? [] : [{ game: tally.game, character: tally.character, ...totalOf([tally]) }],
    ),
  };
}

function totalOf(tallies: readonly Tally[]): PlayerTally {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  const taken = sum((tally) => tally.taken);
  const bests = tallies.flatMap(({ best }) => best ?? []);
  return {
    games: sum((tally) => tally.games),
    won: sum((tally) => tally.won),
    average: taken === 0 ? null : Math.round(sum((tally) => tally.take) / taken),
    best: bests.length === 0 ? null : Math.max(...bests),
  };
}

export const outcomeOf = ({ players, place, won, left, take }: Omit<Finish, 'characters'>): GameOutcome => ({
  players,
  place,
  won,
  left,
  take,
});

function gameOf(
  finish: Omit<Finish, 'characters'>,
  table: StoredTable,
  { who, now }: { readonly who: StoredAccount; readonly now: number },
): PlayedGame {
  const isOpen = table.visibility === 'public' || isMember(table, who);
  const opponents = table.seats.filter((_, seat) => seat !== finish.seat);
  return {
    ...outcomeOf(finish),
    endedAt: finish.endedAt,
    setup: settingsOf(table).setup,
    characters: [...(table.seats[finish.seat]?.characters ?? [])],
    bots: opponents.filter(({ bot }) => bot !== null).length,
    people: isOpen
      ? opponents.flatMap(({ account, name }) =>
          account && name !== null ? [{ name, player: playerIdOf(account) }] : [],
        )
      : null,
    replay: 'ok' in recordFor(table, who, now) ? null : table.id,
  };
}
