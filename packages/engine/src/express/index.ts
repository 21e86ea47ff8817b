export { anySetup, CHOOSABLE, EXPANSIONS, type Settled } from './anySetup.ts';
export { RANSOM } from './base/components.ts';
export { withBrought } from './boxes.ts';
export { compose, expressGame } from './compose.ts';
export type * from './facts.ts';
export { censusOf, lostOrFound, miscounted, QUESTIONS_AT_MOST } from './laws.ts';
export { teamsOf } from './partners.ts';
export { placesInExpress } from './places.ts';
export {
  charactersEach,
  charactersOf,
  expressProblems,
  fullOptions,
  isAlone,
  playersAtLeast,
  playersAtMost,
  roundsInPlay,
  seated,
} from './problems.ts';
export type { ExpressSetup, SetupProblem } from './setup.ts';
export { isSilent as isSilentTrain } from './silence.ts';
export * from './table.ts';
