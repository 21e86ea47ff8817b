import type { Card, Table } from '../../express/table.ts';
import type { Seat } from '../../kernel/index.ts';
import type { Names } from '../names.ts';
import type { Readers, Values } from '../reading.ts';

/** A few keys of `given` that belong together, and what they do to the table that set-up has left. */
export interface Part {
  readonly keys: (names: Names) => Readers;
  readonly put: (table: Table, given: Values<Readers>, names: Names) => Table;
}

/** Ties the values a part puts on the table to what its readers give. */
export const part = <R extends Readers>(
  keys: (names: Names) => R,
  put: (table: Table, given: Values<R>, names: Names) => Table,
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
