import { onTrain, type Place, type Table } from '../table.ts';

/** Horses are pawns, each beside a car of the train or out of the game. */
export const horsesOf = (table: Table): string[] =>
  Object.keys(table.pawns).filter((pawn) => pawn.startsWith('horse:'));

export const beside = (car: number): Place => `${car}/horse`;

/** The car of a place on the train; null for any other place. */
export const carOf = (place: Place): number | null => onTrain(place)?.car ?? null;
