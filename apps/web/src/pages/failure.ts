import type { SetupProblem } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { phraseProblem } from '../text/boxes.ts';
import { maybe, t } from '../text/index.ts';

/** A refusal's code, or all of it where its text needs to know what it is about. */
export type Reason = string | { readonly code: string; readonly about?: unknown };

/** What a refusal says; of a set-up that cannot be played, what exactly is wrong with it. */
export function errorText(reason: Reason): string {
  const { code, about } = typeof reason === 'string' ? { code: reason, about: null } : reason;
  if (code === 'bad-setup' && isProblem(about)) return phraseProblem(about);
  return maybe(`error.${code}`) ?? t('error.any', { code });
}

/** Set-ups come back with their problem; everything else says enough by its code. */
export const reasonOf = (reply: { readonly code: string; readonly about?: unknown }): Reason =>
  reply.code === 'bad-setup' ? reply : reply.code;

const isProblem = (about: unknown): about is SetupProblem =>
  typeof about === 'object' && about !== null && 'code' in about && 'about' in about;

/** A refusal in words; said at once to who listens. Without `close` it stays: there is nothing to be seen behind it. */
export function failure(code: Reason | null, close?: () => void): TemplateResult | typeof nothing {
  if (code === null) return nothing;
  return html`<div class="failure" role="alert">
    <span>${errorText(code)}</span>
    ${close ? html`<button class="round" type="button" @click=${close} aria-label=${t('app.close')}>${icon('close')}</button>` : nothing}
  </div>`;
}
