import { NO_MORE } from '../../../kernel/index.ts';
import { afterColon, ask, DONE, question, toPlaces } from '../../asking.ts';
import type { Manner } from '../../facts.ts';
import type { Adjusted } from '../../points.ts';
import type { Fact, Handler } from '../../rules.ts';
import {
  type CharacterId,
  characterOf,
  onTrain,
  otherFloor,
  type Place,
  placeOn,
  type Table,
} from '../../table.ts';
import { type Action, noEffect, seatOf } from '../stealing.ts';

/** Cars a bandit passes through inside, and runs over on the roofs, with one Move. */
const INSIDE_REACH = 1;
const ROOF_REACH = 3;

/** Move (Big Box manual): inside to the next car; on the roof one to three cars either way. `may`: an event lets him. */
const move: Handler<Action & { may?: true }> = (table, { who, may }, rules) => {
  const { at } = characterOf(table, who);
  const far = onTrain(at)?.floor === 'inside' ? insideReach(table, who, rules) : roofReach(table, who, rules);
  const places = standable(table, rules.adjust.moveTo(reach(table, at, far), { table, who }), rules);
  if (places.length === 0) return noEffect(who, 'move', 'nowhere');
  const options = toPlaces(places);
  if (may) options.push(DONE);
  return ask(question(seatOf(table, who), 'move', options, { who }), { kind: 'moveChosen', who });
};

const insideReach = (table: Table, who: CharacterId, rules: Adjusted): number =>
  rules.adjust.insideReach(INSIDE_REACH, { table, who });
/** How many cars `who` runs over on the roofs with one Move. */
export const roofReach = (table: Table, who: CharacterId, rules: Adjusted): number =>
  rules.adjust.roofReach(ROOF_REACH, { table, who });

/** Places on the same floor within `far` cars, nearest the locomotive first. */
export function reach(table: Table, from: Place, far: number): Place[] {
  const here = onTrain(from);
  if (!here) return [];
  const places: Place[] = [];
  for (let car = here.car - far; car <= here.car + far; car++) {
    if (car !== here.car && car >= 0 && car < table.cars.length) places.push(placeOn(car, here.floor));
  }
  return places;
}

/** Where somebody sent to one of `places` may end. */
export const landings = (table: Table, places: readonly Place[], rules: Adjusted): Place[] => [
  ...new Set(places.map((place) => rules.adjust.lands(place, { table }))),
];

/** The places to which somebody may go of his own will. */
export const standable = (table: Table, places: readonly Place[], rules: Adjusted): Place[] =>
  places.filter((place) => rules.adjust.lands(place, { table }) === place);

/** Somebody goes where the answer `to:PLACE` says. */
export const goes = (table: Table, who: string, answer: string, manner: Manner): Fact => ({
  kind: 'moved',
  who,
  from: characterOf(table, who).at,
  to: afterColon(answer),
  manner,
});

const moveChosen: Handler<Action> = (table, { who }, _rules, { answer }) =>
  answer === 'done' ? NO_MORE : { facts: [goes(table, who, answer, 'move')] };

/** Change Floor (Big Box manual): to the other floor of the same car. */
const changeFloor: Handler<Action> = (table, { who }, rules) => {
  const here = onTrain(characterOf(table, who).at);
  const other = here ? [placeOn(here.car, otherFloor(here.floor))] : [];
  const places = standable(table, rules.adjust.changeFloorTo(other, { table, who }), rules);
  if (places.length === 0) return noEffect(who, 'changeFloor', 'nowhere');
  const next = { kind: 'floorChosen', who };
  return ask(question(seatOf(table, who), 'changeFloor', toPlaces(places), { who }), next);
};

const floorChosen: Handler<Action> = (table, { who }, _rules, { answer }) => ({
  facts: [goes(table, who, answer, 'climb')],
});

export const moveFrames = { move, moveChosen, changeFloor, floorChosen } as const;
