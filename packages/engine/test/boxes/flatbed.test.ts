import { expect, test } from '@jest/globals';
import { flatbedCar } from '../../src/express/flatbed/flatbed.ts';
import type { Table } from '../../src/express/table.ts';
import { CARS, CARS_AND_PRISON, drawnCars } from './draws.ts';

const carOf = (table: Table): number => flatbedCar(table) ?? -1;

test('any car but the locomotive loses its roof (Big Box manual, Tuco Variant)', () => {
  expect(drawnCars(['flatbed'], carOf)).toEqual(CARS);
});

test('the prison car may lose it too', () => {
  expect(drawnCars(['flatbed', 'prison'], carOf)).toEqual(CARS_AND_PRISON);
});
