import { type AnyTable, held, type Seat, type SuperTable, type Table } from '@holdup/engine';

/** Dollars that a seat's characters hold, as far as the reader of the table knows their values. */
export const moneyOf = (table: AnyTable, seat: Seat): number =>
  table.game === 'super' ? worthOfCars(table, seat) : heldBy(table, seat);

/** Of the cars won. */
const worthOfCars = ({ players, characters }: SuperTable, seat: Seat): number =>
  (players[seat]?.characters ?? [])
    .flatMap((who) => characters[who]?.loot ?? [])
    .reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Of tokens and cash. */
function heldBy(table: Table, seat: Seat): number {
  const own = table.players[seat]?.characters ?? [];
  const places = new Set(own.map(held));
  const tokens = table.loot.filter(({ at }) => places.has(at));
  const cash = own.reduce((sum, who) => sum + (table.characters[who]?.cash ?? 0), 0);
  return cash + tokens.reduce((sum, { value }) => sum + (value ?? 0), 0);
}
