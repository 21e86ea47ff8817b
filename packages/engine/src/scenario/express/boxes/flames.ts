import { burningCars, type Flames } from '../../../express/flames/flames.ts';
import type { Table } from '../../../express/table.ts';
import { listOf, notFitting, whole } from '../../reading.ts';
import { part } from '../part.ts';
import { type Checks, check } from '../then.ts';

const checked = (table: Table, key: string): Table =>
  table.box.flames === undefined ? notFitting(key, 'boxes with flames', table.boxes) : table;

const inOrder = (cars: readonly number[]): string => `[${cars.toSorted((a, b) => a - b).join(', ')}]`;

/** The cars on fire. */
export const flamesPart = part(
  () => ({ fire: listOf(whole(0)) }),
  (table, { fire }) => {
    if (!fire) return table;
    const lost = fire.find((car) => car >= table.cars.length);
    if (lost !== undefined) notFitting('given.fire', `cars up to ${table.cars.length - 1}`, lost);
    const flames: Flames = { burning: fire.toSorted((a, b) => a - b) };
    return { ...table, box: { ...checked(table, 'given.fire').box, flames } };
  },
);

export const flamesChecks: Checks = {
  fire: check(listOf(whole(0)), (want, { table }) => {
    const [expected, got] = [inOrder(want), inOrder(burningCars(checked(table, 'then.fire')))];
    return expected === got ? [] : [{ expected: `fire ${expected}`, got }];
  }),
};
