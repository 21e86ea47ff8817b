import type { CharacterId, Table } from '@holdup/engine';
import { html, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { type Effect, saidByBoxes } from '../boxes/index.ts';

/** What holds for `who`: hostage, prisoner, penalties, posters, cards, and things that change what he can do. */
export const effectsOf = (table: Table, who: CharacterId): readonly Effect[] =>
  saidByBoxes((box) => box.effects?.(table, who));

/** As icons only, each with its text for who points at it or listens. */
export const effectIcons = (table: Table, who: CharacterId): TemplateResult =>
  html`${effectsOf(table, who).map(
    (effect) => html`<li class="effect ${effect.bad ? 'bad' : ''}" title=${effect.text}>
      ${icon(effect.icon)}${
        effect.spelt ? html`<span aria-hidden="true">${effect.short}</span>` : ''
      }<span class="sr">${effect.text}</span>
    </li>`,
  )}`;

/** With their words, for one's own. */
export const effectWords = (table: Table, who: CharacterId): TemplateResult =>
  html`${effectsOf(table, who).map(
    (effect) => html`<li class="token effect ${effect.bad ? 'bad' : ''}" title=${effect.text}>
      ${icon(effect.icon)}<b aria-hidden="true">${effect.short}</b><span class="sr">${effect.text}</span>
    </li>`,
  )}`;
