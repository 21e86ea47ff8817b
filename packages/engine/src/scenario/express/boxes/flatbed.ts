import { withFlatbed } from '../../../express/flatbed/flatbed.ts';
import { notFitting, whole } from '../../reading.ts';
import { part } from '../part.ts';

/** The car without a roof. */
export const flatbedPart = part(
  () => ({ flatbed: whole(1) }),
  (table, { flatbed }) => {
    if (flatbed === undefined) return table;
    if (table.box.flatbed === undefined) notFitting('given.flatbed', 'boxes with flatbed', table.boxes);
    if (flatbed >= table.cars.length) notFitting('given.flatbed', 'a car of this train', flatbed);
    return withFlatbed(table, flatbed);
  },
);
