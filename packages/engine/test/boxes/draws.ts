import type { Table } from '../../src/express/table.ts';
import { opened } from './games.ts';

const FOUR = [['doc'], ['tuco'], ['ghost'], ['django']];
const GAMES = 60;

/** The table of a four-player game when the first round has begun. */
export const begunTable = (boxes: readonly string[], seed: string, cast = FOUR): Table =>
  opened(boxes, cast, { seed }).match.table as Table;

export const carIn = (place: string | undefined): number => Number.parseInt(place ?? '', 10);

/** The car in which the only token of a kind lies. */
export const carOfToken = (table: Table, kind: string): number =>
  carIn(table.loot.find((token) => token.kind === kind)?.at);

/** All cars that `look` finds over many games, in order. */
export const drawnCars = (boxes: readonly string[], look: (table: Table) => number): readonly number[] => {
  const cars = Array.from({ length: GAMES }, (_, seed) => look(begunTable(boxes, `${seed}`)));
  return [...new Set(cars)].sort();
};

/** Cars behind the locomotive in such a game, and with the prison car. */
export const CARS = [1, 2, 3, 4];
export const CARS_AND_PRISON = [1, 2, 3, 4, 5];
