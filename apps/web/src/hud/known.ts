import { type Card, held, type Loot, lootAt, type Table } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { hasIcon, icon } from '../art/icons.ts';
import { shortOf } from '../boxes/index.ts';
import { dollars, nameOf } from '../text/index.ts';
import { capital, faceName, lootName } from '../text/naming.ts';
import { sorted } from './hud.ts';

/** What a player holds that is closed on the table, as far as the reader knows it: in an open record all of it. */
export interface Known {
  readonly cards: readonly Card[];
  readonly loot: readonly Loot[];
}

/** Kinds of loot that lie open, worth the same each. */
const OPEN = ['jewel', 'strongbox'];

export function knownOf(table: Table, seat: number): Known {
  const { hand = [], characters = [] } = table.players[seat] ?? {};
  const loot = characters.flatMap((who) => lootAt(table, held(who)));
  return {
    cards: sorted(hand.filter(({ kind }) => kind !== null)),
    loot: loot.filter(({ kind, value }) => value !== null && !OPEN.includes(kind)),
  };
}

/** A small picture for each card and a token for each piece of loot. */
export function knownPieces(table: Table, seat: number): TemplateResult | typeof nothing {
  const { cards, loot } = knownOf(table, seat);
  if (cards.length + loot.length === 0) return nothing;
  const two = (table.players[seat]?.characters.length ?? 0) > 1;
  return html`<ul class="facts known">
    ${cards.map((card) => {
      const name = capital(faceName(card, two));
      return html`<li class="known-card" title=${name}>
        ${icon(card.kind !== null && hasIcon(card.kind) ? card.kind : 'card', name)}
      </li>`;
    })}
    ${loot.map((token) => lootToken(table, token))}
  </ul>`;
}

/** A piece of loot with what it is worth. */
export const lootToken = (table: Table, token: Loot): TemplateResult => html`<li
  class="token token-${token.kind}"
  title=${lootName(token)}
>
  ${icon(token.kind, nameOf('loot', token.kind))}<b>${worthOf(table, token)}</b>
</li>`;

/** In dollars; of what is worth none, what is to be known of it. */
function worthOf(table: Table, token: Loot): string {
  if (token.value === null) return '?';
  if (token.value > 0) return dollars(token.value);
  return shortOf(table, token) ?? '';
}
