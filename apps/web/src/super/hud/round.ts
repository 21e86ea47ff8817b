import type { SuperTable } from '@holdup/engine';
import { html, type TemplateResult } from 'lit-html';
import type { Hud } from '../../hud/hud.ts';
import { t } from '../../text/index.ts';
import { capital, characterName } from '../../text/naming.ts';

/** Which round, what is being done in it, and what its end brings. */
export function superRound({ table }: Hud<SuperTable>): TemplateResult {
  const { round, wagons } = table;
  if (!round) return html`<section id="round" class="round-card"><h2>${t('round.none')}</h2></section>`;
  const title = t('super.round', { number: round.number });
  const first = table.players[table.first]?.characters[0] ?? '';
  return html`<section id="round" class="round-card super-round" tabindex="0" aria-label=${title}>
    <header>
      <small>${title} · ${t('others.first')}: ${capital(characterName(first))}</small>
      <h2>${t(`super.round.${round.phase}`)}</h2>
    </header>
    <p class="round-event">
      ${wagons.length === 0 ? t('super.round.last') : t('super.round.cars', { count: wagons.length })}
      ${wagons.length === 0 ? '' : t('super.round.end')}
    </p>
  </section>`;
}
