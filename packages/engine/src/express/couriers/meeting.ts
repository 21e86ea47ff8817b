import { inTurnOrder, lawmansBullets } from '../base/marshal.ts';
import type { Flight } from '../points.ts';
import type { Fact, Handler, Reactions } from '../rules.ts';
import { type CharacterId, characterOf, type Table } from '../table.ts';
import { COURIERS, courierAt } from './couriers.ts';
import { otherFloor } from './trains.ts';

/**
 * Whoever is where a courier is gets a neutral bullet at once and changes floor (Couriers & Armored Train manual, Meeting
 * a courier). Too few bullets for all: nobody gets one.
 */
const meetCouriers: Handler<Flight> = (table, flight, rules) => {
  const met = meeting(table);
  const first = rules.adjust.beforeFlight(null, { table, fleeing: met, flight });
  if (first) return { frames: [first] };
  const flights = inTurnOrder(table, met).flatMap((who): Fact[] => {
    const from = characterOf(table, who).at;
    const [to] = otherFloor(table, from);
    const free = to !== undefined && courierAt(table, to) === undefined;
    return free ? [{ kind: 'moved', who, from, to, manner: 'flee' }] : [];
  });
  return { facts: [...flights, ...lawmansBullets(table, met, flight)] };
};

const meeting = (table: Table): CharacterId[] =>
  Object.keys(table.characters).filter((who) => courierAt(table, characterOf(table, who).at) !== undefined);

/** Somebody came to a courier, or a courier to somebody. */
export const meetingReactions: Reactions = {
  moved: (table, { to }) => {
    const meets = courierAt(table, to) !== undefined && meeting(table).length > 0;
    return meets ? [{ kind: 'meetCouriers' }] : [];
  },
};

/** The couriers named change floor, at the same time. */
export const couriersClimb = (table: Table, couriers: readonly string[]): Fact[] =>
  couriers.flatMap((courier): Fact[] => {
    const from = table.pawns[courier] ?? 'off';
    const [to] = otherFloor(table, from);
    return to === undefined ? [] : [{ kind: 'moved', who: courier, from, to, manner: 'climb' }];
  });

/** Couriers Change Floor (Events): all of them. */
const couriersChangeFloor: Handler = (table) => ({ facts: couriersClimb(table, COURIERS) });

export const meetingFrames = { meetCouriers, couriersChangeFloor } as const;
