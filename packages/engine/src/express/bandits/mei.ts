import type { CharacterRule } from '../rules.ts';
import { characterOf, onTrain, otherFloor, placeOn } from '../table.ts';

/**
 * With a Change Floor she may also go to the other floor of an adjacent car (Big Box manual, Character Powers 7). Places
 * beside the train and the cell have no adjacent car to her.
 */
export const mei: CharacterRule = {
  id: 'mei',
  purse: 250,
  adjust: {
    changeFloorTo(places, { table, who }, rules) {
      const here = onTrain(characterOf(table, who).at);
      if (!here || !rules.has(table, who, 'mei')) return places;
      const floor = otherFloor(here.floor);
      const cars = [here.car - 1, here.car + 1].filter((car) => car >= 0 && car < table.cars.length);
      return [...places, ...cars.map((car) => placeOn(car, floor))];
    },
  },
};
