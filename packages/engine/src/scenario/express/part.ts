import type { Fact } from '../../express/rules.ts';
import type { Card, Table } from '../../express/table.ts';
import type { Chose, Seat } from '../../kernel/index.ts';
import { listOf, type Reader, type Readers, type Values, whole } from '../reading.ts';
import type { ExpressNames, Unseated } from './unseated.ts';

/** A few keys of `given` that belong together, and what they do to the table that set-up has left. */
export interface Part {
  readonly keys: (names: ExpressNames) => Readers;
  readonly put: (table: Table, given: Values<Readers>, names: ExpressNames) => Table;
  /** Who plays along without a seat. */
  readonly unseated?: Unseated;
  /** What chance has chosen for somebody by a fact, written as a choice of his; null where it has not. */
  readonly drawn?: (table: Table, fact: Fact) => Chose | null;
}

/** Ties the values a part puts on the table to what its readers give. */
export const part = <R extends Readers>(
  keys: (names: ExpressNames) => R,
  put: (table: Table, given: Values<R>, names: ExpressNames) => Table,
): Part => ({ keys, put: (table, given, names) => put(table, given as Values<R>, names) });

export const withPlayers = (
  table: Table,
  change: (player: Table['players'][number], seat: Seat) => Partial<Table['players'][number]>,
): Table => ({
  ...table,
  players: table.players.map((player, seat) => ({ ...player, ...change(player, seat) })),
});

/** All cards of a player, wherever they lie. */
export const cardsOf = (table: Table, seat: Seat): Card[] => {
  const player = table.players[seat];
  const played = table.pile.filter((one) => one.seat === seat).map((one) => one.card);
  return player ? [...player.hand, ...player.deck, ...player.discard, ...played] : [];
};

/** Bullets left: of one pile, or of several. */
export const bulletCounts: Reader<readonly number[]> = (value, key) =>
  Array.isArray(value) ? listOf(whole(0))(value, key) : [whole(0)(value, key)];
