import { type Prison, SIDEKICKS } from '../../../express/prison/prison.ts';
import type { Table } from '../../../express/table.ts';
import { listOf, mapOf, notFitting, oneOf } from '../../reading.ts';
import { part } from '../part.ts';
import { before, type Checks } from '../then.ts';
import type { ExpressNames } from '../unseated.ts';

const prisonOf = (table: Table, key: string): Prison =>
  (table.box.prison as Prison | undefined) ?? notFitting(key, 'boxes with prison', table.boxes);

const prisoner = oneOf(SIDEKICKS);

/** Prisoners on offer, and those freed. */
export const prisonPart = part(
  (names) => ({ prisoners: listOf(prisoner), heldPrisoner: mapOf(names.character, prisoner) }),
  (table, given) => {
    if (!given.prisoners && !given.heldPrisoner) return table;
    const set = prisonOf(table, given.prisoners ? 'given.prisoners' : 'given.heldPrisoner');
    const freed = given.heldPrisoner ? Object.fromEntries(given.heldPrisoner) : set.held;
    const offer = given.prisoners ?? set.offer.filter((one) => !Object.values(freed).includes(one));
    return { ...table, box: { ...table.box, prison: { ...set, offer, held: freed } } };
  },
);

export const prisonChecks = (names: ExpressNames): Checks => ({
  heldPrisoner: before('prisoner', names, (who, table) => {
    const prisoner = prisonOf(table, 'then.heldPrisoner').held[who];
    return prisoner ? [prisoner] : [];
  }),
});
