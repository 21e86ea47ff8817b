import { held, type Loot, type Table } from '../table.ts';

export const PROTOTYPE = 'prototype';
/** Bullets fired with one Shoot. */
export const PROTOTYPE_BULLETS = 3;

/** There is one of it, on the train or in somebody's hands. */
export function thePrototype(table: Table): Loot {
  const found = table.loot.find(({ kind, at }) => kind === PROTOTYPE && at !== 'off');
  if (!found) throw new Error('there is no prototype in this game');
  return found;
}

export const holdsPrototype = (table: Table, who: string): boolean =>
  table.loot.some(({ kind, at }) => kind === PROTOTYPE && at === held(who));
