import type { AnyTable, CharacterId, Table } from '@holdup/engine';
import { html, type TemplateResult } from 'lit-html';
import { portrait } from '../art/portrait.ts';
import { powerOf } from '../text/boxes.ts';
import { capital, characterName } from '../text/naming.ts';
import { effectsOf } from './effects.ts';
import type { Hud } from './hud.ts';
import { knownPieces } from './known.ts';

/** What somebody can do, in the words of the rules in short; null in a game without powers. */
export const powerAt = (table: AnyTable, who: CharacterId): string | null =>
  (table.game === 'express' && powerOf(who, table)) || null;

/** A portrait at the table. Who points at it reads the power; a touch or a key lays the same words on a sheet. */
export function face({ table, panels }: Hud<AnyTable>, who: CharacterId, size: number): TemplateResult {
  const power = powerAt(table, who);
  if (power === null) return portrait(who, size);
  const words = `${capital(characterName(who))}: ${power}`;
  return html`<button
    class="face"
    type="button"
    title=${words}
    aria-label=${words}
    @click=${() => panels.open({ sheet: 'bandit', whose: who })}
  >
    ${portrait(who, size)}
  </button>`;
}

/** What is to be known of somebody: his power, what is laid before him, and what he holds. */
export const banditSheet = (table: Table, who: CharacterId): TemplateResult => html`<div class="bandit-sheet">
  ${portrait(who, 72)}
  <div>
    <p>${powerAt(table, who)}</p>
    ${effectsOf(table, who).map(({ text }) => html`<p>${text}</p>`)}
    ${knownPieces(table, table.characters[who]?.seat ?? -1)}
  </div>
</div>`;
