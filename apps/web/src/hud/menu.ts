import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';

/** A round button that shows a picture only; its word is in the tooltip and for the screen reader. */
export const iconButton = (
  name: string,
  label: string,
  act: () => void,
  more: unknown = nothing,
): TemplateResult => html`<button type="button" class="round" title=${label} aria-label=${label} @click=${act}>
  ${icon(name)}${more}
</button>`;
