import { inPlaces, type Placed, type Standing } from '../kernel/index.ts';
import { boxesOf } from './boxes.ts';
import { isCounted, type Result, type Score, type Table } from './table.ts';

/** How everybody has come out, the foremost first; nobody before the game is over. Knows what anybody may know of the table. */
export function placesInExpress(table: Table): Placed<Score>[] {
  const { result } = table;
  if (!result) return [];
  const boxes = boxesOf(table.boxes);
  return inPlaces(result, (score) => {
    for (const box of boxes) {
      const standing = box.standing?.(table, { seat: score.seat, result });
      if (standing) return standing;
    }
    return alone(table, score, result);
  });
}

/** The richest first, among equals who received fewer bullets; behind them, all alike, who takes no part in the count. */
function alone(table: Table, { seat, total, bulletsReceived }: Score, { counted }: Result): Standing {
  return isCounted(table, seat, counted) ? [1, total, -bulletsReceived] : [0];
}
