import { clockwise, type SuperAction, type SuperFactOf, type SuperTable } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { cardBack, cardFace } from '../../hud/card.ts';
import type { Hud } from '../../hud/hud.ts';
import { nameOf, t } from '../../text/index.ts';
import { capital, characterName } from '../../text/naming.ts';
import { actionIcon } from '../text/naming.ts';

/** Everybody's cards in the order in which they come up: done, now, to come. Nothing while no plan lies there. */
export function programme(hud: Hud<SuperTable>): TemplateResult | typeof nothing {
  const pieces = piecesOf(hud);
  if (pieces.length === 0 || hud.table.result) return nothing;
  return html`<section id="pile" class="pile stealing programme" aria-label=${t('programme.title')}>
    <h2 class="pile-title">${t('programme.title')}</h2>
    <ol class="pile-cards" tabindex="0" aria-label=${t('programme.title')} ${ref((list) => follow(list, hud))}>
      ${repeat(
        pieces,
        ({ seat, index }) => `${seat} ${index}`,
        (one) => piece(hud.table, one),
      )}
    </ol>
  </section>`;
}

interface Piece {
  readonly seat: number;
  readonly index: number;
  readonly when: 'done' | 'now' | 'next';
  readonly card: SuperAction | null;
}

/** The card that is carried out just now; null while nobody's is. */
export function actingNow({ table, state, moment }: Hud<SuperTable>): SuperFactOf<'revealed'> | null {
  if (table.round?.phase !== 'acting') return null;
  const entries = moment === null ? state.log.entries : state.log.entries.slice(0, moment + 1);
  const newest = entries.findLast(({ fact }) => fact.kind === 'revealed' || fact.kind === 'planningBegan');
  return newest?.fact.kind === 'revealed' ? newest.fact : null;
}

function piecesOf(hud: Hud<SuperTable>): Piece[] {
  const { table } = hud;
  const now = actingNow(hud);
  const longest = Math.max(...table.players.map(({ plan }) => plan.length));
  return Array.from({ length: longest }, (_, index) =>
    clockwise(table, table.first).flatMap((seat): Piece[] => {
      const player = table.players[seat];
      if (!player || index >= player.plan.length) return [];
      // What is being shown has not happened yet on the table that is shown.
      const due = index === player.done || index === player.done - 1;
      if (due && now?.seat === seat && now.index === index)
        return [{ seat, index, when: 'now', card: now.action }];
      const card = player.plan[index] ?? null;
      return [{ seat, index, card, when: index < player.done ? 'done' : 'next' }];
    }),
  ).flat();
}

/** Cards that were seen before a time travel lie face down again, but are known. */
function piece(table: SuperTable, { seat, when, card }: Piece): TemplateResult {
  const [who = null] = table.players[seat]?.characters ?? [];
  const label = [
    capital(characterName(who ?? '')),
    card === null ? t('programme.hidden') : nameOf('action', card),
    t(`pile.${when}`),
  ].join(', ');
  return html`<li class="piece ${when}" title=${label} aria-current=${when === 'now' ? 'step' : 'false'}>
    ${card !== null ? cardFace({ of: who, kind: card, hit: null }, actionIcon(card)) : cardBack(who)}<span class="sr">${label}</span>
  </li>`;
}

let followed = '';

/** The strip keeps the card that happens now in sight. */
function follow(list: Element | undefined, hud: Hud<SuperTable>): void {
  const now = actingNow(hud);
  const at = `${hud.table.round?.number} ${now?.seat} ${now?.index}`;
  if (!list || at === followed) return;
  followed = at;
  requestAnimationFrame(() => {
    const piece = list.querySelector<HTMLElement>('.now');
    list.scrollTo({ left: piece ? piece.offsetLeft - list.clientWidth / 2 : 0 });
  });
}
