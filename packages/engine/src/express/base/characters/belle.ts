import type { CharacterRule } from '../../rules.ts';

/** Nobody shoots or punches her while somebody else could be the target (Big Box manual, Character Powers 5). */
export const belle: CharacterRule = {
  id: 'belle',
  adjust: {
    targets(targets, { table }, rules) {
      const others = targets.filter((who) => !rules.has(table, who, 'belle'));
      return others.length > 0 ? others : targets;
    },
  },
};
