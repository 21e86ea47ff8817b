import type { Seat, Standing } from '../../kernel/index.ts';
import { CYLINDER } from '../base/components.ts';
import { type Team, teamsOf } from '../partners.ts';
import type { Adjusters } from '../points.ts';
import {
  type CharacterId,
  characterOf,
  isCounted,
  playerOf,
  type Result,
  type Score,
  type Table,
} from '../table.ts';
import { playsInTeams } from './pairs.ts';

/** A team counts and wins together (Big Box manual, End of the Game). */
export const scoringAdjusters: Adjusters = {
  /** The team that shot the most bullets at others, less one for each that hit a partner (a ruling: docs/rulings.md, Teams of two). */
  gunslingers(seats, { table, counted }) {
    if (!playsInTeams(table)) return seats;
    const teams = inRace(table, counted);
    const most = Math.max(...teams.map((team) => shotsOf(table, team)));
    return teams
      .filter((team) => shotsOf(table, team) === most)
      .flatMap((team) => countedOf(table, team, counted))
      .sort((a, b) => a - b);
  },
  /** The one prize of the team lies half with each of the two, or with the one of them who is counted. */
  gunslingerPrize(prize, { table, seat, counted }) {
    const team = playsInTeams(table) ? teamsOf(table.players).find((one) => one.includes(seat)) : undefined;
    return team ? prize / countedOf(table, team, counted).length : prize;
  },
  richest: (seats, { table, scores, counted }) =>
    playsInTeams(table) ? richest(inRace(table, counted), scores) : seats,
};

/** Partners stand together, by what they took together; behind the others, all alike, teams of whom nobody is counted. */
export function standing(
  table: Table,
  { seat, result }: { readonly seat: Seat; readonly result: Result },
): Standing | null {
  const team = playsInTeams(table) && teamsOf(table.players).find((one) => one.includes(seat));
  if (!team) return null;
  if (countedOf(table, team, result.counted).length === 0) return [0];
  return [1, sumOf(result.scores, team, moneyOf), -sumOf(result.scores, team, bulletsOf)];
}

const membersOf = (table: Table, team: Team): CharacterId[] =>
  team.flatMap((seat) => playerOf(table, seat).characters);

const inRace = (table: Table, counted: readonly CharacterId[]): Team[] =>
  teamsOf(table.players).filter((team) => countedOf(table, team, counted).length > 0);

const countedOf = (table: Table, team: Team, counted: readonly CharacterId[]): Seat[] =>
  team.filter((seat) => isCounted(table, seat, counted));

/** Bullets fired at enemies, less those that hit the partner. */
function shotsOf(table: Table, team: Team): number {
  const members = membersOf(table, team);
  const fired = members.reduce((sum, who) => sum + CYLINDER - characterOf(table, who).cylinder, 0);
  const cards = table.players.flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard]);
  const partners = cards.filter(
    ({ kind, of, hit }) =>
      kind === 'bullet' &&
      of !== null &&
      members.includes(of) &&
      typeof hit === 'string' &&
      members.includes(hit),
  );
  return fired - 2 * partners.length;
}

const moneyOf = ({ total }: Score): number => total;
const bulletsOf = ({ bulletsReceived }: Score): number => bulletsReceived;
const sumOf = (scores: readonly Score[], team: Team, amount: (score: Score) => number): number =>
  scores.filter(({ seat }) => team.includes(seat)).reduce((sum, score) => sum + amount(score), 0);

/** The richest team; among equals the one that received the fewest bullets; then they share. */
function richest(teams: readonly Team[], scores: readonly Score[]): Seat[] {
  const best = (left: readonly Team[], value: (team: Team) => number): readonly Team[] => {
    const most = Math.max(...left.map(value));
    return left.filter((team) => value(team) === most);
  };
  const rich = best(teams, (team) => sumOf(scores, team, moneyOf));
  const unhurt = best(rich, (team) => -sumOf(scores, team, bulletsOf));
  return unhurt.flat().sort((a, b) => a - b);
}
