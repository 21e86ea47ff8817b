import { carOf, ELSEWHERE, onRoof, type Scene, type Spot, spotAt } from './scene.ts';

/** Cars one runs over on the roofs with one card. */
export const ROOF_REACH = 3;

/** Where a Move may end. */
export function movesTo(scene: Scene, from: Spot): Spot[] {
  if (from === ELSEWHERE) return [];
  const far = onRoof(from) ? ROOF_REACH : 1;
  const spots: Spot[] = [];
  for (let car = Math.max(0, carOf(from) - far); car <= Math.min(scene.cars - 1, carOf(from) + far); car++) {
    if (car !== carOf(from)) spots.push(spotAt(car, onRoof(from)));
  }
  return spots;
}

/** The spots one car away on the same floor. */
export function nextTo(scene: Scene, from: Spot): Spot[] {
  if (from === ELSEWHERE) return [];
  const cars = [carOf(from) - 1, carOf(from) + 1].filter((car) => car >= 0 && car < scene.cars);
  return cars.map((car) => spotAt(car, onRoof(from)));
}

/** Whom a shot may hit: Tuco sees through the roof, and Belle is spared while others stand there. */
export function inSight(scene: Scene, by: number): number[] {
  const here = scene.at[by] ?? ELSEWHERE;
  if (here === ELSEWHERE) return [];
  const seen: number[] = [];
  if (onRoof(here)) seen.push(...nearest(scene, here, -1), ...nearest(scene, here, 1));
  else for (const spot of nextTo(scene, here)) seen.push(...standingAt(scene, spot));
  if (scene.names[by] === 'tuco') seen.push(...standingAt(scene, here ^ 1));
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
