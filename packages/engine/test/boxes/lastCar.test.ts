import { describe, expect, test } from '@jest/globals';
import { compose } from '../../src/express/index.ts';
import { begunTable } from './draws.ts';

describe('the prison car left behind (Big Box manual, Doc Variant)', () => {
  const boxes = ['prison', 'marshal', 'lastCar'];
  const rules = compose(['base', ...boxes], { edition: 'bigBox' });
  const table = begunTable(boxes, '1', [['doc'], ['tuco'], ['ghost'], ['marshal']]);
  const left = rules.evolve(table, { kind: 'carUnhooked', car: 5 });

  test('leaves no cell to put anybody in', () => {
    expect(rules.adjust.jail(null, { table })).toBe('cell');
    expect(rules.adjust.jail(null, { table: left })).toBeNull();
  });

  test('leaves a train shorter by one, with nothing lying beyond its end', () => {
    expect(left.cars).toEqual(table.cars.slice(0, -1));
    expect(left.loot.filter(({ at }) => at.startsWith('5/'))).toEqual([]);
    expect(left.loot).toHaveLength(table.loot.length);
  });
});

test('its card is one of those drawn from, with the turns of the manual', () => {
  const { rounds } = compose(['base', 'lastCar'], { edition: 'bigBox' });
  expect(rounds.lastCar?.turns).toEqual([
    ['standard', 'standard', 'speedingUp', 'tunnel'],
    ['standard', 'speedingUp', 'tunnel'],
  ]);
  expect(Object.keys(rounds)).toHaveLength(8);
});
