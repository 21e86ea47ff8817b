import { expect, test } from '@jest/globals';
import { inside, type Table } from '../../src/express/table.ts';
import { run } from '../../src/kernel/index.ts';
import { CARS, CARS_AND_PRISON, carIn, drawnCars } from './draws.ts';
import { opened } from './games.ts';

const carOf = (table: Table): number => carIn(table.pawns.dynamite);

test('it lies in any car but the locomotive (Big Box manual, Django Variant)', () => {
  expect(drawnCars(['dynamite'], carOf)).toEqual(CARS);
});

test('the prison car is a car like any other', () => {
  expect(drawnCars(['dynamite', 'prison'], carOf)).toEqual(CARS_AND_PRISON);
});

/** The places of four bandits who stood inside car 2 with the dynamite. */
function blown(seed: string): string {
  const { game, match } = opened(['dynamite'], [['doc'], ['tuco'], ['ghost'], ['django']], { seed });
  const table = match.table as Table;
  const together = Object.entries(table.characters).map(([who, one]) => [who, { ...one, at: inside(2) }]);
  const characters: Table['characters'] = Object.fromEntries(together);
  const put: Table = { ...table, characters, pawns: { ...table.pawns, dynamite: inside(2) } };
  const after = run(game.rules, { ...match, table: put, prompt: null, flow: [{ kind: 'explosion' }] });
  return Object.values((after.match.table as Table).characters)
    .map(({ at }) => at)
    .join(' ');
}

test('each character is blown either way by a throw of his own', () => {
  const ways = new Set(Array.from({ length: 250 }, (_, seed) => blown(`${seed}`)));
  expect(ways.size).toBe(2 ** 4);
});
