import { atFirstRound } from '../base/firstRound.ts';
import type { Box } from '../rules.ts';
import { burningFrames, reactions } from './burning.ts';
import { evolve } from './evolve.ts';
import type { Flames } from './flames.ts';

const NO_FLAMES: Flames = { burning: [] };

/** Flames, the Ghost variant of the Big Box: a fire spreads through the train. */
export const flames: Box = {
  id: 'flames',
  needs: ['base'],
  frames: burningFrames,
  adjust: {
    roundStartSteps: atFirstRound('fireBreaksOut'),
    cardResolved: (frames, { who }) => [...frames, { kind: 'actionInFlames', who }],
    roundEndSteps: (steps) => [...steps, { kind: 'fireSpreads' }],
  },
  after: reactions,
  evolve,
  setUp: (table) => ({ ...table, box: { ...table.box, flames: NO_FLAMES } }),
};
