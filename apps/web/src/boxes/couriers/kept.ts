import type { CharacterId, Seat, Table } from '@holdup/engine';
import { keptBy } from '../box.ts';

export type Team = 'red' | 'blue';
export const TEAMS: readonly Team[] = ['red', 'blue'];

/** Dollars of a team and what they are made of. */
export interface Sums {
  readonly bandits: number;
  readonly documents: number;
  readonly wildBunch: number;
  readonly professor: number;
}

interface Noted {
  readonly round: number;
  readonly who: readonly CharacterId[];
}

/** What Couriers & Armored Train keeps on the table, as far as the page shows it. */
export interface Kept {
  /** By seat. */
  readonly teams: readonly Team[];
  /** Cars the starting train has gone along the armored one: its car `i` is beside the armored car `slid - i`. */
  readonly slid: number;
  /** Bullets fired at couriers, by who fired them. */
  readonly wildBunch: Readonly<Record<CharacterId, number>>;
  readonly planned: Noted;
  readonly professor: {
    readonly bullets: number;
    readonly step: number;
    readonly deck: readonly unknown[];
  } | null;
  readonly sums: Readonly<Record<Team, Sums>> | null;
}

export const keptOn = (table: Table): Kept | null => keptBy(table, 'couriers');

export const PROFESSOR = 'professor';
/** Dollars on the Professor's ladder of schemes. */
const LADDER: readonly number[] = [0, 250, 500, 750, 1000, 1250, 1500];
export const ladderAt = (step: number): number => LADDER[Math.min(step, LADDER.length - 1)] ?? 0;
/** Dollars of a team's own secret document. */
export const DOCUMENT_WORTH = 4000;

/** He joins the team with fewer bandits. */
export const professorsTeam = ({ teams }: Kept): Team =>
  teams.filter((team) => team === 'red').length * 2 < teams.length ? 'red' : 'blue';

export const teamOfSeat = (kept: Kept, seat: Seat): Team => kept.teams[seat] ?? 'red';

/** The team of a bandit, or of the Professor. */
export function teamOf(table: Table, kept: Kept, who: string): Team {
  const character = table.characters[who];
  return character ? teamOfSeat(kept, character.seat) : professorsTeam(kept);
}

/** Bullets a team has fired at couriers. */
export const bulletsAtCouriers = (table: Table, kept: Kept, team: Team): number =>
  Object.entries(kept.wildBunch).reduce(
    (sum, [who, many]) => (teamOf(table, kept, who) === team ? sum + many : sum),
    0,
  );
