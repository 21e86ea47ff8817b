import { expect, test } from '@jest/globals';
import { burningCars } from '../../src/express/flames/flames.ts';
import type { Table } from '../../src/express/table.ts';
import { CARS, CARS_AND_PRISON, drawnCars } from './draws.ts';

const carOf = (table: Table): number => burningCars(table)[0] ?? -1;

test('the fire breaks out in any car but the locomotive (Big Box manual, Ghost Variant)', () => {
  expect(drawnCars(['flames'], carOf)).toEqual(CARS);
});

test('the prison car may burn too', () => {
  expect(drawnCars(['flames', 'prison'], carOf)).toEqual(CARS_AND_PRISON);
});
