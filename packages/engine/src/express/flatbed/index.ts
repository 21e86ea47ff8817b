import { atFirstRound } from '../base/firstRound.ts';
import type { Box } from '../rules.ts';
import { evolve, withFlatbed } from './flatbed.ts';
import { rooflessAdjusters, rooflessFrames } from './roofless.ts';

/** Flat-Bed Car, the Tuco variant of the Big Box: one car has no roof. */
export const flatbed: Box = {
  id: 'flatbed',
  needs: ['base'],
  frames: rooflessFrames,
  adjust: { ...rooflessAdjusters, roundStartSteps: atFirstRound('removeRoof') },
  evolve,
  setUp: (table) => withFlatbed(table, null),
};
