import type { Box } from '../rules.ts';

/** What the modules of the Marshal & Prisoners expansion have in common: the jarring turns of their round cards. */
export const marshalAndPrisoners: Box = {
  id: 'marshalAndPrisoners',
  comesAlong: true,
  needs: ['base'],
  turnKinds: { jarring: {} },
  adjust: {
    /** Jarring: no Shoot and no Punch may be played (Types of Turn). */
    playable: (cards, { table, turn }) =>
      table.round?.turns[turn] === 'jarring'
        ? cards.filter(({ kind }) => kind !== 'shoot' && kind !== 'punch')
        : cards,
  },
};
