import type { CharacterRule } from '../../rules.ts';
import { playerOf } from '../../table.ts';

/** His player draws one card more at the start of a round (Big Box manual, Character Powers 2). */
export const doc: CharacterRule = {
  id: 'doc',
  adjust: {
    handSize: (size, { table, seat }, rules) =>
      playerOf(table, seat).characters.some((who) => rules.has(table, who, 'doc')) ? size + 1 : size,
  },
};
