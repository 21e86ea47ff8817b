import { DYNAMITE } from '../../../express/dynamite/dynamite.ts';
import { inside } from '../../../express/table.ts';
import { mapOf, notFitting, text, whole } from '../../reading.ts';
import { part } from '../part.ts';
import { place, withPiece } from '../train.ts';

/** The car in which the dynamite lies. After the first round it has exploded, if nothing else is said. */
export const dynamitePart = part(
  () => ({ dynamite: whole(0), at: mapOf(text, place) }),
  (table, { dynamite, at }) => {
    if (dynamite === undefined) {
      if (at?.has(DYNAMITE)) return table;
      const gone = table.pawns[DYNAMITE] !== undefined && table.round?.number !== 1;
      return gone ? withPiece(table, DYNAMITE, 'off') : table;
    }
    if (table.pawns[DYNAMITE] === undefined) notFitting('given.dynamite', 'boxes with dynamite', table.boxes);
    if (dynamite >= table.cars.length) notFitting('given.dynamite', 'a car of this train', dynamite);
    return withPiece(table, DYNAMITE, inside(dynamite));
  },
);
