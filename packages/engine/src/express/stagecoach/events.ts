import { neutralBullets } from '../base/marshal.ts';
import type { Handler } from '../rules.ts';
import { banditsOf, characterOf } from '../table.ts';
import { besideCoach, COACH_INSIDE, COACH_ROOF } from './coach.ts';

/** The Shotgun's Rage: a bullet for every bandit in or on the stagecoach, or in or on the car beside it. */
const shotgunRage: Handler = (table, _frame, rules) => {
  const near = [COACH_INSIDE, COACH_ROOF, besideCoach('inside', table), besideCoach('roof', table)];
  const hit = banditsOf(table).filter((who) => near.includes(characterOf(table, who).at));
  return { facts: neutralBullets(table, rules.adjust.struck(hit, { table, event: 'shotgunRage' })) };
};

export const eventFrames = { shotgunRage } as const;
