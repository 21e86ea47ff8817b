import { boxesOf } from './boxes.ts';
import type { Table } from './table.ts';

/** Whether a box forbids the players to talk to each other at this moment. */
export const isSilent = (table: Table): boolean =>
  boxesOf(table.boxes).some((box) => box.silent?.(table) === true);
