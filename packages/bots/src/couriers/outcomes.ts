import type { Step } from '../outcomes.ts';
import { add, put } from '../scene.ts';
import {
  across,
  along,
  couriersInSight,
  inSight,
  movesTo,
  nextDoor,
  onRoofs,
  otherFloor,
  standingAt,
} from './reach.ts';
import { dearestTo, drops, exists, GATLING_CARS, robs, type Scene, type Spot, sameSpot } from './scene.ts';

/** Somebody goes to a spot; where a courier is he takes a bullet and changes floor. */
export function goes(scene: Scene, who: number, to: Spot): Scene {
  if (!scene.couriers.some((courier) => sameSpot(courier, to)))
    return { ...scene, at: put(scene.at, who, to) };
  const [refuge = to] = otherFloor(scene, to);
  return { ...scene, at: put(scene.at, who, refuge), received: add(scene.received, who, 1) };
}

/** A courier changes floor; whoever is there takes a bullet and leaves. */
export function courierClimbs(scene: Scene, courier: number): Scene {
  const from = scene.couriers[courier];
  const [to] = from ? otherFloor(scene, from) : [];
  if (!to) return scene;
  let next: Scene = { ...scene, couriers: put(scene.couriers, courier, to) };
  for (const who of standingAt(scene, to)) next = goes(next, who, to);
  return next;
}

/** The scenes a card may lead to, one for each sensible choice; the scene as it is when it has no effect. */
export function outcomes(scene: Scene, { who, kind }: Step): readonly Scene[] {
  const possible = actions[kind]?.(scene, who) ?? [];
  return possible.length > 0 ? possible : [scene];
}

/** What a mate may be given. */
export const BASE_ACTIONS: readonly string[] = ['move', 'changeFloor', 'loot', 'shoot', 'punch'];

const actions: Readonly<Record<string, (scene: Scene, who: number) => Scene[]>> = {
  move(scene, who) {
    const here = scene.at[who];
    return here ? movesTo(scene, here).map((spot) => goes(scene, who, spot)) : [];
  },
  changeFloor(scene, who) {
    const here = scene.at[who];
    return here ? otherFloor(scene, here).map((spot) => goes(scene, who, spot)) : [];
  },
  loot: robs,
  shoot(scene, who) {
    const gatling = firesGatling(scene, who);
    if ((scene.cylinder[who] ?? 0) === 0) return gatling;
    return [
      ...gatling,
      ...inSight(scene, who).map((target) => shoots(scene, who, target)),
      ...couriersInSight(scene, who).map((courier) => shootsCourier(scene, who, courier)),
    ];
  },
  punch(scene, who) {
    const here = scene.at[who];
    const beside = here ? standingAt(scene, here).filter((other) => other !== who) : [];
    return beside.flatMap((target) => punches(scene, who, target));
  },
  /** The mate who has most of it acts: thinking ahead, only where he can take something, or pay somebody back. */
  nudge: (scene, who) =>
    matesOf(scene, who).flatMap((mate) => [...robs(scene, mate), ...(actions.punch?.(scene, mate) ?? [])]),
};

/** The others of a bandit's team who are in a place that the scene has. */
export const matesOf = ({ teams, at }: Scene, who: number): number[] =>
  teams.flatMap((team, mate) => (mate !== who && team === teams[who] && at[mate] ? [mate] : []));

/** A bullet flies; Django's sends its target one car away from him. */
export function shoots(scene: Scene, by: number, target: number): Scene {
  const hit = { ...fires(scene, by), received: add(scene.received, target, 1) };
  const [from, here] = [scene.at[target], scene.at[by]];
  if (scene.names[by] !== 'django' || !from || !here) return hit;
  const away = Math.sign(along(scene, from) - along(scene, here)) * (from.armored ? 1 : -1);
  const to = { ...from, car: from.car + away };
  return away !== 0 && exists(scene, to) ? goes(hit, target, to) : hit;
}

const fires = (scene: Scene, by: number): Scene => ({
  ...scene,
  cylinder: add(scene.cylinder, by, -1),
  fired: add(scene.fired, by, 1),
});

/** A bullet hits a courier, who climbs: one more toward the team's Wild Bunch prize. */
export function shootsCourier(scene: Scene, by: number, courier: number): Scene {
  const team = scene.teams[by] ?? 'red';
  const hit = { ...fires(scene, by), wildBunch: { ...scene.wildBunch, [team]: scene.wildBunch[team] + 1 } };
  return courierClimbs(hit, courier);
}

/** Everybody on the roofs of the starting train, and the nearest on one's own, loses something; it costs no bullet of one's own. */
export function firesGatling(scene: Scene, by: number): Scene[] {
  const here = scene.at[by];
  if (!here?.armored || !here.up || !GATLING_CARS.includes(here.car)) return [];
  const hit = [
    ...new Set([...onRoofs(scene, false), ...inSight(scene, by).filter((who) => scene.at[who]?.armored)]),
  ];
  if (hit.length === 0) return [];
  let next = scene;
  for (const who of hit) {
    next = { ...next, received: add(next.received, who, 1) };
    const token = dearestTo(next, who);
    if (token) next = drops(next, who, token);
  }
  return [next];
}

/** The dearest token falls (Cheyenne pockets a purse or a bag), and the target goes next door or across. */
export function punches(scene: Scene, by: number, target: number): Scene[] {
  const token = dearestTo(scene, target);
  let next = token ? drops(scene, target, token) : scene;
  if (token && scene.names[by] === 'cheyenne' && /^(purse|bag)$/.test(token.kind)) {
    next = robs(next, by)[0] ?? next;
  }
  return pushes(next, target);
}

/** A punch sends its target one car on, or across to the other train, whichever its giver likes. */
export function pushes(scene: Scene, target: number): Scene[] {
  const here = scene.at[target];
  return here
    ? [...nextDoor(scene, here), ...across(scene, here)].map((spot) => goes(scene, target, spot))
    : [];
}
