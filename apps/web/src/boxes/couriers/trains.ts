import type { Table } from '@holdup/engine';
import { t } from '../../text/index.ts';
import { placeName } from '../../text/naming.ts';
import type { PlaceSaid } from '../box.ts';
import { keptOn } from './kept.ts';

/** The cars of the armored train, from its locomotive on. */
export const ARMORED_CARS: readonly string[] = [
  'armoredLocomotive',
  'tender',
  'armored',
  'weapons',
  'armored',
  'medical',
  'armored',
];
const TENDER = 1;
const WEAPONS = 3;
const MEDICAL = 5;

/** The armored car beside a car of the starting train; null where there is none. */
export function besideCar(table: Table, car: number): number | null {
  const other = (keptOn(table)?.slid ?? 0) - car;
  return other >= 0 && other < ARMORED_CARS.length ? other : null;
}

/** `the weapons car`, by its number from the armored locomotive. */
export const armoredName = (car: number): string =>
  placeName(`a${car}/${car === TENDER ? 'roof' : 'inside'}`, 0);

/**
 * The armored train in words. Its cars are counted as those of the starting train that they are beside, or would be: so one walks
 * from train to train by going up and down.
 */
export function armoredPlaces(table: Table): PlaceSaid[] {
  const slid = keptOn(table)?.slid ?? 0;
  return ARMORED_CARS.flatMap((_, car) => {
    const column = slid - car;
    const title = t('train.armored', { car: armoredName(car) });
    const roof = { place: `a${car}/roof`, car: column, name: [title, t('train.roof')], more: roofMore(car) };
    const beside = column >= 0 && column < table.cars.length ? carSaid(table, column) : null;
    const more = [beside ? t('train.beside', { car: beside }) : t('train.besideNothing'), ...insideMore(car)];
    if (car === TENDER) return [{ ...roof, name: [title], more: [...roof.more, ...more] }];
    return [roof, { place: `a${car}/inside`, car: column, name: [title, t('train.inside')], more }];
  });
}

const carSaid = (table: Table, car: number): string => placeName(`${car}/inside`, table.cars.length);

const roofMore = (car: number): string[] => (car === WEAPONS || car === MEDICAL ? [t('train.gatling')] : []);
const insideMore = (car: number): string[] =>
  car === WEAPONS ? [t('train.weapons')] : car === MEDICAL ? [t('train.medical')] : [];
