import { html, type TemplateResult } from 'lit-html';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Reads a form's fields as text, trimmed. */
export function fields(event: Event): Readonly<Record<string, string>> {
  event.preventDefault();
  const form = event.currentTarget;
  if (!(form instanceof HTMLFormElement)) return {};
  const read: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') read[name] = value.trim();
  return read;
}

export function select(
  label: string,
  choices: readonly Choice[],
  value: string,
  changed: (value: string) => void,
): TemplateResult {
  return html`<label class="field">
    <span>${label}</span>
    <select @change=${(event: Event) => changed((event.target as HTMLSelectElement).value)}>
      ${choices.map((one) => html`<option value=${one.value} ?selected=${one.value === value}>${one.label}</option>`)}
    </select>
  </label>`;
}

export function tick(
  label: string,
  value: boolean,
  changed: (value: boolean) => void,
  help = '',
): TemplateResult {
  return html`<label class="tick">
    <input
      type="checkbox"
      .checked=${value}
      @change=${(event: Event) => changed((event.target as HTMLInputElement).checked)}
    />
    <span><b>${label}</b>${help ? html`<small>${help}</small>` : ''}</span>
  </label>`;
}

/** One of a few, all in sight. */
export function segments(
  label: string,
  choices: readonly Choice[],
  value: string,
  changed: (value: string) => void,
): TemplateResult {
  return html`<div class="field" role="group" aria-label=${label}>
    <span>${label}</span>
    <div class="segments">
      ${choices.map(
        (one) => html`<button
          type="button"
          aria-pressed=${one.value === value ? 'true' : 'false'}
          @click=${() => changed(one.value)}
        >
          ${one.label}
        </button>`,
      )}
    </div>
  </div>`;
}
