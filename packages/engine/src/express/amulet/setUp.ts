import { drawnCar } from '../base/firstRound.ts';
import type { Handler } from '../rules.ts';
import { inside, PUBLIC, type Table } from '../table.ts';
import { AMULET, AMULET_VALUE, theAmulet } from './amulet.ts';

/** The token waits in the supply until the first round begins. */
export function setUp(table: Table): Table {
  const token = { id: table.loot.length + 1, kind: AMULET, value: AMULET_VALUE, at: 'supply', seen: PUBLIC };
  return { ...table, loot: [...table.loot, token] };
}

/** At the beginning of the first round it lies in a car drawn with the die (Big Box manual, Cheyenne Variant). */
const layAmulet: Handler = (table, _frame, _rules, { dice }) => {
  const at = inside(drawnCar(table, dice, 'amulet'));
  return { facts: [{ kind: 'lootPlaced', loot: { ...theAmulet(table), at } }] };
};

export const setUpFrames = { layAmulet } as const;
