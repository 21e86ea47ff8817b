import type { TableSummary } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { lineBanner, word } from '../hud/banners.ts';
import { chatPanel } from '../hud/chatPanel.ts';
import type { About } from '../hud/hud.ts';
import { reportSheet } from '../hud/people.ts';
import type { Reply } from '../net/http.ts';
import { becomeSomebody, who } from '../store/account.ts';
import { namesOf } from '../store/people.ts';
import type { TableStore } from '../store/table.ts';
import { t } from '../text/index.ts';
import { errorText, failure, type Reason } from './failure.ts';
import { fields } from './form.ts';
import { around, homeButton } from './invite.ts';
import { shown } from './refresh.ts';
import { waitingRoom } from './waiting.ts';

/** Whom one is about to report in the waiting room, and at which table. */
const reporting = shown<{ readonly table: string; readonly about: About } | null>(null);

export interface Before {
  readonly summary: TableSummary | null;
  readonly store: TableStore | null;
  readonly error: Reason | null;
  took(reply: Reply<{ table?: TableSummary }>): void;
  leave(): void;
  load(): Promise<void>;
  close(): void;
}

/** Before there is a game to show: a name is missing, the table is not to be had, or people are waiting. */
export function before(at: Before): TemplateResult {
  if (!at.summary || !at.store) {
    const body =
      who.get().is === 'nobody' || at.error === 'not-signed-in'
        ? nameForm(at)
        : at.error
          ? homeButton()
          : html`<p>${t('app.loading')}</p>`;
    // That a name is wanted is no fault of his who comes for the first time.
    const said = at.error === 'not-signed-in' ? html`<p>${errorText(at.error)}</p>` : failure(at.error);
    return around(t('app.name'), html`<section class="paper">${said}${body}</section>`);
  }
  const state = at.store.get();
  if (state.line.is === 'shut')
    return around(at.summary.title, html`<section class="paper">${lineBanner(at.store, state)}</section>`);
  const { id, mySeat } = at.summary;
  const room = waitingRoom({
    summary: at.summary,
    lobby: state.view?.lobby ?? at.summary,
    mySeat,
    chat: html`<section class="paper"><h2>${t('chat.title')}</h2>${chatPanel(at.store, state, { mySeat, report: (about) => reporting.set({ table: id, about }) })}</section>`,
    took: at.took,
    leave: at.leave,
  });
  const { table, about } = reporting.get() ?? {};
  const names = namesOf((state.view?.lobby ?? at.summary).seats);
  const report = about && table === id ? reportSheet(id, about, () => reporting.set(null)) : nothing;
  return html`${failure(at.error, at.close)}${lineBanner(at.store, state)}${room}${word(state, names)}${report}`;
}

function nameForm(at: Before): TemplateResult {
  return html`<form
    class="inline"
    @submit=${async (event: Event) => {
      const { name = '' } = fields(event);
      const reply = await becomeSomebody(name);
      if (reply.ok) await at.load();
      else at.took(reply);
    }}
  >
    <label class="field"><span>${t('start.name')}</span>
      <input name="name" required autocomplete="nickname" maxlength="24" /></label>
    <button class="primary big" type="submit">${t('join.go')}</button>
  </form>`;
}
