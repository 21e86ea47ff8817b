import { onTrain, type Place, type Table } from '../table.ts';

export const DYNAMITE = 'dynamite';

/** Where the stick lies; `off` before the first round and after it has exploded. */
export const dynamiteAt = (table: Table): Place => table.pawns[DYNAMITE] ?? 'off';

/** The car in which it lies; null when it is not on the train. */
export const dynamiteCar = (table: Table): number | null => onTrain(dynamiteAt(table))?.car ?? null;
