import type { Box } from '../rules.ts';
import { eventFrames, stationAdjusters } from './events.ts';
import { rounds, stations } from './rounds.ts';
import { turmoilFrames } from './turmoil.ts';

/**
 * What the modules of the Horses & Stagecoach expansion have in common: its round cards, their turmoil and those events
 * that belong to none of them. It comes into the game with any of the three.
 */
export const horsesAndStagecoach: Box = {
  id: 'horsesAndStagecoach',
  comesAlong: true,
  needs: ['base'],
  frames: { ...turmoilFrames, ...eventFrames },
  turnKinds: { turmoil: { frame: 'turmoil' } },
  rounds,
  stations,
  events: {
    higherSpeed: { kind: 'higherSpeed' },
    mortalBullet: { kind: 'counting' },
    sharingLoot: { kind: 'counting' },
    escape: { kind: 'counting' },
  },
  adjust: stationAdjusters,
};
