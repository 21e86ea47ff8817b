import type { Fact as FactOfExpress } from './express/fact.ts';
import {
  charactersEach,
  charactersOf,
  expressGame,
  expressProblems,
  isSilentTrain,
  placesInExpress,
  playersAtLeast,
  playersAtMost,
} from './express/index.ts';
import type { ExpressSetup, SetupProblem } from './express/setup.ts';
import type { Score, Table } from './express/table.ts';
import type { Chose, Game, Placed } from './kernel/index.ts';
import {
  placesInSuper,
  SUPER_CHARACTERS,
  SUPER_PLAYERS,
  type SuperFact,
  type SuperScore,
  type SuperSetup,
  type SuperTable,
  superGame,
  superProblems,
} from './super/index.ts';

/** Any game there is. */
export type GameSetup = ExpressSetup | SuperSetup;
type GameId = GameSetup['game'];
export type AnyTable = Table | SuperTable;
export type ExpressFact = FactOfExpress | Chose;
export type Fact = ExpressFact | SuperFact;

/** Everything wrong with a set-up; empty when it can be played. */
export function setupProblems(setup: GameSetup): SetupProblem[] {
  return setup.game === 'super' ? superProblems(setup) : expressProblems(setup);
}

/**
 * Composes the rules for a set-up. Throws on one with problems: ask `setupProblems` first. A game takes the tables that it
 * made itself, and no others.
 */
export function openGame(setup: ExpressSetup): Game<Table, ExpressFact>;
export function openGame(setup: SuperSetup): Game<SuperTable, SuperFact>;
export function openGame(setup: GameSetup): Game<AnyTable, Fact>;
export function openGame(setup: GameSetup): Game<AnyTable, Fact> {
  return setup.game === 'super' ? superGame(setup) : expressGame(setup);
}

/** What says who can play: a set-up, or as much of one as the host has settled. */
interface Chosen {
  readonly game: GameId;
  readonly boxes: readonly string[];
  readonly options?: object;
}

/** The characters that may be chosen. */
export const castOf = ({ game, boxes }: Chosen): readonly string[] =>
  game === 'super' ? SUPER_CHARACTERS : charactersOf(boxes);

/** Characters under each of so many players. */
export const castEach = (
  {
    game,
    options,
    boxes = [],
  }: {
    readonly game: GameId;
    readonly options: object;
    readonly boxes?: readonly string[];
  },
  players: number,
): 1 | 2 => (game === 'super' ? 1 : charactersEach(players, options as ExpressSetup['options'], boxes));

/** The fewest and most players. */
export const playersIn = ({
  game,
  boxes,
  options = {},
}: Chosen): { readonly min: number; readonly max: number } =>
  game === 'super' ? SUPER_PLAYERS : { min: playersAtLeast(boxes), max: playersAtMost(boxes, options) };

/** Whether the rules forbid the players to talk to each other at this moment. */
export const isSilent = (table: AnyTable): boolean => table.game === 'express' && isSilentTrain(table);

/**
 * How everybody has come out, the foremost first; nobody before the game is over. Needs no more of a table than everybody sees, so
 * that players' pages and the sheet at the end of a game say the same.
 */
export function placesAtEnd(table: Table): Placed<Score>[];
export function placesAtEnd(table: SuperTable): Placed<SuperScore>[];
export function placesAtEnd(table: AnyTable): Placed<Score | SuperScore>[];
export function placesAtEnd(table: AnyTable): Placed<Score | SuperScore>[] {
  return table.game === 'super' ? placesInSuper(table) : placesInExpress(table);
}
