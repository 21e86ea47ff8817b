import {
  add,
  carOf,
  coachSpot,
  ELSEWHERE,
  isCoach,
  landsOn,
  onRoof,
  put,
  type Scene,
  type Spot,
  spotAt,
  type Token,
} from './scene.ts';
import { HOSTAGE } from './weights.ts';

/** What can happen in a scene: each gives the scene after it. */

/** Somebody goes to a spot, and flees upstairs when the Marshal is there; flames burn him. */
export function goes(scene: Scene, who: number, sent: Spot): Scene {
  const to = landsOn(scene, sent);
  if (to === scene.marshal && to !== ELSEWHERE) {
    return {
      ...scene,
      at: put(scene.at, who, refuge(scene, carOf(to))),
      received: add(scene.received, who, 1),
    };
  }
  const burns = !onRoof(to) && scene.fire.includes(carOf(to));
  const next = {
    ...scene,
    at: put(scene.at, who, to),
    received: burns ? add(scene.received, who, 1) : scene.received,
  };
  const takesHostage = to === coachSpot(scene.cars, false) && scene.hostages > 0 && !scene.ransomed[who];
  if (!takesHostage) return next;
  return {
    ...next,
    hostages: scene.hostages - 1,
    ransomed: put(scene.ransomed, who, true),
    money: add(scene.money, who, HOSTAGE),
  };
}

/** Where one flees from the Marshal: upstairs, or next door where there is no roof. */
function refuge(scene: Scene, car: number): Spot {
  if (car !== scene.roofless) return spotAt(car, true);
  return spotAt(car + 1 < scene.cars ? car + 1 : car - 1, false);
}

/** The dynamite explodes, at the end of the first round. */
export function explodes(scene: Scene): Scene {
  if (scene.dynamite === ELSEWHERE) return scene;
  const near = (spot: Spot): number => {
    if (spot === scene.dynamite) return 2;
    const beside = !onRoof(spot) && Math.abs(carOf(spot) - carOf(scene.dynamite)) === 1;
    return spot !== ELSEWHERE && (spot === (scene.dynamite | 1) || beside) ? 1 : 0;
  };
  const received = scene.received.map((bullets, who) => bullets + near(scene.at[who] ?? ELSEWHERE));
  return { ...scene, dynamite: ELSEWHERE, received };
}

/** The Shotgun is punched off his strongbox. */
export const freesStrongbox = (scene: Scene): Scene =>
  scene.guarded === null
    ? scene
    : {
        ...scene,
        guarded: null,
        floor: put(scene.floor, coachSpot(scene.cars, true), [
          ...(scene.floor[coachSpot(scene.cars, true)] ?? []),
          scene.guarded,
        ]),
      };

/** The Marshal goes to a spot, and everybody there flees upstairs. */
export function marshalGoes(scene: Scene, to: Spot): Scene {
  let next: Scene = { ...scene, marshal: to };
  scene.at.forEach((spot, who) => {
    if (spot === to) next = goes(next, who, to);
  });
  return next;
}

/** Somebody takes a token from where he stands. */
export function takes(scene: Scene, who: number, token: Token): Scene {
  const here = scene.at[who] ?? ELSEWHERE;
  return {
    ...scene,
    floor: put(
      scene.floor,
      here,
      (scene.floor[here] ?? []).filter(({ id }) => id !== token.id),
    ),
    held: put(scene.held, who, [...(scene.held[who] ?? []), token]),
    money: add(scene.money, who, token.worth),
  };
}

/** Somebody lets a token fall where he stands. */
export function drops(scene: Scene, who: number, token: Token): Scene {
  const here = scene.at[who] ?? ELSEWHERE;
  const left = (scene.held[who] ?? []).filter(({ id }) => id !== token.id);
  const next = { ...scene, held: put(scene.held, who, left), money: add(scene.money, who, -token.worth) };
  return here === ELSEWHERE
    ? next
    : { ...next, floor: put(scene.floor, here, [...(scene.floor[here] ?? []), token]) };
}

/** A bullet flies; Django's sends its target one car away. */
export function shoots(scene: Scene, by: number, target: number): Scene {
  const hit: Scene = {
    ...scene,
    cylinder: add(scene.cylinder, by, -1),
    fired: add(scene.fired, by, 1),
    received: add(scene.received, target, 1),
  };
  if (scene.names[by] !== 'django') return hit;
  const from = scene.at[target] ?? ELSEWHERE;
  const away = Math.sign(carOf(from) - carOf(scene.at[by] ?? ELSEWHERE));
  const car = carOf(from) + away;
  const coached = isCoach(scene, from) || isCoach(scene, scene.at[by] ?? ELSEWHERE);
  const stays = coached || away === 0 || car < 0 || car >= scene.cars;
  return stays ? hit : goes(hit, target, spotAt(car, onRoof(from)));
}
