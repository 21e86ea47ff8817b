import type { CharacterRule } from '../../rules.ts';
import { characterOf, charactersAt, onTrain, otherFloor, placeOn } from '../../table.ts';

/** He shoots through the roof of his car, both ways (Big Box manual, Character Powers 3). */
export const tuco: CharacterRule = {
  id: 'tuco',
  adjust: {
    sight(targets, { table, who }, rules) {
      const here = onTrain(characterOf(table, who).at);
      if (!here || !rules.has(table, who, 'tuco')) return targets;
      return [...targets, ...charactersAt(table, placeOn(here.car, otherFloor(here.floor)))];
    },
  },
};
