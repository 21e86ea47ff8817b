import { drawnCar } from '../base/firstRound.ts';
import type { Handler } from '../rules.ts';
import { inside, PUBLIC, type Table } from '../table.ts';
import { PROTOTYPE, thePrototype } from './prototype.ts';

/** The token waits in the supply until the first round begins. */
export function setUp(table: Table): Table {
  const token = { id: table.loot.length + 1, kind: PROTOTYPE, value: 0, at: 'supply', seen: PUBLIC };
  return { ...table, loot: [...table.loot, token] };
}

/** At the beginning of the first round it lies in a car drawn with the die (Big Box manual, Belle Variant). */
const layPrototype: Handler = (table, _frame, _rules, { dice }) => {
  const at = inside(drawnCar(table, dice, 'prototype'));
  return { facts: [{ kind: 'lootPlaced', loot: { ...thePrototype(table), at } }] };
};

export const setUpFrames = { layPrototype } as const;
