import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { t } from '../text/index.ts';

/** A round button that shows a picture only; its word is in the tooltip and for the screen reader. */
export const iconButton = (
  name: string,
  label: string,
  act: () => void,
  more: unknown = nothing,
  key: Key | null = null,
): TemplateResult => html`<button
  type="button"
  class="round"
  title=${key ? t('menu.with-key', { label, key: key.shown }) : label}
  aria-label=${label}
  aria-keyshortcuts=${key?.key ?? nothing}
  @click=${act}
>
  ${icon(name)}${more}
</button>`;

/** A key that does the same: as people read it (`shown`), and as machines do. */
interface Key {
  readonly shown: string;
  readonly key: string;
}

/** A button for what a key does as well. */
export const keyButton = (name: string, label: string, key: Key, act: () => void): TemplateResult =>
  iconButton(name, label, act, nothing, key);

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
