import { held, type Loot, type Table } from '../table.ts';

export const AMULET = 'amulet';
/** Dollars it is worth at the end. */
export const AMULET_VALUE = 750;

/** There is one of it, on the train or in somebody's hands. */
export function theAmulet(table: Table): Loot {
  const found = table.loot.find(({ kind, at }) => kind === AMULET && at !== 'off');
  if (!found) throw new Error('there is no amulet in this game');
  return found;
}

/** Whether `who` holds the Amulet. */
export const isCursed = (table: Table, who: string): boolean =>
  table.loot.some(({ kind, at }) => kind === AMULET && at === held(who));
