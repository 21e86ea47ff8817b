import type { SuperTable } from '@holdup/engine';
import { html } from 'lit-html';
import type { Hud } from '../../hud/hud.ts';
import type { Pieces } from '../../hud/pieces.ts';
import type { Said } from '../../hud/questionBar.ts';
import { nameOf, t } from '../../text/index.ts';
import { capital, characterName } from '../../text/naming.ts';
import { superEnd } from './end.ts';
import { superOthers } from './others.ts';
import { planAnswers, planByKey, planning } from './planning.ts';
import { actingNow, programme } from './programme.ts';
import { superRound } from './round.ts';
import { superRules } from './rules.ts';

/** Whose card is carried out, and which it is. */
function says(hud: Hud<SuperTable>): Said | null {
  const now = hud.moving && hud.moment === null ? actingNow(hud) : null;
  if (!now) return null;
  const card = nameOf('action', now.action);
  return { who: now.who, text: t('fact.revealed', { who: capital(characterName(now.who)), card }) };
}

/** What Colt Super Express puts on the table page. */
export const superPieces: Pieces<SuperTable> = {
  round: superRound,
  says,
  answers: planAnswers,
  bottom: (hud) => html`${programme(hud)} ${planning(hud)}`,
  others: superOthers,
  end: superEnd,
  rules: superRules,
  plan: superRules,
  answerBy: planByKey,
  marks: [
    { mark: 'plan', about: 'hand', due: ({ asked }) => asked?.kind === 'plan' },
    { mark: 'facing', about: 'train', due: ({ table }) => table.round !== null },
    { mark: 'acting', about: 'pile', due: ({ table }) => table.round?.phase === 'acting' },
  ],
};
