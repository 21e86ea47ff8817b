import type { TableSettings } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { whyNot } from './presets.ts';

/** The button of a sheet of settings. Where it is of no use it says why not, in a sentence that leads to where all of it is said. */
export function settingsFoot(now: TableSettings, label: string, go: () => void): TemplateResult {
  const [why] = whyNot(now);
  return html`<div class="sheet-foot">
    ${why ? html`<button class="plain why-not" type="button" @click=${toProblems}>${why}</button>` : nothing}
    <button class="primary big" type="button" @click=${go} ?disabled=${why !== undefined}>${label}</button>
  </div>`;
}

function toProblems(event: Event): void {
  const all = (event.currentTarget as Element)
    .closest('.sheet-body')
    ?.querySelector<HTMLElement>('.settings-form > .failure');
  all?.scrollIntoView({ block: 'center' });
  all?.focus({ preventScroll: true });
}
