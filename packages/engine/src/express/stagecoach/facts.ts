import type { CharacterId } from '../table.ts';

export type StagecoachFact =
  /** A bandit takes a hostage out of the stagecoach, for good. */
  { kind: 'hostageTaken'; who: CharacterId; hostage: string };
