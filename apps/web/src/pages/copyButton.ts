import { html, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { t } from '../text/index.ts';
import { shown } from './refresh.ts';

/** What was copied a moment ago. */
const copied = shown<string | null>(null);

interface Copied {
  readonly text: string;
  /** Where it is shown, by a CSS selector. */
  readonly from: string;
  readonly label: string;
}

export function copyButton({ text, from, label }: Copied): TemplateResult {
  const done = copied.get() === text;
  return html`<button class="secondary" type="button" @click=${() => copy(text, from)}>
      ${icon(done ? 'check' : 'copy')} ${done ? t('wait.copied') : label}
    </button>
    <span class="sr" role="status">${done ? t('wait.copied') : ''}</span>`;
}

async function copy(text: string, from: string) {
  if (!(await copyText(text, from))) return;
  copied.set(text);
  setTimeout(() => copied.set(null), 2_000);
}

/** Whether `text` was copied. Without https, as within a household, a browser may have the old way only. */
async function copyText(text: string, from: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const place = document.querySelector(from);
    if (place instanceof HTMLInputElement) place.select();
    else if (place) getSelection()?.selectAllChildren(place);
    return document.execCommand('copy');
  }
}
