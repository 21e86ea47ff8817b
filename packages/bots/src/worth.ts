import { quarry } from './law.ts';
import { cardsTo } from './reach.ts';
import { carOf, ELSEWHERE, isCoach, onRoof, type Scene } from './scene.ts';
import { BULLET_FIRED, BULLET_RECEIVED, NEAR_MARSHAL, RIVAL, WITHIN_REACH } from './weights.ts';

/**
 * How good a scene is for a seat, in dollars: what its characters hold, have fired and have to carry, what lies within
 * their reach (`later` from 1, a whole round is to come, to 0, the game is over), less a share of what the others have.
 */
export function worthTo(scene: Scene, seat: number, later: number): number {
  let sum = 0;
  for (let who = 0; who < scene.names.length; who++) {
    const own = standing(scene, who, later);
    sum += scene.seats[who] === seat ? own : -RIVAL * own;
  }
  return sum;
}

function standing(scene: Scene, who: number, later: number): number {
  const harm = BULLET_RECEIVED * later * (scene.received[who] ?? 0);
  const glory = BULLET_FIRED * (scene.fired[who] ?? 0);
  const position = later > 0 ? later * prospects(scene, who) : 0;
  return (scene.money[who] ?? 0) + glory - harm + position;
}

/** The best that lies within reach, less the danger of the Marshal. */
function prospects(scene: Scene, who: number): number {
  const here = scene.at[who] ?? ELSEWHERE;
  if (here === ELSEWHERE) return 0;
  if (who === scene.lawman) return quarry(scene);
  let best = 0;
  for (let spot = 0; spot < scene.floor.length; spot++) {
    const tokens = scene.floor[spot];
    if (!tokens || tokens.length === 0) continue;
    const reach = WITHIN_REACH[cardsTo(scene, here, spot)] ?? 0;
    for (const { worth } of tokens) if (worth * reach > best) best = worth * reach;
  }
  const danger =
    !onRoof(here) &&
    !isCoach(scene, here) &&
    scene.marshal !== ELSEWHERE &&
    Math.abs(carOf(here) - carOf(scene.marshal)) <= 1;
  return danger ? best - NEAR_MARSHAL : best;
}
