import { held, type Loot, lootAt } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { icon } from '../art/icons.ts';
import { portrait } from '../art/portrait.ts';
import { dollars, nameOf, t } from '../text/index.ts';
import { capital, characterName, lootName } from '../text/naming.ts';
import type { Hud } from './hud.ts';

/** What my characters carry, with the values I know, and what it comes to. */
export function ownLoot(hud: Hud): TemplateResult | typeof nothing {
  const { table, mySeat } = hud;
  if (mySeat === null) return nothing;
  const characters = table.players[mySeat]?.characters ?? [];
  const sum = characters.reduce(
    (all, who) => all + worth(lootAt(table, held(who))) + (table.characters[who]?.cash ?? 0),
    0,
  );
  return html`<section id="loot" class="own-loot" aria-label=${t('loot.title')}>
    ${characters.map((who) => sheet(hud, who))}
    <p class="own-sum">${t('loot.sum', { amount: dollars(sum) })}</p>
  </section>`;
}

const worth = (loot: readonly Loot[]): number => loot.reduce((all, token) => all + (token.value ?? 0), 0);

function sheet({ table }: Hud, who: string): TemplateResult {
  const loot = [...lootAt(table, held(who))].sort(
    (a, b) => (b.value ?? 0) - (a.value ?? 0) || a.kind.localeCompare(b.kind),
  );
  return html`<div class="own-sheet">
    ${portrait(who, 40)}
    <span class="sr">${capital(characterName(who))}: </span>
    ${
      loot.length === 0
        ? html`<span class="quiet">${t('loot.none')}</span>`
        : html`<ul class="tokens">
            ${repeat(
              loot,
              (token) => token.id,
              (token) => html`<li class="token token-${token.kind}" title=${lootName(token)}>
                ${icon(token.kind, nameOf('loot', token.kind))}<b>${token.value === null ? '?' : dollars(token.value)}</b>
              </li>`,
            )}
          </ul>`
    }
  </div>`;
}
