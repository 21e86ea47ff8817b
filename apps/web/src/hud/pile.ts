import type { CharacterId, Played, Table } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { icon } from '../art/icons.ts';
import { bulletPlayer } from '../boxes/index.ts';
import type { Entry } from '../store/log.ts';
import { nameOf, t } from '../text/index.ts';
import { actorName, capital, characterName, faceName } from '../text/naming.ts';
import { cardFace } from './card.ts';
import type { Hud } from './hud.ts';

type When = 'done' | 'now' | 'next' | null;

/** In Schemin' the cards in order, newest last; in Stealin' the programme: done, now, to come. */
export function pile(hud: Hud): TemplateResult {
  const { table, lobby, panels } = hud;
  const stealing = table.round?.phase !== 'scheming';
  const openly = lobby.settings.openPile;
  const next = hud.moment === null ? turnedOver(hud.state.log.entries, table) : table.next;
  const when = (index: number): When => {
    if (!stealing) return null;
    return index < next - 1 ? 'done' : index === next - 1 ? 'now' : 'next';
  };
  const entries = table.pile.map((played, index) => ({ played, index, when: when(index) }));
  const inSight = openly ? entries : entries.filter((one) => sightOf(one.when, one.index, entries.length));
  const covered = entries.length - inSight.length;
  return html`<section id="pile" class="pile ${stealing ? 'stealing' : ''}" aria-label=${t('pile.title')}>
    <h2 class="pile-title">${t('pile.title')}</h2>
    ${
      entries.length === 0
        ? html`<p class="quiet">${emptyWord(table)}</p>`
        : html`<ol class="pile-cards" style="--pieces:${inSight.length}" tabindex="0" aria-label=${t('pile.title')} ${ref((list) => follow(list, { ...table, next }))}>
            ${covered > 0 && !stealing ? html`<li class="covered" aria-hidden="true">+${covered}</li>` : nothing}
            ${repeat(
              inSight,
              (one) => one.index,
              (one) => piece(hud, one.played, one.when),
            )}
            ${covered > 0 && stealing ? html`<li class="covered" aria-hidden="true">+${covered}</li>` : nothing}
          </ol>`
    }
    ${
      openly && entries.length > 0
        ? html`<button type="button" class="round" @click=${() => panels.open({ sheet: 'plan' })} aria-label=${t('pile.open')} title=${t('pile.open')}>
            ${icon('eye')}
          </button>`
        : nothing
    }
  </section>`;
}

/** What stands in place of the cards: before the first of a round, and once they are back with their players. */
export const emptyWord = ({ round }: Pick<Table, 'round'>): string =>
  t((round?.phase ?? 'scheming') === 'scheming' ? 'pile.empty' : 'pile.over');

/** How many of the round's cards have been turned over, as far as it is told: the table says so only when the picture stands still. */
export function turnedOver(told: readonly Told[], { next, round }: Pick<Table, 'next' | 'round'>): number {
  const last = told.findLast(({ fact }) => fact.kind === 'turnedOver');
  if (last?.fact.kind !== 'turnedOver' || last.round !== round?.number) return next;
  return Math.max(next, last.fact.index + 1);
}

type Told = Pick<Entry, 'fact' | 'round'>;

let followed = '';

/** The strip keeps the newest card in sight, in Stealin' the one that happens now; it stays where one scrolls it meanwhile. */
function follow(list: Element | undefined, { pile: cards, next, round }: Table): void {
  const at = `${cards.length} ${next} ${round?.phase}`;
  if (!list || at === followed) return;
  followed = at;
  const stealing = round?.phase !== 'scheming';
  requestAnimationFrame(() => {
    const now = stealing ? list.querySelector<HTMLElement>('.now') : null;
    list.scrollTo({ left: now ? now.offsetLeft - list.clientWidth / 2 : stealing ? 0 : list.scrollWidth });
  });
}

/** Where the pile may not be read through, the last card played, or those already turned over. */
const sightOf = (when: When, index: number, count: number): boolean =>
  when === null ? index === count - 1 : when !== 'next';

/** Whose card it is: the character's to which it belongs, as far as it can be seen; a bullet's is who has played it. */
export function ownerOf({ players }: Pick<Table, 'players'>, { seat, card }: Played): CharacterId | null {
  const characters = players[seat]?.characters ?? [];
  if (card.kind === 'bullet') return bulletPlayer(characters);
  return card.of ?? (characters.length === 1 ? (characters[0] ?? null) : null);
}

const ownerName = ({ naming }: Pick<Hud, 'naming'>, owner: CharacterId | null, seat: number): string =>
  capital(owner !== null ? characterName(owner) : actorName(naming, seat));

/** My own face-down cards are known to me; they still lie face down. `named`: the owner's name is printed under the card. */
export function piece(
  hud: Pick<Hud, 'table' | 'naming'>,
  played: Played,
  when: When,
  { named = false } = {},
): TemplateResult {
  const owner = ownerOf(hud.table, played);
  const name = ownerName(hud, owner, played.seat);
  const words = [
    name,
    faceName(played.card),
    played.down && played.card.kind !== null ? t('pile.down') : '',
    when ? nameOf('pile', when) : '',
  ].filter(Boolean);
  const label = words.join(', ');
  return html`<li
    class="piece ${played.down ? 'down' : ''} ${when ?? ''} ${named ? 'plan-card' : ''}"
    title=${label}
    aria-current=${when === 'now' ? 'step' : 'false'}
  >
    ${cardFace(played.card, played.card.kind, owner)}<span class="sr">${label}</span>${named ? html`<small aria-hidden="true">${name}</small>` : nothing}
  </li>`;
}

/** The whole plan, turn by turn. */
export function plan(hud: Hud): TemplateResult {
  const { table } = hud;
  const turns = table.round?.turns ?? [];
  return html`${turns.map((kind, turn) => {
    const cards = table.pile.filter((played) => played.turn === turn);
    return html`<section class="plan-turn">
      <h3>${icon(kind)} ${t('pile.turn', { turn: turn + 1 })} <small>${nameOf('turn', kind)}</small></h3>
      ${
        cards.length === 0
          ? html`<p class="quiet">${t(turn < (table.round?.turn ?? 0) ? 'pile.none' : 'pile.empty')}</p>`
          : html`<ol class="pile-cards wrap">${cards.map((played) => piece(hud, played, null, { named: true }))}</ol>`
      }
    </section>`;
  })}`;
}
