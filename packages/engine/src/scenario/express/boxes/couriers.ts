import { CARS_A_ROUND } from '../../../express/couriers/components.ts';
import { type Couriers, TEAMS, type Team, withCouriers } from '../../../express/couriers/couriers.ts';
import type { Table } from '../../../express/table.ts';
import { listOf, mapOf, notFitting, oneOf, text, whole } from '../../reading.ts';
import { bulletCounts } from '../cards.ts';
import { cardsOf, part } from '../part.ts';
import { orProfessor, PROFESSOR, withProfessor } from '../professor.ts';

const couriersOf = (table: Table): Couriers | undefined => table.box.couriers as Couriers | undefined;

/**
 * How far the trains have slid (two cars for each round before this one, if nothing else is said), who is in which team,
 * and what the Professor has before him.
 */
export const couriersPart = part(
  (names) => ({
    trains: whole(0),
    team: mapOf(names.player, oneOf(TEAMS)),
    deck: mapOf(orProfessor(names.seat), listOf(text)),
    cylinder: mapOf(orProfessor(names.character), bulletCounts),
  }),
  (table, { trains, team, ...professors }) => {
    const kept = couriersOf(table);
    if (!kept) {
      if (trains !== undefined) notFitting('given.trains', 'boxes with couriers', table.boxes);
      if (team) notFitting('given.team', 'boxes with couriers', table.boxes);
      return withProfessor(table, professors, 0);
    }
    const slid = trains ?? CARS_A_ROUND * ((table.round?.number ?? 1) - 1);
    const teams = kept.teams.map((usual, seat) => (team?.get(seat) as Team | undefined) ?? usual);
    const received = table.players.flatMap((_, seat) => cardsOf(table, seat));
    const fired = received.filter(({ kind, of }) => kind === 'bullet' && of === PROFESSOR).length;
    return withProfessor(withCouriers(table, { slid, teams }), professors, fired);
  },
);
