import { withLoot } from '../evolve.ts';
import type { Evolvers } from '../rules.ts';
import { type Whiskey, whiskeyOf } from './whiskey.ts';

export const evolve: Evolvers = {
  flaskUsed(table, { loot }) {
    const others = whiskeyOf(table).halfDrunk.filter((id) => id !== loot.id);
    const whiskey: Whiskey = { halfDrunk: loot.at === 'off' ? others : [...others, loot.id] };
    return { ...withLoot(table, loot), box: { ...table.box, whiskey } };
  },
};
