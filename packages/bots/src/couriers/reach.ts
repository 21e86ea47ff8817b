import { ARMORED_CARS, exists, type Scene, type Spot, sameSpot } from './scene.ts';

/** Cars one runs over on the roofs with one card. */
export const ROOF_REACH = 3;

/** How far along the armored train a spot is. */
export const along = ({ slid }: Pick<Scene, 'slid'>, { armored, car }: Spot): number =>
  armored ? car : slid - car;

/** The spot beside one on the other train, on the same floor. */
export function across(scene: Scene, spot: Spot): Spot[] {
  const other = { ...spot, armored: !spot.armored, car: scene.slid - spot.car };
  return exists(scene, other) ? [other] : [];
}

/** One car on, either way, on the same train and floor. */
export const nextDoor = (scene: Scene, spot: Spot): Spot[] =>
  [-1, 1].map((step) => ({ ...spot, car: spot.car + step })).filter((one) => exists(scene, one));

/** Up or down; none where the car has no such floor. */
export const otherFloor = (scene: Scene, spot: Spot): Spot[] =>
  [{ ...spot, up: !spot.up }].filter((one) => exists(scene, one));

/** Where a Move may end. */
export function movesTo(scene: Scene, from: Spot): Spot[] {
  const found: Spot[] = [from];
  let edge: Spot[] = [from];
  for (let step = 0; step < (from.up ? ROOF_REACH : 1); step++) {
    edge = edge
      .flatMap((spot) => [...nextDoor(scene, spot), ...across(scene, spot)])
      .filter((spot) => !found.some((one) => sameSpot(one, spot)));
    for (const spot of edge) if (!found.some((one) => sameSpot(one, spot))) found.push(spot);
  }
  return found.slice(1);
}

/** Who stands there, by number. */
export function standingAt(scene: Scene, spot: Spot): number[] {
  const found: number[] = [];
  for (let who = 0; who < scene.at.length; who++) if (sameSpot(scene.at[who], spot)) found.push(who);
  return found;
}

/** The roofs ahead and behind with somebody on them, the nearest on either side. */
function alongRoofs(scene: Scene, here: Spot): number[] {
  const seen: number[] = [];
  for (const way of [-1, 1]) {
    for (let car = here.car + way; car >= 0 && car < (here.armored ? ARMORED_CARS : scene.cars); car += way) {
      const spot = { ...here, car };
      const found = standingAt(scene, spot);
      if (found.length > 0) seen.push(...found);
      if (found.length > 0 || scene.couriers.some((courier) => sameSpot(courier, spot))) break;
    }
  }
  return seen;
}

/** Bandits that a shot may hit. */
export function inSight(scene: Scene, by: number): number[] {
  const here = scene.at[by];
  if (!here) return [];
  const own = here.up
    ? alongRoofs(scene, here)
    : nextDoor(scene, here).flatMap((spot) => standingAt(scene, spot));
  const other = here.up
    ? onRoofs(scene, !here.armored)
    : across(scene, here).flatMap((spot) => standingAt(scene, spot));
  return [...own, ...other];
}

export const onRoofs = ({ at }: Scene, armored: boolean): number[] =>
  at.flatMap((spot, who) => (spot?.up && spot.armored === armored ? [who] : []));

/** Couriers that a shot may hit, by their index. */
export function couriersInSight(scene: Scene, by: number): number[] {
  const here = scene.at[by];
  if (!here) return [];
  return scene.couriers.flatMap((courier, i) => {
    if (courier.up !== here.up) return [];
    const apart = Math.abs(courier.car - (here.armored ? here.car : scene.slid - here.car));
    const seen = here.up ? !here.armored || apart > 0 : here.armored ? apart === 1 : apart === 0;
    return seen ? [i] : [];
  });
}

/** About how many cards it takes to loot at `to`, the Loot included. */
export function cardsTo(scene: Pick<Scene, 'slid'>, from: Spot, to: Spot): number {
  const cars = Math.abs(along(scene, from) - along(scene, to)) + (from.armored === to.armored ? 0 : 1);
  const climbs = from.up === to.up ? 0 : 1;
  const onRoof = from.up || to.up;
  const walks = onRoof ? Math.ceil(cars / ROOF_REACH) : Math.min(cars, Math.ceil(cars / ROOF_REACH) + 2);
  return climbs + walks + 1;
}
