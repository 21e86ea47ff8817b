import type { Seat, SuperTable } from '@holdup/engine';
import { html, type TemplateResult } from 'lit-html';
import { icon } from '../../art/icons.ts';
import { portrait } from '../../art/portrait.ts';
import { dollars, t } from '../../text/index.ts';
import { capital, characterName } from '../../text/naming.ts';

/** A bandit who may still win by what he has won. */
export interface Contender {
  readonly seat: Seat;
  readonly who: string;
  /** Car cards, of which most count first. */
  readonly cards: number;
  /** The best of them in dollars, which decides among equals; 0: none. */
  readonly highest: number;
}

/** Who would win if now the loot were compared, the first first: car cards lie open, and count only for who is in the game. */
export const contenders = ({ characters }: SuperTable): readonly Contender[] =>
  Object.entries(characters)
    .filter(([, { out }]) => !out)
    .map(([who, { seat, loot }]) => ({ seat, who, cards: loot.length, highest: Math.max(0, ...loot) }))
    .sort((a, b) => b.cards - a.cards || b.highest - a.highest || a.seat - b.seat);

/** A line under the players, the reader's own bandit among them. */
export const standings = (table: SuperTable): TemplateResult => html`<li class="other slim">
  <div class="other-words">
    <b>${icon('train')} ${t('super.standings')}</b>
    <ul class="facts">${contenders(table).map(line)}</ul>
  </div>
</li>`;

function line({ who, cards, highest }: Contender): TemplateResult {
  const name = capital(characterName(who));
  const word =
    cards === 0
      ? t('super.standings.none', { name })
      : t('super.standings.of', { name, count: cards, amount: dollars(highest) });
  return html`<li class=${cards === 0 ? 'zero' : ''} title=${word}>
    ${portrait(who, 24)}<span aria-hidden="true">${cards}</span><span class="sr">${word}</span>
  </li>`;
}
