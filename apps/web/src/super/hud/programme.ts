import { clockwise, type SuperTable } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { cardBack, cardFace } from '../../hud/card.ts';
import type { Hud } from '../../hud/hud.ts';
import { nameOf, t } from '../../text/index.ts';
import { capital, characterName } from '../../text/naming.ts';
import { actionIcon } from '../text/naming.ts';

/** Everybody's cards in the order in which they come up: done, now, to come. Nothing while it is still being planned. */
export function programme(hud: Hud<SuperTable>): TemplateResult | typeof nothing {
  const pieces = piecesOf(hud);
  if (pieces.length === 0) return nothing;
  return html`<section id="pile" class="pile stealing" aria-label=${t('programme.title')}>
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
}

function piecesOf({ table, state, moment }: Hud<SuperTable>): Piece[] {
  if (table.round?.phase !== 'acting') return [];
  const entries = moment === null ? state.log.entries : state.log.entries.slice(0, moment + 1);
  const newest = entries.findLast(({ fact }) => fact.kind === 'revealed')?.fact;
  const now = newest?.kind === 'revealed' ? newest : null;
  const longest = Math.max(...table.players.map(({ plan }) => plan.length));
  return Array.from({ length: longest }, (_, index) =>
    clockwise(table, table.first).flatMap((seat): Piece[] => {
      const player = table.players[seat];
      if (!player || index >= player.plan.length) return [];
      const isNow = now?.seat === seat && now.index === index && index === player.done - 1;
      return [{ seat, index, when: isNow ? 'now' : index < player.done ? 'done' : 'next' }];
    }),
  ).flat();
}

/** Cards that were seen before a time travel lie face down again, but are known. */
function piece(table: SuperTable, { seat, index, when }: Piece): TemplateResult {
  const [who = null] = table.players[seat]?.characters ?? [];
  const card = table.players[seat]?.plan[index] ?? null;
  const label = [
    capital(characterName(who ?? '')),
    card === null ? t('programme.hidden') : nameOf('action', card),
    t(`pile.${when}`),
  ].join(', ');
  const open = card !== null;
  return html`<li class="piece ${when}" title=${label} aria-current=${when === 'now' ? 'step' : 'false'}>
    ${open ? cardFace({ of: who, kind: card, hit: null }, actionIcon(card)) : cardBack(who)}<span class="sr">${label}</span>
  </li>`;
}

let followed = '';

/** The strip keeps the card that happens now in sight. */
function follow(list: Element | undefined, { table }: Hud<SuperTable>): void {
  const at = `${table.round?.number} ${table.players.map(({ done }) => done).join()}`;
  if (!list || at === followed) return;
  followed = at;
  requestAnimationFrame(() => {
    const now = list.querySelector<HTMLElement>('.now');
    list.scrollTo({ left: now ? now.offsetLeft - list.clientWidth / 2 : 0 });
  });
}
