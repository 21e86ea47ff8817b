import type { Evolvers } from '../rules.ts';
import type { Table } from '../table.ts';
import { burningCars, type Flames } from './flames.ts';

function withBurning(table: Table, cars: readonly number[]): Table {
  const flames: Flames = { burning: cars.toSorted((a, b) => a - b) };
  return { ...table, box: { ...table.box, flames } };
}

export const evolve: Evolvers = {
  caughtFire: (table, { cars }) => withBurning(table, [...burningCars(table), ...cars]),
  fireOut: (table, { car }) =>
    withBurning(
      table,
      burningCars(table).filter((other) => other !== car),
    ),
};
