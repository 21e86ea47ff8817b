import { atFirstRound } from '../base/firstRound.ts';
import type { Box } from '../rules.ts';
import { setUp, setUpFrames } from './setUp.ts';
import { shootingAdjusters, shootingFrames } from './shooting.ts';

/** Prototype, the Belle variant of the Big Box: a gun that fires three bullets with one Shoot. */
export const prototype: Box = {
  id: 'prototype',
  needs: ['base'],
  frames: { ...setUpFrames, ...shootingFrames },
  adjust: { ...shootingAdjusters, roundStartSteps: atFirstRound('layPrototype') },
  setUp,
};
