import type { CharacterRule } from '../../rules.ts';

/**
 * Nobody shoots or punches her while somebody else could be the target (Big Box manual, Character Powers 5). Who has her
 * power without being her yields to her.
 */
export const belle: CharacterRule = {
  id: 'belle',
  adjust: {
    targets(targets, { table }, rules) {
      const others = targets.filter((who) => !rules.has(table, who, 'belle'));
      if (others.length > 0) return others;
      const borrowers = targets.filter((who) => who !== 'belle');
      return borrowers.length > 0 ? borrowers : targets;
    },
  },
};
