import type { Card, CharacterId, Option } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { icon } from '../art/icons.ts';
import { bulletPlayer } from '../boxes/index.ts';
import { maybe, t } from '../text/index.ts';
import { faceName } from '../text/naming.ts';
import { phraseOption } from '../text/question.ts';
import { cardFace } from './card.ts';
import { clicked, type Hud, keysOf, optionOf, sorted } from './hud.ts';

/** My cards: actions first, bullets last and plainly of no use. */
export function hand(hud: Hud): TemplateResult | typeof nothing {
  if (hud.mySeat === null) return nothing;
  const player = hud.hands.players[hud.mySeat];
  if (!player) return nothing;
  const cards = sorted(player.hand);
  const keys = keysOf(hud);
  return html`<section id="hand" class="hand" aria-label=${t('hand.title')} tabindex="-1">
    ${
      cards.length === 0
        ? html`<p class="quiet">${t('hand.empty')}</p>`
        : html`<ul class="hand-cards" style="--cards:${cards.length}">
            ${repeat(
              cards,
              (card) => card.id,
              (card) => held(hud, card, { hand: player.hand, keys }),
            )}
          </ul>`
    }
    ${counts(hud, player.deck.length)}
  </section>`;
}

/** What a card does, as its owner is told who points at it; to whom bullets are of use, why they are. */
export function cardHelp({ kind }: Card, characters: readonly CharacterId[]): string {
  const player = kind === 'bullet' ? bulletPlayer(characters) : null;
  return maybe(player ? `character.${player}.power` : `action.${kind}.help`) ?? '';
}

interface Held {
  readonly hand: readonly Card[];
  readonly keys: ReadonlyMap<Option, number>;
}

function held(hud: Hud, card: Card, { hand, keys }: Held): TemplateResult {
  const two = hud.live.players.some((player) => player.characters.length > 1);
  const option = optionOf(card, hud.choices, hand);
  const characters = hud.live.players[hud.mySeat ?? -1]?.characters ?? [];
  const help = cardHelp(card, characters);
  const name = faceName(card, two);
  if (!option) {
    const title =
      card.kind === 'bullet' && !bulletPlayer(characters) ? `${name}: ${t('hand.unplayable')}` : name;
    return html`<li><div class="held" title=${help} role="img" aria-label=${title}>${cardFace(card)}</div></li>`;
  }
  const key = keys.get(option);
  const down = option.about.lie === 'down';
  const chosen = hud.view.prompt?.answer === option.id || hud.state.sent?.option === option.id;
  return html`<li>
    <button
      type="button"
      class="held playable ${down ? 'goes-down' : ''} ${hud.armed === option.id ? 'armed' : ''}"
      aria-pressed=${chosen ? 'true' : 'false'}
      data-option=${option.id}
      title=${help}
      aria-label=${phraseOption(option, hud.naming)}
      @click=${clicked(hud, option)}
    >
      ${cardFace(card)}${down ? html`<span class="down-mark" aria-hidden="true">${icon('tunnel')}</span>` : nothing}${key === undefined ? nothing : html`<kbd aria-hidden="true">${key}</kbd>`}
    </button>
  </li>`;
}

function counts({ table, mySeat }: Hud, deck: number): TemplateResult {
  const own = mySeat === null ? [] : (table.players[mySeat]?.characters ?? []);
  const sum = (key: 'cylinder' | 'received') =>
    own.reduce((all, who) => all + (table.characters[who]?.[key] ?? 0), 0);
  const count = (name: string, word: string, value: number, label: string) => html`<li title=${label}>
    ${icon(name)}<i aria-hidden="true">${word}</i><b aria-hidden="true">${value}</b><span class="sr">${label}</span>
  </li>`;
  return html`<ul class="counts">
    ${count('deck', t('hand.deck'), deck, t('hand.deck.count', { count: deck }))}
    ${count('cylinder', t('hand.bullets'), sum('cylinder'), t('hand.bullets.count', { count: sum('cylinder') }))}
    ${count('bullet', t('hand.received'), sum('received'), t('hand.received.count', { count: sum('received') }))}
  </ul>`;
}
