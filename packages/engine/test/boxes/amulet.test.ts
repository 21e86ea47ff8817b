import { expect, test } from '@jest/globals';
import { CARS, CARS_AND_PRISON, carOfToken, drawnCars } from './draws.ts';

test('it lies in any car but the locomotive (Big Box manual, Cheyenne Variant)', () => {
  expect(drawnCars(['amulet'], (table) => carOfToken(table, 'amulet'))).toEqual(CARS);
});

test('the prison car is a car like any other', () => {
  expect(drawnCars(['amulet', 'prison'], (table) => carOfToken(table, 'amulet'))).toEqual(CARS_AND_PRISON);
});
