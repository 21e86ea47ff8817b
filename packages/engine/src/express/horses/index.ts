import type { Box } from '../rules.ts';
import { rideFrames } from './actions/ride.ts';
import { eventFrames } from './events.ts';
import { placingAdjusters, placingFrames, setUp } from './setUp.ts';

/** The Horses module of the Big Box. */
export const horses: Box = {
  id: 'horses',
  needs: ['base'],
  brings: ['horsesAndStagecoach'],
  frames: { ...rideFrames, ...placingFrames, ...eventFrames },
  events: { pantingHorses: { kind: 'pantingHorses' } },
  adjust: {
    ...placingAdjusters,
    /** Set Up 6: everybody has a Ride card, the playable Marshal too. */
    deck: (cards, { characters }) => [
      ...cards,
      ...characters.map((of) => ({ id: 0, of, kind: 'ride', seen: 0 })),
    ],
  },
  setUp,
};
