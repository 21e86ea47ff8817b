import type { Evolvers } from '../rules.ts';
import type { Table } from '../table.ts';

/** What the box keeps: which car has no roof; null until the first round begins. */
interface Flatbed {
  readonly car: number | null;
}

/** The car without a roof; null once it is no longer part of the train. */
export function flatbedCar(table: Table): number | null {
  const { car } = table.box.flatbed as Flatbed;
  return car !== null && car < table.cars.length ? car : null;
}

export const withFlatbed = (table: Table, car: number | null): Table => {
  const flatbed: Flatbed = { car };
  return { ...table, box: { ...table.box, flatbed } };
};

export const evolve: Evolvers = { roofRemoved: (table, { car }) => withFlatbed(table, car) };
