import { atFirstRound } from '../base/firstRound.ts';
import type { Box } from '../rules.ts';
import { curseAdjusters, curseFrames, reactions } from './curse.ts';
import { setUp, setUpFrames } from './setUp.ts';

/** Amulet, the Cheyenne variant of the Big Box: worth a lot, and cursed. */
export const amulet: Box = {
  id: 'amulet',
  needs: ['base'],
  frames: { ...setUpFrames, ...curseFrames },
  adjust: { ...curseAdjusters, roundStartSteps: atFirstRound('layAmulet') },
  after: reactions,
  setUp,
};
