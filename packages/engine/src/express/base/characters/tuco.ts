import type { CharacterRule } from '../../rules.ts';
import { characterOf, charactersAt, onTrain } from '../../table.ts';

/** He shoots through the roof of his car, both ways (Big Box manual, Character Powers 3). */
export const tuco: CharacterRule = {
  id: 'tuco',
  adjust: {
    sight(targets, { table, who }, rules) {
      const here = onTrain(characterOf(table, who).at);
      if (!here || !rules.has(table, who, 'tuco')) return targets;
      const other = here.floor === 'inside' ? 'roof' : 'inside';
      return [...targets, ...charactersAt(table, `${here.car}/${other}`)];
    },
  },
};
