import { type Seat, type Table, teamsOf } from '@holdup/engine';

/** The team of two that a seat belongs to, counted from 1; null: none. */
export function teamAt({ options, players }: Table, seat: Seat): number | null {
  const teams = options.teams === true ? teamsOf(players) : [];
  const at = teams.findIndex((team) => team.includes(seat));
  return at < 0 ? null : at + 1;
}
