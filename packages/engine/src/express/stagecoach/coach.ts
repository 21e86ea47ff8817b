import { type CharacterId, inside, onTrain, type Place, roof, type Table } from '../table.ts';

export const COACH_INSIDE: Place = 'coach/inside';
export const COACH_ROOF: Place = 'coach/roof';

/** The car beside which the stagecoach runs (the one "to the left of" it). */
export const coachCar = (table: Table): number => Number.parseInt(table.pawns.coach ?? '', 10);

export const besideCoach = (floor: 'inside' | 'roof', table: Table): Place =>
  floor === 'inside' ? inside(coachCar(table)) : roof(coachCar(table));

/** Where the Shotgun stands: on the stagecoach, or on the roof of a car once he was punched off it. */
export const shotgunAt = (table: Table): Place => table.pawns.shotgun ?? 'off';

/** The car on whose roof the Shotgun stands; null while he guards his strongbox. */
export const shotgunCar = (table: Table): number | null => onTrain(shotgunAt(table))?.car ?? null;

/** What the box keeps: hostages on offer, and who has taken which. */
export interface Stagecoach {
  readonly offer: readonly string[];
  readonly held: Readonly<Record<CharacterId, string>>;
}

export const stagecoachOf = (table: Table): Stagecoach => table.box.stagecoach as Stagecoach;

export const hostageOf = (table: Table, who: CharacterId): string | undefined =>
  stagecoachOf(table).held[who];
