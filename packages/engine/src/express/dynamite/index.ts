import { atFirstRound } from '../base/firstRound.ts';
import type { Box } from '../rules.ts';
import { DYNAMITE } from './dynamite.ts';
import { explosionFrames, lightsFuse } from './explosion.ts';
import { throwingFrames, throws } from './throwing.ts';

/** Dynamite, the Django variant of the Big Box: a stick that is thrown about in the first round, until it explodes. */
export const dynamite: Box = {
  id: 'dynamite',
  needs: ['base'],
  frames: { ...throwingFrames, ...explosionFrames },
  adjust: {
    roundStartSteps: atFirstRound('layDynamite'),
    lootInstead: throws,
    pileResolved: lightsFuse,
  },
  setUp: (table) => ({ ...table, pawns: { ...table.pawns, [DYNAMITE]: 'off' } }),
};
