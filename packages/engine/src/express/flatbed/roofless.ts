import { drawnCar } from '../base/firstRound.ts';
import type { Adjusters } from '../points.ts';
import type { Handler } from '../rules.ts';
import { caboose, characterOf, inside, onTrain, roof } from '../table.ts';
import { flatbedCar } from './flatbed.ts';

/** At the beginning of the first round a car drawn with the die loses its roof (Big Box manual, Tuco Variant). */
const removeRoof: Handler = (table, _frame, _rules, { dice }) => ({
  facts: [{ kind: 'roofRemoved', car: drawnCar(table, dice, 'flatbed') }],
});

export const rooflessAdjusters: Adjusters = {
  /** Who is sent to its roof lands on the car itself; nobody goes there from a roof of his own will. */
  lands(place, { table }) {
    const car = flatbedCar(table);
    return car !== null && place === roof(car) ? inside(car) : place;
  },
  /** There is no roof to run on either, to the roofs beyond it. */
  moveTo(places, { table, who }, rules) {
    const gap = flatbedCar(table);
    const { at } = characterOf(table, who);
    const from = rules.adjust.level(onTrain(at)?.car ?? null, { table, place: at });
    if (gap === null || from === null || onTrain(at)?.floor === 'inside') return places;
    return places.filter((place) => {
      const to = rules.adjust.level(onTrain(place)?.car ?? null, { table, place }) ?? from;
      return (from - gap) * (to - gap) > 0;
    });
  },
  /** The Marshal drives bandits off it, into the next car towards the caboose, or the one before it. */
  fleeTo(places, { table, who }) {
    const car = flatbedCar(table);
    if (car === null || characterOf(table, who).at !== inside(car)) return places;
    return [inside(car < caboose(table) ? car + 1 : car - 1)];
  },
};

export const rooflessFrames = { removeRoof } as const;
