import type { Box } from '../rules.ts';
import { eventFrames } from './events.ts';
import { evolve } from './evolve.ts';
import { rounds } from './rounds.ts';

/** Last Car, the Doc variant of the Big Box: a round card at the end of which the caboose is left behind. */
export const lastCar: Box = {
  id: 'lastCar',
  needs: ['base'],
  frames: eventFrames,
  rounds,
  events: { lastCar: { kind: 'lastCar' } },
  evolve,
};
