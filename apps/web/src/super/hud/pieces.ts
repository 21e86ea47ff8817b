import type { SuperTable } from '@holdup/engine';
import { html } from 'lit-html';
import type { Pieces } from '../../hud/pieces.ts';
import { superEnd } from './end.ts';
import { superOthers } from './others.ts';
import { planAnswers, planByKey, planning } from './planning.ts';
import { programme } from './programme.ts';
import { superRound } from './round.ts';
import { superRules } from './rules.ts';

/** What Colt Super Express puts on the table page. */
export const superPieces: Pieces<SuperTable> = {
  round: superRound,
  answers: planAnswers,
  bottom: (hud) => html`${programme(hud)} ${planning(hud)}`,
  others: superOthers,
  end: superEnd,
  rules: superRules,
  plan: superRules,
  answerBy: planByKey,
  marks: [
    { mark: 'plan', due: ({ asked }) => asked?.kind === 'plan' },
    { mark: 'facing', due: ({ table }) => table.round !== null },
    { mark: 'acting', due: ({ table }) => table.round?.phase === 'acting' },
  ],
};
