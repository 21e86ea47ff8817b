import type { Box } from '../rules.ts';
import { drinkingFrames, schemes } from './drinking.ts';
import { eventFrames } from './events.ts';
import { evolve } from './evolve.ts';
import { setUp } from './setUp.ts';

/** The Whiskey module of the Big Box. */
export const whiskey: Box = {
  id: 'whiskey',
  needs: ['base'],
  brings: ['horsesAndStagecoach'],
  frames: { ...drinkingFrames, ...eventFrames },
  events: { marshalWhiskey: { kind: 'marshalWhiskey' } },
  adjust: { schemes },
  evolve,
  setUp,
};
