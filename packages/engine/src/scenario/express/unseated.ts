import type { Card, Table } from '../../express/table.ts';
import type { Names } from '../names.ts';
import type { Reader } from '../reading.ts';

/** Somebody whom a box lets play along without a seat: he has cards and bullets. All throw `NotFitting` where he does not. */
export interface Unseated {
  readonly name: string;
  /** Bullets that he has left to fire. */
  bulletsLeft(table: Table, key: string): number;
  /** His deck by the names of its cards, the top first. */
  deck(table: Table, key: string): readonly string[];
  /** The card of his that a scenario calls `name`. */
  card(table: Table, name: string, key: string): Omit<Card, 'id'>;
}

/** The names of a scenario of this game: boxes may add some of people without a seat. */
export interface ExpressNames extends Names {
  readonly unseated: readonly Unseated[];
}

/** A name that `read` takes, or that of somebody without a seat. */
export const orUnseated =
  <N>({ unseated }: ExpressNames, read: Reader<N>): Reader<N | Unseated> =>
  (value, key) =>
    unseated.find(({ name }) => name === value) ?? read(value, key);

/** Bullets that somebody has left to fire. */
export const bulletsLeft = (table: Table, who: string | Unseated, key: string): number =>
  typeof who === 'string' ? (table.characters[who]?.cylinder ?? 0) : who.bulletsLeft(table, key);

/** How a scenario calls him. */
export const calledBy = (who: string | Unseated): string => (typeof who === 'string' ? who : who.name);
