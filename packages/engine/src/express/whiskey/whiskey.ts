import { held, type Loot, lootAt, playerOf, type Table } from '../table.ts';

export type Flask = 'normal' | 'old';

/** What the box keeps: the ids of flasks that have been drunk from once, and show it. */
export interface Whiskey {
  readonly halfDrunk: readonly number[];
}

export const whiskeyOf = (table: Table): Whiskey => table.box.whiskey as Whiskey;

export const isHalfDrunk = (table: Table, flask: Loot): boolean =>
  whiskeyOf(table).halfDrunk.includes(flask.id);

/** The flasks of a seat's characters. */
export const flasksOf = (table: Table, seat: number): Loot[] =>
  playerOf(table, seat).characters.flatMap((who) =>
    lootAt(table, held(who)).filter(({ kind }) => kind === 'flask'),
  );
