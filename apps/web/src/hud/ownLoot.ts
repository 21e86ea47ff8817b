import { held, lootAt, type Table } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { firstOfBoxes, saidByBoxes } from '../boxes/index.ts';
import { moneyOf } from '../store/money.ts';
import { dollars, t } from '../text/index.ts';
import { capital, characterName } from '../text/naming.ts';
import { face } from './bandit.ts';
import { effectsOf, effectWords } from './effects.ts';
import type { Hud } from './hud.ts';
import { lootToken } from './known.ts';

/** What my characters carry, with the values I know, and what it comes to. */
export function ownLoot(hud: Hud): TemplateResult | typeof nothing {
  const { table, mySeat } = hud;
  if (mySeat === null) return nothing;
  const characters = table.players[mySeat]?.characters ?? [];
  return html`<section id="loot" class="own-loot" aria-label=${t('loot.title')}>
    ${characters.map((who) => sheet(hud, who))}
    ${saidByBoxes((box) => {
      const own = box.own?.(table, characters);
      return own ? [own] : [];
    })}
    <p class="own-sum">${worthOfAll(table, mySeat)}</p>
  </section>`;
}

/** What it comes to, or what counts instead. */
export function worthOfAll(table: Table, seat: number): string {
  const characters = table.players[seat]?.characters ?? [];
  const instead = firstOfBoxes((box) => box.worth?.(characters));
  return instead ?? t('loot.sum', { amount: dollars(moneyOf(table, seat)) });
}

function sheet(hud: Hud, who: string): TemplateResult {
  const { table } = hud;
  const loot = [...lootAt(table, held(who))].sort(
    (a, b) => (b.value ?? 0) - (a.value ?? 0) || a.kind.localeCompare(b.kind),
  );
  return html`<div class="own-sheet">
    ${face(hud, who, 40)}
    <span class="sr">${capital(characterName(who))}: </span>
    ${
      loot.length === 0 && effectsOf(table, who).length === 0
        ? html`<span class="quiet">${t('loot.none')}</span>`
        : html`<ul class="tokens">
            ${repeat(
              loot,
              (token) => token.id,
              (token) => lootToken(table, token),
            )}
            ${effectWords(table, who)}
          </ul>`
    }
  </div>`;
}
