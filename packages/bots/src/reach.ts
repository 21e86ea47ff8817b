import {
  carOf,
  coachSpot,
  ELSEWHERE,
  isCoach,
  levelOf,
  onRoof,
  type Scene,
  type Spot,
  spotAt,
} from './scene.ts';

/** Cars one runs over on the roofs with one card, or covers on horseback. */
export const ROOF_REACH = 3;
const RIDE_REACH = 3;

/** Where a Move may end. */
export function movesTo(scene: Scene, from: Spot): Spot[] {
  if (from === ELSEWHERE || from === coachSpot(scene.cars, false)) return [];
  const start = levelOf(scene, from);
  const far = isCoach(scene, from) ? ROOF_REACH - 1 : onRoof(from) ? ROOF_REACH : 1;
  const spots: Spot[] = [];
  for (let car = Math.max(0, start - far); car <= Math.min(scene.cars - 1, start + far); car++) {
    const spot = spotAt(car, onRoof(from));
    if (spot !== from) spots.push(spot);
  }
  const boards =
    scene.coach >= 0 && !isCoach(scene, from) && onRoof(from) && Math.abs(start - scene.coach) < far;
  const all = boards ? [...spots, coachSpot(scene.cars, true)] : spots;
  return onRoof(from) && scene.roofless >= 0
    ? all.filter((spot) => (start - scene.roofless) * (levelOf(scene, spot) - scene.roofless) > 0)
    : all;
}

/** Where a Ride may end, leaving the train apart: inside the cars a horse can reach, and inside the stagecoach. */
export function ridesTo(scene: Scene, from: Spot): Spot[] {
  const start = levelOf(scene, from);
  if (from === ELSEWHERE || !scene.horses.includes(start)) return [];
  const within = (car: number): boolean => Math.abs(car - start) <= RIDE_REACH;
  const spots = Array.from({ length: scene.cars }, (_, car) => car).filter(within);
  const inside = spots.map((car) => spotAt(car, false));
  return scene.coach >= 0 && within(scene.coach) ? [...inside, coachSpot(scene.cars, false)] : inside;
}

/** The spots next door on the same floor, across the gap to the stagecoach too. */
export function nextTo(scene: Scene, from: Spot): Spot[] {
  if (from === ELSEWHERE) return [];
  if (isCoach(scene, from)) return [spotAt(scene.coach, onRoof(from))];
  const spots = alongTrain(scene, from);
  return carOf(from) === scene.coach ? [...spots, coachSpot(scene.cars, onRoof(from))] : spots;
}

/** The spots one car away on the train. */
export function alongTrain(scene: Scene, from: Spot): Spot[] {
  if (from === ELSEWHERE) return [];
  const cars = [carOf(from) - 1, carOf(from) + 1].filter((car) => car >= 0 && car < scene.cars);
  return cars.map((car) => spotAt(car, onRoof(from)));
}

/** Whom a shot may hit: Tuco sees through the roof, and Belle is spared while others stand there. */
export function inSight(scene: Scene, by: number): number[] {
  const here = scene.at[by] ?? ELSEWHERE;
  if (here === ELSEWHERE) return [];
  const seen: number[] = [];
  if (here === coachSpot(scene.cars, true)) {
    for (let car = 0; car < scene.cars; car++) seen.push(...standingAt(scene, spotAt(car, true)));
  } else if (onRoof(here)) {
    seen.push(...nearest(scene, here, -1), ...nearest(scene, here, 1));
    if (scene.coach >= 0) seen.push(...standingAt(scene, coachSpot(scene.cars, true)));
  } else for (const spot of nextTo(scene, here)) seen.push(...standingAt(scene, spot));
  if (scene.names[by] === 'tuco' && !isCoach(scene, here)) seen.push(...standingAt(scene, here ^ 1));
  return withoutBelle(scene, seen);
}

/** Whom a punch may hit. */
export function beside(scene: Scene, by: number): number[] {
  const here = scene.at[by] ?? ELSEWHERE;
  if (here === ELSEWHERE) return [];
  return withoutBelle(
    scene,
    standingAt(scene, here).filter((who) => who !== by),
  );
}

/** Who stands there, by number. */
export function standingAt(scene: Scene, spot: Spot): number[] {
  const found: number[] = [];
  for (let who = 0; who < scene.at.length; who++) if (scene.at[who] === spot) found.push(who);
  return found;
}

function nearest(scene: Scene, from: Spot, step: number): number[] {
  for (let spot = from + 2 * step; spot >= 0 && spot < scene.cars * 2; spot += 2 * step) {
    const found = standingAt(scene, spot);
    if (found.length > 0) return found;
  }
  return [];
}

function withoutBelle(scene: Scene, targets: number[]): number[] {
  if (targets.length < 2) return targets;
  const others = targets.filter((who) => scene.names[who] !== 'belle');
  return others.length > 0 ? others : targets;
}

/** How many cards it takes to loot at `to`, the Loot included. */
export function cardsTo(scene: Scene, from: Spot, to: Spot): number {
  const gap = isCoach(scene, from) !== isCoach(scene, to) ? 1 : 0;
  const cars = gap + Math.abs(levelOf(scene, from) - levelOf(scene, to));
  const overRoofs = Math.ceil(cars / ROOF_REACH);
  if (onRoof(from) !== onRoof(to)) return 1 + overRoofs + 1;
  return 1 + (onRoof(from) ? overRoofs : Math.min(cars, overRoofs + 2));
}
