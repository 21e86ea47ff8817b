import type { Table } from '@holdup/engine';
import { andList, t } from '../../text/index.ts';
import { carsIn, type Naming, placeName } from '../../text/naming.ts';
import { type ClientBox, keptBy } from '../box.ts';

interface Kept {
  readonly burning: readonly number[];
}

const burningOn = (table: Table): readonly number[] =>
  (keptBy<Kept>(table, 'flames')?.burning ?? []).filter((car) => car < table.cars.length);

const insideOf = (car: number, { table }: Naming): string => placeName(`${car}/inside`, carsIn(table));

export const flames: ClientBox = {
  id: 'flames',
  offered: 'variant',
  lines: {
    caughtFire: ({ cars }, naming) => ({
      icon: 'fire',
      text: t('fact.caughtFire', { places: andList(cars.map((car) => insideOf(car, naming))) }),
    }),
    fireOut: ({ car }, naming) => ({
      icon: 'fire',
      text: t('fact.fireOut', { place: insideOf(car, naming) }),
    }),
  },
  changes: {
    caughtFire: (scene, { cars }) => ({ ...scene, burning: [...scene.burning, ...cars] }),
    fireOut: (scene, { car }) => ({ ...scene, burning: scene.burning.filter((one) => one !== car) }),
  },
  paints: (scene, table) => ({ ...scene, burning: burningOn(table) }),
  more: (table, car, floor) =>
    floor === 'inside' && burningOn(table).includes(car) ? [t('train.fire')] : [],
};
