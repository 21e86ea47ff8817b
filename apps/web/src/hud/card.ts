import type { Card } from '@holdup/engine';
import { html, type TemplateResult } from 'lit-html';
import { hasIcon, icon } from '../art/icons.ts';
import { lookOf, paint } from '../art/look.ts';
import { actionName } from '../text/naming.ts';

/**
 * The face of a card: a big picture, its word, its owner's pattern along the edge. `picture` is by default that of its kind,
 * `owner` whose name is printed on it.
 */
export function cardFace(
  card: Pick<Card, 'of' | 'kind' | 'hit'>,
  picture = card.kind,
  owner = card.of,
): TemplateResult {
  if (card.kind === null) return cardBack(owner);
  const bullet = card.kind === 'bullet';
  return html`<span class="card ${bullet ? 'is-bullet' : ''}" style=${paint(owner)}>
    <span class="card-edge" aria-hidden="true">${lookOf(owner).letter}</span>
    <span class="card-icon" aria-hidden="true">${icon(picture && hasIcon(picture) ? picture : 'card')}</span>
    <span class="card-word">${actionName(card.kind)}</span>
  </span>`;
}

export function cardBack(of: string | null): TemplateResult {
  return html`<span class="card is-back" style=${paint(of)}>
    <span class="card-edge" aria-hidden="true">${lookOf(of).letter}</span>
    <span class="card-icon" aria-hidden="true">${icon('tunnel')}</span>
  </span>`;
}
