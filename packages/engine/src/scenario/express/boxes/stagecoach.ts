import type { Stagecoach } from '../../../express/stagecoach/coach.ts';
import { HOSTAGES } from '../../../express/stagecoach/hostages.ts';
import type { Table } from '../../../express/table.ts';
import { listOf, mapOf, notFitting, oneOf } from '../../reading.ts';
import { part } from '../part.ts';
import { before, type Checks } from '../then.ts';
import type { ExpressNames } from '../unseated.ts';

const stagecoachOf = (table: Table, key: string): Stagecoach =>
  (table.box.stagecoach as Stagecoach | undefined) ?? notFitting(key, 'boxes with stagecoach', table.boxes);

const hostage = oneOf(Object.keys(HOSTAGES));

/** Hostages on offer, and those taken. */
export const stagecoachPart = part(
  (names) => ({ hostages: listOf(hostage), hostage: mapOf(names.character, hostage) }),
  (table, given) => {
    if (!given.hostages && !given.hostage) return table;
    const set = stagecoachOf(table, given.hostages ? 'given.hostages' : 'given.hostage');
    const taken = given.hostage ? Object.fromEntries(given.hostage) : set.held;
    const offer = given.hostages ?? set.offer.filter((one) => !Object.values(taken).includes(one));
    return { ...table, box: { ...table.box, stagecoach: { offer, held: taken } } };
  },
);

export const stagecoachChecks = (names: ExpressNames): Checks => ({
  hostage: before('hostage', names, (who, table) => {
    const taken = stagecoachOf(table, 'then.hostage').held[who];
    return taken ? [taken] : [];
  }),
});
