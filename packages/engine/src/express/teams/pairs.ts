import type { Seat } from '../../kernel/index.ts';
import { teamsOf } from '../partners.ts';
import type { Table } from '../table.ts';

export const playsInTeams = (table: Table): boolean => table.options.teams === true;

/** Neighbours are partners (Big Box manual, Set Up 1). */
export const partnerOf = (table: Table, seat: Seat): Seat | undefined =>
  teamsOf(table.players)
    .find((team) => team.includes(seat))
    ?.find((other) => other !== seat);

export const isPlayerB = (table: Table, seat: Seat): boolean =>
  teamsOf(table.players).some(([, second]) => second === seat);
