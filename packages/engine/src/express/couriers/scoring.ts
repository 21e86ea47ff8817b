import type { Seat, Standing } from '../../kernel/index.ts';
import type { Adjusters } from '../points.ts';
import type { Handler } from '../rules.ts';
import {
  type CharacterId,
  characterOf,
  held,
  isCounted,
  type Loot,
  lootAt,
  onTrain,
  playerOf,
  type Result,
  type Score,
  type Table,
} from '../table.ts';
import { DOCUMENT_WORTH, EMPTY_CYLINDER_PRIZE, LADDER, WILD_BUNCH_PRIZE } from './components.ts';
import { couriersOf, otherTeam, type Sums, TEAMS, type Team, teamOf, teamOfSeat } from './couriers.ts';
import { professorsTeam } from './professor/professor.ts';

const isBetrayed = ({ round }: Table): boolean =>
  round?.event === 'survivalOfTheFittest' || round?.event === 'doubleBottom';

const ownDocuments = (table: Table, who: CharacterId): Loot[] =>
  lootAt(table, held(who)).filter(({ kind, face }) => kind === 'document' && face === teamOf(table, who));

const isBack = (table: Table, who: CharacterId): boolean => onTrain(characterOf(table, who).at) !== null;
const hasEmptyCylinder = (table: Table, who: CharacterId): boolean => characterOf(table, who).cylinder === 0;

/** The count of each team, before the money of each bandit (End of the game, Final scoring). */
const countTeams: Handler = (table) => ({
  facts: [{ kind: 'teamsCounted', sums: { red: sumsOf(table, 'red'), blue: sumsOf(table, 'blue') } }],
});

function sumsOf(table: Table, team: Team): Sums {
  const back = Object.keys(table.characters).filter(
    (who) => teamOf(table, who) === team && isBack(table, who),
  );
  const { professor } = couriersOf(table);
  const ladder = professor && professorsTeam(table) === team ? (LADDER[professor.step] ?? 0) : 0;
  return {
    bandits: back.reduce((sum, who) => sum + moneyOf(table, who), 0),
    documents: DOCUMENT_WORTH * back.flatMap((who) => ownDocuments(table, who)).length,
    wildBunch: shotsAtCouriers(table, team) > shotsAtCouriers(table, otherTeam(team)) ? WILD_BUNCH_PRIZE : 0,
    professor: ladder,
  };
}

function moneyOf(table: Table, who: CharacterId): number {
  const tokens = lootAt(table, held(who)).reduce((sum, { value }) => sum + (value ?? 0), 0);
  return tokens + characterOf(table, who).cash + (hasEmptyCylinder(table, who) ? EMPTY_CYLINDER_PRIZE : 0);
}

/** Bullets under the Wild Bunch token, the Professor's among those of his team. */
const shotsAtCouriers = (table: Table, team: Team): number =>
  Object.entries(couriersOf(table).wildBunch).reduce((sum, [who, many]) => {
    const shooters = who in table.characters ? teamOf(table, who) : professorsTeam(table);
    return shooters === team ? sum + many : sum;
  }, 0);

export const scoringAdjusters: Adjusters = {
  countSteps: (steps) => [...steps, { kind: 'countTeams' }],
  /** Who is still on the armored train is out. */
  counted: (counted, { table }) => counted.filter((who) => isBack(table, who)),
  /** Where one bandit wins alone, documents are his team's and not his own. */
  scoreLines(lines, { table, who }) {
    if (isBetrayed(table)) return lines;
    const documents = ownDocuments(table, who);
    return [
      ...lines,
      ...documents.map(() => ({ why: 'secretDocument', character: who, amount: DOCUMENT_WORTH })),
    ];
  },
  /** Everybody who has fired his last bullet gets the prize. */
  gunslingers: (_seats, { table, counted }) =>
    counted
      .filter((who) => hasEmptyCylinder(table, who))
      .map((who) => characterOf(table, who).seat)
      .sort((a, b) => a - b),
  richest(seats, { table, scores, counted }) {
    const back = counted.map((who) => characterOf(table, who).seat);
    if (table.round?.event === 'doubleBottom') {
      const holders = back.filter((seat) =>
        playerOf(table, seat).characters.some((who) => ownDocuments(table, who).length > 0),
      );
      return holders.length > 0 ? holders.sort((a, b) => a - b) : seats;
    }
    const rich = richestTeams(table, scores, back);
    const inTeam = back.filter((seat) => rich.includes(teamOfSeat(table, seat))).sort((a, b) => a - b);
    if (table.round?.event !== 'survivalOfTheFittest') return inTeam;
    const own = scores.filter(({ seat }) => inTeam.includes(seat));
    return best(
      own,
      ({ total }) => total,
      ({ bulletsReceived }) => bulletsReceived,
    ).map(({ seat }) => seat);
  },
};

/** The richest of the teams with somebody back; among equals the one that received the fewest bullets; or both. */
function richestTeams(table: Table, scores: readonly Score[], back: readonly number[]): readonly Team[] {
  const inRace = TEAMS.filter((team) => back.some((seat) => teamOfSeat(table, seat) === team));
  return best(
    inRace,
    (team) => totalOf(table, team),
    (team) => bulletsIn(table, scores, team),
  );
}

function totalOf(table: Table, team: Team): number {
  const sums = couriersOf(table).sums?.[team];
  return sums ? sums.bandits + sums.documents + sums.wildBunch + sums.professor : 0;
}

const bulletsIn = (table: Table, scores: readonly Score[], team: Team): number =>
  scores
    .filter(({ seat }) => teamOfSeat(table, seat) === team)
    .reduce((sum, { bulletsReceived }) => sum + bulletsReceived, 0);

/** A team stands together, but for those who are not back: they are out. Where one of a team wins alone, so does each of the others stand. */
export function standing(
  table: Table,
  { seat, result: { scores, counted } }: { readonly seat: Seat; readonly result: Result },
): Standing | null {
  const own = scores.find((score) => score.seat === seat);
  // With a double bottom no team wins.
  if (!isCounted(table, seat, counted) || !own || table.round?.event === 'doubleBottom') return null;
  const team = teamOfSeat(table, seat);
  const together = [1, totalOf(table, team), -bulletsIn(table, scores, team)];
  return isBetrayed(table) ? [...together, own.total, -own.bulletsReceived] : together;
}

function best<V>(all: readonly V[], most: (one: V) => number, fewest: (one: V) => number): readonly V[] {
  const top = Math.max(...all.map(most));
  const rich = all.filter((one) => most(one) === top);
  const least = Math.min(...rich.map(fewest));
  return rich.filter((one) => fewest(one) === least);
}

export const scoringFrames = { countTeams } as const;
