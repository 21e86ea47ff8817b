import type { SuperCharacter, SuperTable } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../art/icons.ts';
import type { Hud } from '../../hud/hud.ts';
import { fact, playerLine, playerList } from '../../hud/others.ts';
import { dollars, t } from '../../text/index.ts';
import { actingNow } from './programme.ts';
import { standings } from './standings.ts';

/** One line a player: whether he has planned, what he has won, how he stands; then who is ahead. */
export const superOthers = (hud: Hud<SuperTable>): TemplateResult =>
  playerList(hud, (seat) => line(hud, seat), hud.table.line.length > 0 ? [standings(hud.table)] : []);

function line(hud: Hud<SuperTable>, seat: number): TemplateResult {
  const who = hud.table.players[seat]?.characters[0] ?? '';
  const bandit = hud.table.characters[who];
  const tag = bandit?.out
    ? html` <span class="tag warn">${t('super.others.out')}</span>`
    : planned(hud, seat);
  const acts = actingNow(hud);
  return playerLine(hud, seat, {
    tag,
    facts: bandit ? facts(hud.table, seat, bandit) : html``,
    ...(acts ? { turn: acts.seat === seat } : {}),
  });
}

function planned({ view, table }: Hud<SuperTable>, seat: number): TemplateResult | typeof nothing {
  const asked = view.prompt?.asked.find((one) => one.seat === seat);
  if (!asked || table.round?.phase === 'acting') return nothing;
  const word = t(asked.answered ? 'super.others.planned' : 'super.others.planning');
  return html` <span class="tag ${asked.answered ? 'done' : ''}">${icon(asked.answered ? 'check' : 'clock')} ${word}</span>`;
}

function facts(table: SuperTable, seat: number, bandit: SuperCharacter): TemplateResult {
  const { plan = [], done = 0 } = table.players[seat] ?? {};
  const state = stateOf(bandit);
  return html`<ul class="facts">
    ${table.round?.phase === 'acting' && !bandit.out ? fact('card', plan.length - done, t('super.others.toCome', { count: plan.length - done })) : nothing}
    ${
      bandit.loot.length === 0
        ? fact('train', 0, t('super.others.cars'))
        : bandit.loot.map((value) => {
            const word = t('super.others.car', { amount: dollars(value) });
            return html`<li title=${word}>${icon('train')}<span aria-hidden="true">${dollars(value)}</span><span class="sr">${word}</span></li>`;
          })
    }
    ${state ? html`<li class="effect" title=${state.word}>${icon(state.icon)}<span class="sr">${state.word}</span></li>` : nothing}
  </ul>`;
}

/** How a bandit stands, in a picture and in words. */
function stateOf({ out, at, lying, facing }: SuperCharacter): { icon: string; word: string } | null {
  if (out) return null;
  if (at === 'off') return { icon: 'away', word: t('super.others.fell') };
  if (lying) return { icon: 'lying', word: t('super.others.lying') };
  return { icon: facing === 'front' ? 'facesFront' : 'facesRear', word: t(`super.others.${facing}`) };
}
