import type { Dice } from '../../kernel/index.ts';
import type { Adjust } from '../points.ts';
import type { Table } from '../table.ts';

/** Adds a frame to what happens at the beginning of the first round. */
export const atFirstRound =
  (kind: string): Adjust<'roundStartSteps'> =>
  (steps, { table }) =>
    table.round?.number === 1 ? [...steps, { kind }] : steps;

/** A car drawn with a die, any but the locomotive. */
export const drawnCar = (table: Table, dice: Dice, label: string): number =>
  1 + dice.roll(label, table.cars.length - 1);
