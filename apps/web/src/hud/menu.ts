import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { t } from '../text/index.ts';

/** A round button that shows a picture only; its word is in the tooltip and for the screen reader. */
export const iconButton = (
  name: string,
  label: string,
  act: () => void,
  more: unknown = nothing,
): TemplateResult => html`<button type="button" class="round" title=${label} aria-label=${label} @click=${act}>
  ${icon(name)}${more}
</button>`;

/** The same, for what a key does as well: as people read the key (`shown`), and as machines do (`key`, of `KeyboardEvent`). */
export const keyButton = (
  name: string,
  label: string,
  { shown, key }: { readonly shown: string; readonly key: string },
  act: () => void,
): TemplateResult => html`<button
  type="button"
  class="round"
  title=${t('menu.with-key', { label, key: shown })}
  aria-label=${label}
  aria-keyshortcuts=${key}
  @click=${act}
>
  ${icon(name)}
</button>`;

/** Buttons that stand in the menu where there is room, and behind one button on phones. */
export const more = (buttons: TemplateResult): TemplateResult => html`<button
    type="button"
    class="round menu-more-open"
    popovertarget="menu-more"
    title=${t('menu.more')}
    aria-label=${t('menu.more')}
  >
    ${icon('more')}
  </button>
  <div id="menu-more" class="menu-more" popover>${buttons}</div>`;
