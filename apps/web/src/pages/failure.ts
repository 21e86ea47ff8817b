import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { maybe, t } from '../text/index.ts';

export const errorText = (code: string): string => maybe(`error.${code}`) ?? t('error.any', { code });

/** A refusal in words; said at once to who listens. */
export function failure(code: string | null, close: () => void): TemplateResult | typeof nothing {
  if (code === null) return nothing;
  return html`<div class="failure" role="alert">
    <span>${errorText(code)}</span>
    <button class="round" type="button" @click=${close} aria-label=${t('app.close')}>${icon('close')}</button>
  </div>`;
}
