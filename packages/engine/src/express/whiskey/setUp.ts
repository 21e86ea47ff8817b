import type { Dice } from '../../kernel/index.ts';
import { inside, type Loot, type Table } from '../table.ts';
import type { Flask, Whiskey } from './whiskey.ts';

/** Five normal flasks and an old one. */
const FLASKS: readonly Flask[] = ['normal', 'normal', 'normal', 'normal', 'normal', 'old'];

/** A flask drawn at random lies face down in each car but the locomotive (Big Box manual, Set Up 4). Ids follow the mixing. */
export function setUp(table: Table, dice: Dice): Table {
  const first = table.loot.length + 1;
  const flasks = dice.shuffle('flasks', FLASKS).map((face, i): Loot => {
    const car = i + 1;
    const at = car < table.cars.length ? inside(car) : 'off';
    return { id: first + i, kind: 'flask', value: 0, face, at, seen: 0 };
  });
  const whiskey: Whiskey = { halfDrunk: [] };
  return { ...table, loot: [...table.loot, ...flasks], box: { ...table.box, whiskey } };
}
