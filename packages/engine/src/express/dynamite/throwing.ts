import type { Frame } from '../../kernel/index.ts';
import { toPlaces } from '../asking.ts';
import { reach } from '../base/actions/move.ts';
import { drawnCar } from '../base/firstRound.ts';
import type { Adjust } from '../points.ts';
import type { Fact, Handler } from '../rules.ts';
import { characterOf, inside, type Place, type Table } from '../table.ts';
import { DYNAMITE, dynamiteAt } from './dynamite.ts';

const goes = (table: Table, to: Place, manner: string): Fact => ({
  kind: 'moved',
  who: DYNAMITE,
  from: dynamiteAt(table),
  to,
  manner,
});

/** At the beginning of the first round it lies in a car drawn with the die (Big Box manual, Django Variant). */
const layDynamite: Handler = (table, _frame, _rules, { dice }) => ({
  facts: [goes(table, inside(drawnCar(table, dice, DYNAMITE)), 'setUp')],
});

/** Beside it, a Loot may throw it into a neighbouring car instead; never into the stagecoach, and nobody keeps it. */
export const throws: Adjust<'lootInstead'> = (options, { table, who }) => {
  const { at } = characterOf(table, who);
  return at === dynamiteAt(table) ? [...options, ...toPlaces(reach(table, at, 1))] : options;
};

const thrown: Handler<Frame & { what: Place }> = (table, { what }) => ({
  facts: [goes(table, what, 'thrown')],
});

/** It is gone once it has exploded. */
export const explodes = (table: Table): Fact => goes(table, 'off', 'exploded');

export const throwingFrames = { layDynamite, 'loot:to': thrown } as const;
