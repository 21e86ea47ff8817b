import type { CharacterRule } from '../../rules.ts';
import { playerOf } from '../../table.ts';

/** The card of his player's first turn of a round may be played face down (Big Box manual, Character Powers 1). */
export const ghost: CharacterRule = {
  id: 'ghost',
  adjust: {
    lies(lies, { table, seat, turn, nth }, rules) {
      if (turn > 0 || nth > 0 || lies.includes('down')) return lies;
      const hides = playerOf(table, seat).characters.some((who) => rules.has(table, who, 'ghost'));
      return hides ? [...lies, 'down'] : lies;
    },
  },
};
