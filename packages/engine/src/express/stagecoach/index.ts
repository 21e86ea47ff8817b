import type { Box } from '../rules.ts';
import type { Stagecoach } from './coach.ts';
import { eventFrames } from './events.ts';
import { evolve } from './evolve.ts';
import { hostageAdjusters, hostageFrames } from './hostages.ts';
import { setUp } from './setUp.ts';
import { reactions, shotgunAdjusters, shotgunFrames } from './shotgun.ts';
import { coachAdjusters, coachFrames } from './train.ts';

/** The Stagecoach module of the Big Box: the coach, the Shotgun and the hostages. */
export const stagecoach: Box = {
  id: 'stagecoach',
  needs: ['base'],
  brings: ['horsesAndStagecoach'],
  frames: { ...hostageFrames, ...shotgunFrames, ...coachFrames, ...eventFrames },
  events: { shotgunRage: { kind: 'shotgunRage' } },
  adjust: { ...coachAdjusters, ...shotgunAdjusters, ...hostageAdjusters },
  after: reactions,
  evolve,
  setUp,
  census: (kept) => {
    const { offer, held } = kept as Stagecoach;
    return Object.fromEntries([...offer, ...Object.values(held)].map((hostage) => [`hostage:${hostage}`, 1]));
  },
};
