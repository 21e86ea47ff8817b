import { actionsOf, type SuperTable } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../art/icons.ts';
import type { Hud } from '../../hud/hud.ts';
import { maybe, nameOf, t } from '../../text/index.ts';
import { actionIcon } from '../text/naming.ts';

export const superRules = ({ table }: Hud<SuperTable>): TemplateResult => superRulesInShort(table.options);

/** The rules in short, with the add-ons that are in play. */
export function superRulesInShort(options: SuperTable['options']): TemplateResult {
  const words = (part: 'goal' | 'plan' | 'acting' | 'end') => html`<h3>${t(`super.rules.${part}.head`)}</h3>
    <p>${t(`super.rules.${part}`)}</p>`;
  return html`<div class="prose rules-sheet">
    <div>
      ${words('goal')} ${words('plan')} ${words('acting')} ${words('end')}
      ${
        options.timeTravel
          ? html`<h3>${t('super.addOn.timeTravel')}</h3><p>${t('super.addOn.timeTravel.help')}</p>`
          : nothing
      }
    </div>
    <div>
      <h3>${t('rules.actions.head')}</h3>
      <ul class="rows">
        ${actionsOf(options).map(
          (card) => html`<li>
            ${icon(actionIcon(card))}<span><b>${nameOf('action', card)}</b> ${maybe(`super.action.${card}.help`)}</span>
          </li>`,
        )}
      </ul>
    </div>
  </div>`;
}
