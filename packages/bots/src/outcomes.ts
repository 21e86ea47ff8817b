import { drops, freesStrongbox, goes, marshalGoes, shoots, takes } from './happen.ts';
import { brawls, captures, freesPrisoner, isAtPrison, leavesCell } from './law.ts';
import { alongTrain, beside, inSight, movesTo, nextTo, ridesTo, standingAt } from './reach.ts';
import { coachSpot, dearest, ELSEWHERE, isCoach, landsOn, levelOf, put, type Scene } from './scene.ts';

/** One card to come: what it is, and whose. */
export interface Step {
  readonly who: number;
  readonly kind: string;
}

/** The scenes a card may lead to, one for each sensible choice; the scene as it is when it has no effect. */
export function outcomes(scene: Scene, { who, kind }: Step): readonly Scene[] {
  const possible = actions[kind]?.(scene, who) ?? [];
  const ends = possible.length > 0 ? possible : [scene];
  const copied = scene.prison >= 0 && who !== scene.lawman && kind !== 'brilliantIdea';
  return copied ? ends.map((end) => ({ ...end, last: kind })) : ends;
}

/** A card of a kind that is not here is thought of as changing nothing. */
const actions: Readonly<Record<string, (scene: Scene, who: number) => Scene[]>> = {
  move: (scene, who) => movesTo(scene, scene.at[who] ?? ELSEWHERE).map((spot) => goes(scene, who, spot)),
  changeFloor: (scene, who) => {
    const here = scene.at[who] ?? ELSEWHERE;
    if (here === ELSEWHERE) return [];
    const diagonal = scene.names[who] === 'mei' && !isCoach(scene, here) ? alongTrain(scene, here ^ 1) : [];
    return [here ^ 1, ...diagonal]
      .filter((spot) => landsOn(scene, spot) === spot)
      .map((spot) => goes(scene, who, spot));
  },
  ride: (scene, who) => ridesTo(scene, scene.at[who] ?? ELSEWHERE).map((spot) => rides(scene, who, spot)),
  movePlus: (scene, who) => outcomes(scene, { who, kind: 'move' }).slice(),
  changeFloorPlus: (scene, who) => outcomes(scene, { who, kind: 'changeFloor' }).slice(),
  capture: (scene, who) => standingWith(scene, who).map((target) => captures(scene, target)),
  brilliantIdea: (scene, who) => {
    const here = scene.at[who] ?? ELSEWHERE;
    if (here === ELSEWHERE) return leavesCell(scene, who);
    if (isAtPrison(scene, here)) {
      return scene.prisoners > 0 && !scene.freed[who] ? [freesPrisoner(scene, who)] : [];
    }
    return scene.last === null ? [] : (actions[scene.last]?.(scene, who) ?? []);
  },
  marshal: (scene) => alongTrain(scene, scene.marshal).map((spot) => marshalGoes(scene, spot)),
  loot: (scene, who) => {
    const here = scene.at[who] ?? ELSEWHERE;
    const best = dearest(scene.floor[here]);
    const throws = here === scene.dynamite ? alongTrain(scene, here) : [];
    return [
      ...(best ? [takes(scene, who, best)] : []),
      ...throws.map((dynamite) => ({ ...scene, dynamite })),
    ];
  },
  shoot: (scene, who) =>
    (scene.cylinder[who] ?? 0) > 0 ? inSight(scene, who).map((target) => shoots(scene, who, target)) : [],
  punch: (scene, who) => {
    const shotgun = scene.guarded !== null && scene.at[who] === coachSpot(scene.cars, true);
    const blows = beside(scene, who).flatMap((target) => punches(scene, who, target));
    return shotgun ? [...blows, freesStrongbox(scene)] : blows;
  },
};

const standingWith = (scene: Scene, who: number): number[] => {
  const here = scene.at[who] ?? ELSEWHERE;
  return here === ELSEWHERE ? [] : standingAt(scene, here).filter((other) => other !== who);
};

/** The horse goes along with its rider. */
export function rides(scene: Scene, who: number, to: number): Scene {
  const horse = scene.horses.indexOf(levelOf(scene, scene.at[who] ?? ELSEWHERE));
  return goes({ ...scene, horses: put(scene.horses, horse, levelOf(scene, to)) }, who, to);
}

/** The dearest token falls (Cheyenne pockets a purse), and the target goes either way. */
export function punches(scene: Scene, who: number, target: number): Scene[] {
  const token = dearest(scene.held[target]);
  const mail = target === scene.lawman;
  let next = brawls(token && !mail ? drops(scene, target, token) : scene, who, target);
  if (token?.kind === 'purse' && !mail && scene.names[who] === 'cheyenne') next = takes(next, who, token);
  return pushes(next, target);
}

/** A punch sends its target next door, whichever way its giver likes; the scenes are none where there is no way. */
export const pushes = (scene: Scene, target: number): Scene[] =>
  nextTo(scene, scene.at[target] ?? ELSEWHERE).map((spot) => goes(scene, target, spot));
