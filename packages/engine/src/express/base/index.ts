import type { Box } from '../rules.ts';
import { lootFrames } from './actions/loot.ts';
import { moveFrames } from './actions/move.ts';
import { punchFrames } from './actions/punch.ts';
import { shootFrames } from './actions/shoot.ts';
import { belle } from './characters/belle.ts';
import { cheyenne } from './characters/cheyenne.ts';
import { django } from './characters/django.ts';
import { doc } from './characters/doc.ts';
import { ghost } from './characters/ghost.ts';
import { tuco } from './characters/tuco.ts';
import { roundEventFrames } from './events/roundEvents.ts';
import { stationEventFrames } from './events/stationEvents.ts';
import { marshalFrames, marshalReactions } from './marshal.ts';
import { roundFrames } from './round.ts';
import { rounds, stations } from './rounds.ts';
import { schemingFrames } from './scheming.ts';
import { scoringFrames } from './scoring.ts';
import { setUpFrames } from './setUp.ts';
import { stealingFrames } from './stealing.ts';

const EVENTS = [
  'angryMarshal',
  'swivelArm',
  'braking',
  'takeItAll',
  'rebellion',
  'marshalsRevenge',
  'pickpocketing',
  'hostageConductor',
];

/** The base game as a box like any other; every other box needs it. */
export const base: Box = {
  id: 'base',
  frames: {
    ...setUpFrames,
    ...roundFrames,
    ...schemingFrames,
    ...stealingFrames,
    ...moveFrames,
    ...lootFrames,
    ...shootFrames,
    ...punchFrames,
    ...marshalFrames,
    ...roundEventFrames,
    ...stationEventFrames,
    ...scoringFrames,
  },
  characters: [ghost, doc, tuco, cheyenne, belle, django],
  /** Standard, Tunnel, Speeding-Up, Switching (Big Box manual, Types of Turn). */
  turnKinds: {
    standard: {},
    tunnel: { faceDown: true },
    speedingUp: { inARow: 2 },
    switching: { counterClockwise: true },
  },
  rounds,
  stations,
  events: Object.fromEntries(EVENTS.map((event) => [event, { kind: event }])),
  after: marshalReactions,
};
