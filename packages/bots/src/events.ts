import { RANSOM } from '@holdup/engine';
import { explodes, goes, marshalGoes, takes } from './happen.ts';
import { standingAt } from './reach.ts';
import {
  add,
  carOf,
  dearest,
  ELSEWHERE,
  isCoach,
  levelOf,
  onRoof,
  put,
  type Scene,
  spotAt,
} from './scene.ts';

/** What the round's event will do to a scene once the pile is resolved. An event that is not here changes nothing. */
export function afterEvent(scene: Scene, event: string | null): Scene {
  const left = explodes(scene);
  return (event !== null && events[event]?.(left)) || left;
}

/** Of a box that may not be there, so it cannot be had from the rules. */
const MORTAL_BULLET = 150;

const events: Readonly<Record<string, (scene: Scene) => Scene>> = {
  angryMarshal: (scene) => {
    if (scene.marshal === ELSEWHERE) return scene;
    const hit = struck(scene, (spot) => spot === (scene.marshal | 1));
    const car = carOf(scene.marshal) + 1;
    return car < scene.cars ? marshalGoes(hit, spotAt(car, false)) : hit;
  },
  swivelArm: (scene) => swept(scene, () => scene.cars - 1),
  braking: (scene) => swept(scene, (car) => Math.max(0, car - 1)),
  rebellion: (scene) => struck(scene, (spot) => spot !== ELSEWHERE && !onRoof(spot)),
  higherSpeed: (scene) => swept(scene, (car) => Math.min(scene.cars - 1, car + 1)),
  shotgunRage: (scene) =>
    struck(scene, (spot) => spot !== ELSEWHERE && scene.coach >= 0 && levelOf(scene, spot) === scene.coach),
  lastCar: (scene) => {
    const last = scene.cars - 1;
    let next = struck(scene, (spot) => carOf(spot) === last);
    scene.at.forEach((spot, who) => {
      if (spot !== ELSEWHERE && carOf(spot) === last) next = goes(next, who, spotAt(last - 1, false));
    });
    return { ...next, floor: put(put(next.floor, last * 2, []), last * 2 + 1, []) };
  },
  mortalBullet: (scene) => ({
    ...scene,
    money: scene.money.map((sum, who) => sum - MORTAL_BULLET * (scene.received[who] ?? 0)),
  }),
  /** Who is still on the train is caught; elsewhere is away on horseback. */
  escape: (scene) => ({
    ...scene,
    money: scene.money.map((sum, who) => {
      const spot = scene.at[who] ?? ELSEWHERE;
      return spot === ELSEWHERE || isCoach(scene, spot) ? sum : 0;
    }),
  }),
  marshalsRevenge: (scene) => {
    let next = scene;
    for (const who of standingAt(scene, scene.marshal | 1)) next = losesPurse(next, who);
    return next;
  },
  pickpocketing: (scene) => {
    let next = scene;
    scene.at.forEach((spot, who) => {
      const purse = dearest((scene.floor[spot] ?? []).filter(({ kind }) => kind === 'purse'));
      if (purse && standingAt(scene, spot).length === 1) next = takes(next, who, purse);
    });
    return next;
  },
  hostageConductor: (scene) => {
    let money = scene.money;
    scene.at.forEach((spot, who) => {
      if (spot !== ELSEWHERE && carOf(spot) === 0) money = add(money, who, RANSOM);
    });
    return { ...scene, money };
  },
};

function struck(scene: Scene, where: (spot: number) => boolean): Scene {
  let { received } = scene;
  scene.at.forEach((spot, who) => {
    if (where(spot)) received = add(received, who, 1);
  });
  return { ...scene, received };
}

function swept(scene: Scene, to: (car: number) => number): Scene {
  const at = scene.at.map((spot) =>
    spot !== ELSEWHERE && onRoof(spot) && !isCoach(scene, spot) ? spotAt(to(carOf(spot)), true) : spot,
  );
  return { ...scene, at };
}

function losesPurse(scene: Scene, who: number): Scene {
  const purses = (scene.held[who] ?? []).filter(({ kind }) => kind === 'purse');
  const least = purses.reduce((a, b) => (b.worth < a.worth ? b : a), purses[0] ?? { id: 0, worth: 0 });
  if (least.id === 0) return scene;
  const left = (scene.held[who] ?? []).filter(({ id }) => id !== least.id);
  return { ...scene, held: put(scene.held, who, left), money: add(scene.money, who, -least.worth) };
}
