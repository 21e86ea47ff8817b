import type { Seat, Table } from '@holdup/engine';

/** The team of two that a seat belongs to, counted from 1 at the first seat or at the one after the Marshal; null: none. */
export function teamAt({ options, players }: Table, seat: Seat): number | null {
  if (options.teams !== true) return null;
  const n = players.length;
  const lone = players.findIndex(({ characters }) => characters.includes('marshal'));
  if (seat === lone) return null;
  const order = players.map((_, i) => (lone + 1 + i) % n).filter((one) => one !== lone);
  return Math.floor(order.indexOf(seat) / 2) + 1;
}
