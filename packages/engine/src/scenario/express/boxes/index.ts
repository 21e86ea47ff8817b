import type { Part } from '../part.ts';
import type { Checks } from '../then.ts';
import type { ExpressNames } from '../unseated.ts';
import { couriersPart } from './couriers.ts';
import { dynamitePart } from './dynamite.ts';
import { flamesChecks, flamesPart } from './flames.ts';
import { flatbedPart } from './flatbed.ts';
import { marshalChecks, marshalPart } from './marshal.ts';
import { prisonChecks, prisonPart } from './prison.ts';
import { stagecoachChecks, stagecoachPart } from './stagecoach.ts';

/** Keys of `given` that boxes add: one line each. */
export const boxParts: readonly Part[] = [
  prisonPart,
  marshalPart,
  stagecoachPart,
  flamesPart,
  flatbedPart,
  dynamitePart,
  couriersPart,
];

/** Keys of `then` that boxes add: one line each. */
export const boxChecks = (names: ExpressNames): Checks => ({
  ...prisonChecks(names),
  ...marshalChecks(names),
  ...stagecoachChecks(names),
  ...flamesChecks,
});
