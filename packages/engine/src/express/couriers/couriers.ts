import type { Seat } from '../../kernel/index.ts';
import { type Card, type CharacterId, characterOf, type Table } from '../table.ts';

export type Team = 'red' | 'blue';
export const TEAMS: readonly Team[] = ['red', 'blue'];
export const otherTeam = (team: Team): Team => (team === 'red' ? 'blue' : 'red');

/** A team's money in dollars: what its bandits on the starting train hold, and what it has as a team. */
export interface Sums {
  readonly bandits: number;
  readonly documents: number;
  readonly wildBunch: number;
  readonly professor: number;
}

/** Something that holds for the round after the one it was noted in. */
export interface Noted {
  readonly round: number;
  readonly who: readonly CharacterId[];
}

/** The automaton that joins the smaller team of an odd number of bandits. */
export interface Professor {
  readonly bullets: number;
  /** Steps up the ladder of schemes, from 0. */
  readonly step: number;
  /** The first card is the top. */
  readonly deck: readonly Card[];
}

/** What the box keeps. */
export interface Couriers {
  /** By seat. */
  readonly teams: readonly Team[];
  /** Cars that the starting train has gone along the armored one: its car `i` is beside the armored car `slid - i`. */
  readonly slid: number;
  /** Bullets fired at couriers, by who fired them: they lie under the Wild Bunch token. */
  readonly wildBunch: Readonly<Record<CharacterId, number>>;
  /** Bullets back in the box for good, by whose they are. */
  readonly healed: Readonly<Record<CharacterId, number>>;
  readonly planned: Noted;
  readonly treated: Noted;
  /** Teams that have used the diversion of this turn of this round. */
  readonly diversion: { readonly round: number; readonly turn: number; readonly teams: readonly Team[] };
  readonly professor: Professor | null;
  readonly sums: Readonly<Record<Team, Sums>> | null;
}

export const couriersOf = (table: Table): Couriers => table.box.couriers as Couriers;

export const withCouriers = (table: Table, change: Partial<Couriers>): Table => {
  const couriers: Couriers = { ...couriersOf(table), ...change };
  return { ...table, box: { ...table.box, couriers } };
};

export const teamOfSeat = (table: Table, seat: Seat): Team => couriersOf(table).teams[seat] ?? 'red';
export const teamOf = (table: Table, who: CharacterId): Team =>
  teamOfSeat(table, characterOf(table, who).seat);

/** The other bandits of his team. */
export const matesOf = (table: Table, who: CharacterId): CharacterId[] =>
  Object.keys(table.characters).filter(
    (other) => other !== who && teamOf(table, other) === teamOf(table, who),
  );

export const enemiesOf = (table: Table, team: Team): CharacterId[] =>
  Object.keys(table.characters).filter((who) => teamOf(table, who) !== team);

/** Whether somebody stands where a mate of his stands. */
export const isWithMate = (table: Table, who: CharacterId): boolean =>
  matesOf(table, who).some((mate) => characterOf(table, mate).at === characterOf(table, who).at);

export const COURIERS: readonly string[] = ['courier:1', 'courier:2', 'courier:3'];
export const isCourier = (piece: string): boolean => COURIERS.includes(piece);
/** The courier at a place; there is one in a car at most. */
export const courierAt = (table: Table, place: string): string | undefined =>
  COURIERS.find((courier) => table.pawns[courier] === place);

export const plusOne = (counts: Readonly<Record<string, number>>, of: string): Record<string, number> => ({
  ...counts,
  [of]: (counts[of] ?? 0) + 1,
});
