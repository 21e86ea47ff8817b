import { isSilent } from '@holdup/engine';
import type { ChatMessage } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { icon } from '../art/icons.ts';
import { fields } from '../pages/form.ts';
import type { TableState, TableStore } from '../store/table.ts';
import { t } from '../text/index.ts';
import type { About } from './hud.ts';
import { newestInSight } from './newestInSight.ts';

/** The talk at the table. Who is muted is not read; who only watches does not speak. */
export function chatPanel(
  store: TableStore,
  state: TableState,
  { mySeat, report }: { readonly mySeat: number | null; readonly report: (about: About) => void },
): TemplateResult {
  if (state.view?.lobby?.settings.chat === 'off') return html`<p class="chat quiet">${t('chat.off')}</p>`;
  const readOnly = mySeat === null;
  const closed = state.view?.table ? isSilent(state.view.table) : false;
  const lines = state.chat.filter((line) => !state.muted.some(({ by }) => by === line.by));
  return html`<div class="chat">
    <ul class="chat-lines" tabindex="0" role="log" aria-live="polite" aria-label=${t('chat.title')} ${ref(newestInSight)}>
      ${lines.length + state.unsaid.length === 0 ? html`<li class="quiet">${t('chat.empty')}</li>` : nothing}
      ${lines.map((line) => said(line, { store, mySeat, report }))}
      ${state.unsaid.map((text) => html`<li class="own quiet"><span>${text}</span> <span class="tag">${t('chat.unsaid')}</span></li>`)}
    </ul>
    ${unmute(store, state)}
    ${readOnly ? html`<p class="quiet">${t('chat.watching')}</p>` : closed ? html`<p class="quiet">${t('error.chat-closed')}</p>` : sayForm(store)}
  </div>`;
}

const sayForm = (store: TableStore): TemplateResult => html`<form class="inline" @submit=${(event: Event) => {
  const { text = '' } = fields(event);
  if (text) store.say(text);
  (event.currentTarget as HTMLFormElement).reset();
}}>
      <label class="field"><span class="sr">${t('chat.say')}</span>
        <input name="text" maxlength="300" autocomplete="off" placeholder=${t('chat.say')} /></label>
      <button class="secondary" type="submit">${t('chat.send')}</button>
    </form>`;

interface Hearer {
  readonly store: TableStore;
  readonly mySeat: number | null;
  report(about: About): void;
}

function said({ id, seat, by, name, text }: ChatMessage, { store, mySeat, report }: Hearer): TemplateResult {
  const others = by !== '' && (seat === null || seat !== mySeat);
  return html`<li class=${seat === mySeat && seat !== null ? 'own' : ''}>
    <b>${name}${seat === null ? html` <span class="tag">${t('chat.watcher')}</span>` : nothing}</b>
    <span>${text}</span>
    ${
      others
        ? html`<span class="chat-acts">
            ${
              mySeat === null
                ? nothing
                : html`<button type="button" class="round faint" @click=${() => store.mute({ by }, true)} aria-label=${t('chat.mute', { name })} title=${t('chat.mute', { name })}>
                    ${icon('silent')}
                  </button>`
            }
            <button type="button" class="round faint" @click=${() => report({ line: id, text, name })} aria-label=${t('report.title', { name })} title=${t('report.title', { name })}>
              ${icon('report')}
            </button>
          </span>`
        : nothing
    }
  </li>`;
}

const unmute = (store: TableStore, { muted }: TableState): readonly TemplateResult[] =>
  muted.map(
    ({ by, name }) =>
      html`<button type="button" class="small" @click=${() => store.mute({ by }, false)}>${t('chat.unmute', { name })}</button>`,
  );
