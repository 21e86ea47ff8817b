import { CARS_A_ROUND } from '../../../express/couriers/components.ts';
import { type Couriers, TEAMS, type Team, withCouriers } from '../../../express/couriers/couriers.ts';
import type { Table } from '../../../express/table.ts';
import { mapOf, notFitting, oneOf, whole } from '../../reading.ts';
import { part } from '../part.ts';

const couriersOf = (table: Table): Couriers | undefined => table.box.couriers as Couriers | undefined;

/** How far the trains have slid (two cars for each round before this one, if nothing else is said), and who is in which team. */
export const couriersPart = part(
  (names) => ({ trains: whole(0), team: mapOf(names.player, oneOf(TEAMS)) }),
  (table, { trains, team }) => {
    const kept = couriersOf(table);
    if (!kept) {
      if (trains !== undefined) notFitting('given.trains', 'boxes with couriers', table.boxes);
      if (team) notFitting('given.team', 'boxes with couriers', table.boxes);
      return table;
    }
    const slid = trains ?? CARS_A_ROUND * ((table.round?.number ?? 1) - 1);
    const teams = kept.teams.map((usual, seat) => (team?.get(seat) as Team | undefined) ?? usual);
    return withCouriers(table, { slid, teams });
  },
);
