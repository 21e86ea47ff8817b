import type { Rules } from '../../kernel/index.ts';
import { evolve } from '../evolve.ts';
import type { SuperFact } from '../facts.ts';
import type { SuperTable } from '../table.ts';
import { actingFrames } from './acting.ts';
import { actionFrames } from './actions.ts';
import { afterLeaving, endingFrames } from './ending.ts';
import type { Handler } from './handler.ts';
import { planningFrames } from './planning.ts';

const frames: Readonly<Record<string, Handler>> = {
  ...planningFrames,
  ...actingFrames,
  ...actionFrames,
  ...endingFrames,
};

/** The rules of every game of `super`; which add-ons are in it stands on the table. */
export const superRules: Rules<SuperTable, SuperFact> = {
  frames,
  evolve,
  after: (_table, { kind }) => (kind === 'fell' || kind === 'eliminated' ? afterLeaving : []),
};
