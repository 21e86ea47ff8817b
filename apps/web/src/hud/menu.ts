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
