import type { AnyTable } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { phraseFact } from '../text/fact.ts';
import { t } from '../text/index.ts';
import type { LiveHud } from './hud.ts';
import { iconButton } from './menu.ts';

/** Says that one looks at the past, which moment of it, and how to come back. */
export function lookBar(hud: LiveHud<AnyTable>): TemplateResult | typeof nothing {
  const entry = hud.moment === null ? undefined : hud.state.log.entries[hud.moment];
  if (!entry) return nothing;
  const said = phraseFact(entry.fact, hud.naming);
  return html`<section class="look-bar" role="status" aria-label=${t('look.title')}>
    <p>
      <b>${icon('eye')} ${entry.round > 0 ? t('look.round', { round: entry.round }) : t('look.deal')}</b>
      <span>${said?.text ?? ''}</span>
    </p>
    <div class="look-steps">
      ${iconButton('stepBack', t('look.back'), () => hud.walk('back'))}
      ${iconButton('stepOn', t('look.on'), () => hud.walk('on'))}
      <button class="primary" type="button" @click=${() => hud.walk('now')}>${t('look.now')}</button>
    </div>
  </section>`;
}
