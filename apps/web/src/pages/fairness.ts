import type { LobbyView, TableSummary } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { andList, t } from '../text/index.ts';

type Table = LobbyView | TableSummary;

/** The people who have sealed nothing yet, or (once all are asked) not opened what they have sealed. */
function missing({ seats, deal }: Table): string[] {
  return seats.flatMap(({ name, commit, opened }) => {
    if (name === null) return [];
    return (deal?.asked ? commit !== null && !opened : commit === null) ? [name] : [];
  });
}

/** The people whose numbers are being waited for after the start; null: nobody is. */
export function opening(table: Table): TemplateResult | typeof nothing {
  if (!table.deal?.asked) return nothing;
  const names = missing(table);
  return html`<p role="status"><b>${
    names.length > 0 ? t('fair.opening', { names: andList(names) }) : t('fair.dealing')
  }</b></p>`;
}

/** How the shuffle of the game to come is made, and what the server has committed to. */
export function fairness(table: Table): TemplateResult | typeof nothing {
  const { deal, settings } = table;
  if (!deal) return nothing;
  const names = missing(table);
  return html`<section class="paper fairness" aria-label=${t('fair.title')}>
    <details>
      <summary>${icon('deck')} <b>${t('fair.title')}</b></summary>
      <p>${t('fair.text')}</p>
      <p>${t(settings.strictShuffle ? 'fair.strict' : 'fair.casual')}</p>
      <p>${deal.asked || names.length === 0 ? t('fair.sealed') : t('fair.waiting', { names: andList(names) })}</p>
      <p class="quiet">${t('fair.commitment')} <code class="hash">${deal.commitment}</code></p>
      <p><a href="/verify">${t('fair.verify')}</a></p>
    </details>
  </section>`;
}
