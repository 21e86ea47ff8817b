import { afterColon, ask, question, toPlaces } from '../../asking.ts';
import type { Handler } from '../../rules.ts';
import { characterOf, onTrain, type Place, type Table } from '../../table.ts';
import { type Action, noEffect, seatOf } from '../stealing.ts';

/** Cars a bandit runs over on the roofs with one Move. */
const ROOF_REACH = 3;

/** Move (Big Box manual): inside to the next car; on the roof one to three cars either way. */
const move: Handler<Action> = (table, { who }, rules) => {
  const far = rules.adjust('roofReach', ROOF_REACH, { table, who });
  const places = rules.adjust('moveTo', reach(table, characterOf(table, who).at, far), { table, who });
  if (places.length === 0) return noEffect(who, 'move', 'nowhere');
  return ask(question(seatOf(table, who), 'move', toPlaces(places), { who }), { kind: 'moveChosen', who });
};

/** Places on the same floor within `roofReach` cars (inside: one car), nearest the locomotive first. */
export function reach(table: Table, from: Place, roofReach: number): Place[] {
  const here = onTrain(from);
  if (!here) return [];
  const far = here.floor === 'inside' ? 1 : roofReach;
  const places: Place[] = [];
  for (let car = here.car - far; car <= here.car + far; car++) {
    if (car !== here.car && car >= 0 && car < table.cars.length) places.push(`${car}/${here.floor}`);
  }
  return places;
}

const moveChosen: Handler<Action> = (table, frame, _rules, { answer }) => ({
  facts: [
    {
      kind: 'moved',
      who: frame.who,
      from: characterOf(table, frame.who).at,
      to: afterColon(answer),
      manner: 'move',
    },
  ],
});

/** Change Floor (Big Box manual): to the other floor of the same car. */
const changeFloor: Handler<Action> = (table, { who }, rules) => {
  const here = onTrain(characterOf(table, who).at);
  const other = here ? [`${here.car}/${here.floor === 'inside' ? 'roof' : 'inside'}`] : [];
  const places = rules.adjust('changeFloorTo', other, { table, who });
  if (places.length === 0) return noEffect(who, 'changeFloor', 'nowhere');
  const next = { kind: 'floorChosen', who };
  return ask(question(seatOf(table, who), 'changeFloor', toPlaces(places), { who }), next);
};

const floorChosen: Handler<Action> = (table, frame, _rules, { answer }) => ({
  facts: [
    {
      kind: 'moved',
      who: frame.who,
      from: characterOf(table, frame.who).at,
      to: afterColon(answer),
      manner: 'climb',
    },
  ],
});

export const moveFrames = { move, moveChosen, changeFloor, floorChosen } as const;
