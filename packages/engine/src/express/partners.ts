import type { Seat } from '../kernel/index.ts';
import { type CharacterId, isBandit } from './table.ts';

/** Player A on the right, and Player B who always plays after him. */
export type Team = readonly [Seat, Seat];

/**
 * The teams where people play in teams of two: neighbours, counted from the first seat on, or from the one after the Marshal, who has
 * no partner.
 */
export function teamsOf(
  players: readonly { readonly characters: readonly CharacterId[] }[],
): readonly Team[] {
  const lone = players.findIndex(({ characters }) => !characters.some(isBandit));
  const seats = players.map((_, i) => (lone + 1 + i) % players.length).filter((seat) => seat !== lone);
  const teams: Team[] = [];
  for (let i = 0; i + 1 < seats.length; i += 2) teams.push([seats[i] as Seat, seats[i + 1] as Seat]);
  return teams;
}
