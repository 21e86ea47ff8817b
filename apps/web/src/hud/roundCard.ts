import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { maybe, nameOf, t } from '../text/index.ts';
import type { Hud } from './hud.ts';

const ROUNDS = 5;

/** The round card: its turns with the present one, and what happens at its end. */
export function roundCard({ table }: Hud): TemplateResult {
  const { round } = table;
  if (!round) {
    return html`<section id="round" class="round-card"><h2>${t('round.none')}</h2></section>`;
  }
  const event = round.event ?? round.card;
  const help = maybe(`round.${event}.event`) ?? t('round.noEvent');
  const of = round.turns.length;
  return html`<section id="round" class="round-card" tabindex="0" aria-label=${t('round.title', { number: round.number, of: ROUNDS })}>
    <header>
      <small>${t('round.title', { number: round.number, of: ROUNDS })} · ${nameOf('round.phase', round.phase)}</small>
      <h2>${nameOf('round', round.card)}</h2>
    </header>
    <ol class="turns">
      ${round.turns.map((kind, i) => {
        const now = round.phase === 'scheming' && i === round.turn;
        const label = t('round.turn', { turn: i + 1, of, kind: nameOf('turn', kind) });
        return html`<li
          class="turn ${now ? 'now' : ''} ${i < round.turn || round.phase !== 'scheming' ? 'done' : ''}"
          aria-current=${now ? 'step' : 'false'}
          title="${label}. ${maybe(`turn.${kind}.help`) ?? ''}"
        >
          ${icon(kind)}<span class="sr">${label}${now ? `, ${t('round.now')}` : ''}</span>
        </li>`;
      })}
      <li class="turn event ${round.phase === 'event' ? 'now' : ''} ${round.event ? '' : 'none'}" title=${help}>
        ${round.event ? icon('event') : nothing}
      </li>
    </ol>
    <p class="round-event">${help} ${round.keep > 0 ? t('round.keep', { count: round.keep }) : nothing}</p>
  </section>`;
}
