import { BULLET_FIRED, BULLET_RECEIVED, RIVAL, WITHIN_REACH } from '../weights.ts';
import { cardsTo } from './reach.ts';
import { type Scene, type Spot, spotOf, type Team } from './scene.ts';

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
/** In the last round who is beside the starting train may still get a last Move. */
const LAST_MOVE = 0.3;
const STRANDED = 0.05;
const MOST_WITHIN_REACH = Math.max(...WITHIN_REACH);
/** Each step nearer to the starting train, when the game draws to its end, in dollars. */
const HOMEWARD = 60;

/**
 * How good a scene is for a seat, in dollars: what its team will bring home, less a share of what the others will.
 * `left` is the number of rounds after this one.
 */
export function worthTo(scene: Scene, seat: number, left: number): number {
  const own = scene.seats.indexOf(seat);
  const team: Team = scene.teams[own] ?? 'red';
  let sum = leadOf(scene, team);
  const finds = left > 0 ? findsOn(scene, left) : [];
  for (let who = 0; who < scene.names.length; who++) {
    const value = standing(scene, who, { left, finds });
    sum += scene.teams[who] !== team ? -RIVAL * value : who === own ? value : MATE * value;
  }
  return sum;
}

function leadOf({ wildBunch }: Scene, team: Team): number {
  const lead = wildBunch[team] - wildBunch[team === 'red' ? 'blue' : 'red'];
  return LEAD.worth * Math.max(-LEAD.most, Math.min(LEAD.most, lead));
}

function standing(scene: Scene, who: number, { left, finds }: Outlook): number {
  const here = scene.at[who];
  const home = here ? homeFrom(scene, here, left) : 0;
  const harm = BULLET_RECEIVED * (left / 4) * (scene.received[who] ?? 0);
  const glory = BULLET_FIRED * home * (scene.fired[who] ?? 0);
  const hopes = here && left > 0 ? (0.4 + left / 6) * prospects(scene, here, finds) : 0;
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
function homeFrom(scene: Scene, here: Spot, left: number): number {
  if (!here.armored) return 1;
  if (left === 0) {
    const beside = scene.slid - here.car;
    return beside >= 0 && beside < scene.cars ? LAST_MOVE : STRANDED;
  }
  const odds = HOME[Math.min(left, HOME.length) - 1] ?? [];
  return odds[Math.min(odds.length - 1, gapAfter(scene, here) - 1)] ?? STRANDED;
}

/** Loot that lies about: where, and what it comes to on average once it is brought home. */
interface Find {
  readonly spot: Spot;
  readonly worth: number;
}

interface Outlook {
  readonly left: number;
  readonly finds: readonly Find[];
}

function findsOn(scene: Scene, left: number): Find[] {
  const finds: Find[] = [];
  for (const place in scene.floor) {
    const tokens = scene.floor[place] ?? [];
    const spot = tokens.length > 0 ? spotOf(place) : null;
    if (!spot) continue;
    let sum = 0;
    for (const { worth } of tokens) sum += worth;
    finds.push({ spot, worth: (sum / tokens.length) * homeFrom(scene, spot, left) });
  }
  return finds;
}

/** The best that lies within reach. */
function prospects(scene: Scene, here: Spot, finds: readonly Find[]): number {
  let best = 0;
  for (const { spot, worth } of finds) {
    if (worth * MOST_WITHIN_REACH <= best) continue;
    best = Math.max(best, worth * (WITHIN_REACH[cardsTo(scene, here, spot)] ?? 0));
  }
  return best;
}
