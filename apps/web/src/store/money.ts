import { held, type Seat, type Table } from '@holdup/engine';

/** Dollars that a seat's characters hold, tokens and cash, as far as the reader of the table knows their values. */
export function moneyOf(table: Table, seat: Seat): number {
  const own = table.players[seat]?.characters ?? [];
  const places = new Set(own.map(held));
  const tokens = table.loot.filter(({ at }) => places.has(at));
  const cash = own.reduce((sum, who) => sum + (table.characters[who]?.cash ?? 0), 0);
  return cash + tokens.reduce((sum, { value }) => sum + (value ?? 0), 0);
}
