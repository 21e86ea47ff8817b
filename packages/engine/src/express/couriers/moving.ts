import { roofReach } from '../base/actions/move.ts';
import type { Adjusted, Adjusters } from '../points.ts';
import { type CharacterId, characterOf, type Place, type Table } from '../table.ts';
import { across, along, exists, isArmored, nextDoor, otherFloor, placeOf, spotOf, within } from './trains.ts';

/** Cars passed through inside with one Move, unless somebody's power says otherwise. */
const INSIDE_REACH = 1;

const insideReach = (table: Table, who: CharacterId, rules: Adjusted): number =>
  rules.adjust.insideReach(INSIDE_REACH, { table, who });

/**
 * The two trains as one place to move about (Couriers & Armored Train manual, Actions): to step across to the car beside
 * is one more way to go to a neighbouring car. What the starting train alone offers, the base game says.
 */
export const movingAdjusters: Adjusters = {
  moveTo(places, { table, who }, rules) {
    const { at } = characterOf(table, who);
    const here = spotOf(at);
    if (!here) return places;
    const far = here.floor === 'inside' ? insideReach(table, who, rules) : roofReach(table, who, rules);
    const more = within(table, at, far).filter((place) => isArmored(at) || isArmored(place));
    return [...places, ...more];
  },
  /** A Change Floor never leads to the other train, Mei's neither. */
  changeFloorTo(places, { table, who }, rules) {
    const { at } = characterOf(table, who);
    if (!isArmored(at)) return places;
    const other = otherFloor(table, at);
    return [...places, ...other, ...(rules.has(table, who, 'mei') ? diagonals(table, at) : [])];
  },
  pushTo(places, { table, who }) {
    const { at } = characterOf(table, who);
    return [...places, ...(isArmored(at) ? nextDoor(table, at) : []), ...across(table, at)];
  },
  /** Django's targets are driven away from him: along their own train, or from his train to the other one. */
  shotAwayTo(places, { table, by, who }) {
    const [shooter, target] = [spotOf(characterOf(table, by).at), spotOf(characterOf(table, who).at)];
    if (!shooter || !target) return places;
    const sameTrain = shooter.train === target.train;
    if (sameTrain && shooter.car === target.car) return places;
    const farther = along(table, target) - along(table, shooter);
    const step = target.train === 'armored' ? 1 : -1;
    const cars = farther === 0 ? [-1, 1] : [Math.sign(farther) * step];
    const spots = cars.map((by_) => ({ ...target, car: target.car + by_ }));
    const away = spots.filter((spot) => exists(table, spot)).map(placeOf);
    return sameTrain ? [...away, ...across(table, placeOf(target))] : away;
  },
};

function diagonals(table: Table, at: Place): Place[] {
  const here = spotOf(at);
  if (!here) return [];
  const floor = here.floor === 'roof' ? 'inside' : 'roof';
  const spots = [-1, 1].map((step) => ({ ...here, floor, car: here.car + step }) as const);
  return spots.filter((spot) => exists(table, spot)).map(placeOf);
}
