import { BULLET_FIRED, BULLET_RECEIVED } from '../weights.ts';
import type { Team } from './kept.ts';
import { cardsTo, ROOF_REACH } from './reach.ts';
import { type Scene, type Spot, sameSpot, spotOf } from './scene.ts';

/** What a lead in bullets at couriers is worth for each bullet, up to so many. */
const LEAD = { worth: 260, most: 4 } as const;
/** Cars the starting train goes after each round. */
const CARS_A_ROUND = 2;
/** What it is worth to a mate's eyes that he, and not oneself, is rich: nearly as much. */
const MATE = 0.95;
/** How likely one gets home, by the cars between one and the starting train once it has gone on, with one round left and with more. */
const HOME: readonly (readonly number[])[] = [
  [0.78, 0.62, 0.5, 0.4, 0.3],
  [0.93, 0.9, 0.86, 0.8, 0.7],
];
/** The same in the last round, by whether the Moves that are left may do; the last one of all is certain. */
const STEPS_HOME = { enough: 0.75, certain: 0.97, tooFew: 0.03 } as const;
const STRANDED = 0.05;
/** How much the other team's dollar hurts: more than that of one rival among several. */
const RIVAL = 0.45;
/**
 * What loot is worth that nobody holds yet, by the number of cards it takes to get it: a secret document is worth a long way.
 * How much of that counts at the end of the game, and more for each round to come.
 */
const WITHIN_REACH: readonly number[] = [0, 0.5, 0.38, 0.28, 0.2, 0.14, 0.09];
const HOPE = { least: 0.65, round: 0.27 } as const;
const MOST_WITHIN_REACH = Math.max(...WITHIN_REACH);
/** Cards it takes besides the way where a courier stands: he has to be shot at. */
const IN_THE_WAY = 1;
/** Each step nearer to the starting train, when the game draws to its end, in dollars. */
const HOMEWARD = 60;

/** What comes after a scene. */
export interface Ahead {
  /** Rounds after this one. */
  readonly left: number;
  /** Cards that everybody still lays in this round. */
  readonly turns: number;
  /** Whether the round ends with a last Move from the armored train. */
  readonly lastMove: boolean;
}

/** How good a scene is for a seat, in dollars: what its team will bring home, less a share of what the others will. */
export function worthTo(scene: Scene, seat: number, ahead: Ahead): number {
  const own = scene.seats.indexOf(seat);
  const team: Team = scene.teams[own] ?? 'red';
  let sum = leadOf(scene, team);
  const finds = ahead.left + ahead.turns > 0 ? findsOn(scene, ahead) : [];
  for (let who = 0; who < scene.names.length; who++) {
    const value = standing(scene, who, { ...ahead, finds });
    sum += scene.teams[who] !== team ? -RIVAL * value : who === own ? value : MATE * value;
  }
  return sum;
}

function leadOf({ wildBunch }: Scene, team: Team): number {
  const lead = wildBunch[team] - wildBunch[team === 'red' ? 'blue' : 'red'];
  return LEAD.worth * Math.max(-LEAD.most, Math.min(LEAD.most, lead));
}

function standing(scene: Scene, who: number, outlook: Outlook): number {
  const { left } = outlook;
  const here = scene.at[who];
  const home = here ? homeFrom(scene, here, outlook) : 0;
  const harm = BULLET_RECEIVED * (left / 4) * (scene.received[who] ?? 0);
  const glory = BULLET_FIRED * home * (scene.fired[who] ?? 0);
  const hopes = here ? (HOPE.least + HOPE.round * left) * prospects(scene, who, here, outlook) : 0;
  const way = here && left < 2 ? -HOMEWARD * gapAfter(scene, here) : 0;
  return (scene.money[who] ?? 0) * home + 400 * home + glory - harm + hopes + way;
}

/** Cars between a spot and the starting train, once that has gone on. */
function gapAfter({ slid, cars }: Scene, { armored, car }: Spot): number {
  if (!armored) return 0;
  const [rear, front] = [slid + CARS_A_ROUND - (cars - 1), slid + CARS_A_ROUND];
  return 1 + Math.max(0, rear - car, car - front);
}

/** How likely somebody there is on the starting train in the end. */
function homeFrom(scene: Scene, here: Spot, { left, turns, lastMove }: Ahead): number {
  if (!here.armored) return 1;
  if (left === 0) {
    const steps = stepsHome(scene, here);
    const more = turns + (lastMove ? 1 : 0);
    if (steps > more) return STEPS_HOME.tooFew;
    return lastMove && steps === 1 ? STEPS_HOME.certain : STEPS_HOME.enough;
  }
  const odds = HOME[Math.min(left, HOME.length) - 1] ?? [];
  return odds[Math.min(odds.length - 1, gapAfter(scene, here) - 1)] ?? STRANDED;
}

/** Moves from the armored train to the starting one as they stand now. */
function stepsHome({ slid, cars }: Scene, { car, up }: Spot): number {
  const apart = Math.max(0, slid - (cars - 1) - car, car - slid);
  return up ? Math.ceil((apart + 1) / ROOF_REACH) : apart + 1;
}

/** Loot that lies about: where, and what it comes to for each team on average once it is brought home. */
interface Find {
  readonly spot: Spot;
  readonly worth: number;
  readonly theirs: number;
  /** Cards it takes besides the way there and the Loot. */
  readonly more: number;
}

interface Outlook extends Ahead {
  readonly finds: readonly Find[];
}

function findsOn(scene: Scene, ahead: Ahead): Find[] {
  const finds: Find[] = [];
  for (const place in scene.floor) {
    const tokens = scene.floor[place] ?? [];
    const spot = tokens.length > 0 ? spotOf(place) : null;
    if (!spot) continue;
    const share = homeFrom(scene, spot, ahead) / tokens.length;
    let [worth, theirs] = [0, 0];
    for (const token of tokens) {
      worth += share * token.worth;
      theirs += share * token.theirs;
    }
    const more = scene.couriers.some((courier) => sameSpot(courier, spot)) ? IN_THE_WAY : 0;
    finds.push({ spot, worth, theirs, more });
  }
  return finds;
}

/** The best that lies within reach, now or when the trains have gone on. */
function prospects(scene: Scene, who: number, here: Spot, { finds, left, turns, lastMove }: Outlook): number {
  const own = scene.teams[who] === scene.side;
  let best = 0;
  for (const { spot, worth, theirs, more } of finds) {
    const value = own ? worth : theirs;
    if (value * MOST_WITHIN_REACH <= best) continue;
    const now = more + cardsTo(scene, here, spot);
    const back = left === 0 && spot.armored && !lastMove ? 1 : 0;
    if (now + back <= turns) best = Math.max(best, value * (WITHIN_REACH[now] ?? 0));
    if (left === 0) continue;
    const later = more + cardsTo({ slid: scene.slid + CARS_A_ROUND }, here, spot);
    best = Math.max(best, value * (WITHIN_REACH[later] ?? 0));
  }
  return best;
}
