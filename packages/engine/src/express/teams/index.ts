import type { Box } from '../rules.ts';
import type { ExpressSetup, SetupProblem } from '../setup.ts';
import { isBandit, playerOf, seatsFrom } from '../table.ts';
import { drawingFrames, evolve } from './drawing.ts';
import { isPlayerB, partnerOf, playsInTeams } from './pairs.ts';
import { scoringAdjusters, standing } from './scoring.ts';

/** Teams of two, an option of every game (Big Box manual, Teams-of-2 game). */
export const teams: Box = {
  id: 'teams',
  always: true,
  options: { teams: [true, false] },
  problems,
  standing,
  frames: drawingFrames,
  adjust: {
    ...scoringAdjusters,
    drawFirst: (frames, { table, seat }) =>
      playsInTeams(table) ? [...frames, { kind: 'drawFromPartner', seat }] : frames,
    /** Switching: the two change roles, so that the order backwards starts with the partner (Types of Turn). */
    turnOrder(order, { table, counterClockwise }) {
      const partner = playsInTeams(table) && counterClockwise ? partnerOf(table, table.first) : undefined;
      return partner === undefined ? order : seatsFrom(table, partner, true);
    },
    /** The First Player is a Player A, in the first round (Set Up 11) and ever after (Phase 2). */
    drawnFirst: (seats, { table }) =>
      playsInTeams(table) ? seats.filter((seat) => !isPlayerB(table, seat)) : seats,
    nextFirst: (seat, { table }) =>
      playsInTeams(table) && isPlayerB(table, seat) ? (seat + 1) % table.players.length : seat,
    allies(allies, { table, who }) {
      const partner = playsInTeams(table) ? partnerOf(table, table.characters[who]?.seat ?? -1) : undefined;
      return partner === undefined ? allies : [...allies, ...playerOf(table, partner).characters];
    },
  },
  evolve,
};

/** Partners have one bandit each, and nobody but the Marshal is without a partner. */
function problems({ options, players }: ExpressSetup): readonly SetupProblem[] {
  if (options.teams !== true) return [];
  const bandits = players.filter(({ characters }) => characters.some(isBandit));
  const fits =
    bandits.length >= 4 && bandits.length % 2 === 0 && players.every((one) => one.characters.length === 1);
  return fits ? [] : [{ code: 'no-teams', about: { bandits: bandits.length } }];
}
