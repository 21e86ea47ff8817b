import { expect, test } from '@jest/globals';
import { CARS, CARS_AND_PRISON, carOfToken, drawnCars } from './draws.ts';

test('it lies in any car but the locomotive (Big Box manual, Belle Variant)', () => {
  expect(drawnCars(['prototype'], (table) => carOfToken(table, 'prototype'))).toEqual(CARS);
});

test('the prison car is a car like any other', () => {
  expect(drawnCars(['prototype', 'prison'], (table) => carOfToken(table, 'prototype'))).toEqual(
    CARS_AND_PRISON,
  );
});
