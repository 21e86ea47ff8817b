import type { Table } from '@holdup/engine';
import { t } from '../../text/index.ts';
import { type ClientBox, keptBy } from '../box.ts';

interface Kept {
  readonly car: number | null;
}

/** The car without a roof; null where all have one. */
function rooflessOn(table: Table): number | null {
  const car = keptBy<Kept>(table, 'flatbed')?.car ?? null;
  return car !== null && car < table.cars.length ? car : null;
}

export const flatbed: ClientBox = {
  id: 'flatbed',
  offered: 'variant',
  lines: {
    roofRemoved: ({ car }) => ({ icon: 'roofless', text: t('fact.roofRemoved', { car }) }),
  },
  changes: { roofRemoved: (scene, { car }) => ({ ...scene, roofless: car }) },
  paints: (scene, table) => ({ ...scene, roofless: rooflessOn(table) }),
  more: (table, car, floor) => (floor === 'roof' && rooflessOn(table) === car ? [t('train.noRoof')] : []),
};
