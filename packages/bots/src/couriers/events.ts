import { put } from '../scene.ts';
import { courierClimbs } from './outcomes.ts';
import { ARMORED_CARS, cheapestTo, drops, type Scene, sameSpot } from './scene.ts';

/** What two more cards in the next round, or two bullets fewer, are worth. */
const CARDS = 60;
const HEALED = 70;

/** What the round's event will do to a scene once the pile is resolved. An event that is not here changes nothing. */
export const afterEvent = (scene: Scene, event: string | null): Scene =>
  (event !== null && events[event]?.(scene)) || scene;

const events: Readonly<Record<string, (scene: Scene) => Scene>> = {
  couriersChangeFloor: (scene) =>
    scene.couriers.reduce((now, _, courier) => courierClimbs(now, courier), scene),
  heavyWeapons(scene) {
    let next = scene;
    scene.at.forEach((spot, who) => {
      if (!spot?.up) return;
      next = { ...next, received: put(next.received, who, (next.received[who] ?? 0) + 1) };
      const least = cheapestTo(next, who);
      if (least) next = drops(next, who, least);
    });
    return next;
  },
  evasion: (scene) => ({
    ...scene,
    at: scene.at.map((spot) =>
      spot?.up ? { ...spot, car: (spot.armored ? ARMORED_CARS : scene.cars) - 1 } : spot,
    ),
  }),
  coordinatedPlan: (scene) => withMates(scene, CARDS),
  healing: (scene) => withMates(scene, HEALED),
};

/** Who is with a mate has something of it. */
const withMates = (scene: Scene, worth: number): Scene => ({
  ...scene,
  money: scene.money.map((sum, who) => {
    const together = scene.at.some(
      (spot, mate) => mate !== who && scene.teams[mate] === scene.teams[who] && sameSpot(spot, scene.at[who]),
    );
    return together ? sum + worth : sum;
  }),
});
