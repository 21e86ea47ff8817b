import { onTrain, type Place, type Table } from '../table.ts';

/** What the box keeps: the cars on fire, in order. */
export interface Flames {
  readonly burning: readonly number[];
}

/** The cars on fire; one that is no longer part of the train does not count. */
export function burningCars(table: Table): readonly number[] {
  const { burning } = table.box.flames as Flames;
  return burning.filter((car) => car < table.cars.length);
}

/** The car in the flames of which somebody inside it stands; null on a roof, beside the train and where nothing burns. */
export function burningAround(table: Table, place: Place, car: number | null): number | null {
  const safe = car === null || onTrain(place)?.floor === 'roof';
  return !safe && burningCars(table).includes(car) ? car : null;
}
