import type { AnyTable } from '@holdup/engine';
import type { BodyOf, ReportReason } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { api } from '../net/api.ts';
import { dialog } from '../pages/dialog.ts';
import { errorText } from '../pages/failure.ts';
import { fields } from '../pages/form.ts';
import { shown } from '../pages/refresh.ts';
import { t } from '../text/index.ts';
import type { About, LiveHud, Panels } from './hud.ts';
import { ownPageLink, playerLink } from './playerLink.ts';
import { watchersLine } from './watchers.ts';

/** What became of the report that was sent last. */
const outcome = shown<{ readonly about: About; readonly refused: string | null } | null>(null);

/** Who sits here, to be muted or reported; and the form of a report. */
export function peopleSheets(hud: LiveHud<AnyTable>): TemplateResult | typeof nothing {
  const { panels } = hud;
  const close = () => panels.open({ sheet: null, about: null });
  if (panels.sheet === 'people') return dialog(t('people.title'), people(hud), close);
  if (panels.sheet !== 'report' || !panels.about) return nothing;
  return reportSheet(hud.lobby.id, panels.about, close);
}

/** A report, also from the waiting room. */
export const reportSheet = (table: string, about: About, close: () => void): TemplateResult =>
  dialog(t('report.title', { name: about.name }), reportForm(table, about, close), close);

/** Opened from a player's line, he comes first. */
function people(hud: LiveHud<AnyTable>): TemplateResult {
  const { lobby, mySeat, panels } = hud;
  const first = panels.about && 'seat' in panels.about ? panels.about.seat : -1;
  const seats = lobby.seats
    .flatMap(({ name, bot }, seat) =>
      name !== null && bot === null && seat !== mySeat ? [{ seat, name }] : [],
    )
    .sort((a, b) => Number(b.seat === first) - Number(a.seat === first));
  const listed = html`<ul class="people">
      ${seats.map((one) => person(hud, one))}
    </ul>
    ${mySeat === null ? nothing : html`<small>${t('people.mute.help')}</small>`}`;
  return html`${watchersLine(lobby)} ${seats.length === 0 ? html`<p>${t('people.none')}</p>` : listed}
    <p class="people-own">${ownPageLink(lobby)}</p>`;
}

function person(hud: LiveHud<AnyTable>, { seat, name }: { seat: number; name: string }): TemplateResult {
  const { state, store, lobby, mySeat, panels } = hud;
  const muted = state.muted.some((one) => one.seat === seat);
  return html`<li>
    <b>${playerLink(name, lobby, seat)}${muted ? html` <span class="tag">${t('people.muted')}</span>` : nothing}</b>
    ${
      mySeat === null
        ? nothing
        : html`<button class="secondary" type="button" @click=${() => store.mute({ seat }, !muted)}>
            ${icon(muted ? 'chat' : 'silent')} ${t(muted ? 'people.unmute' : 'people.mute')}<span class="sr"> ${name}</span>
          </button>`
    }
    <button class="secondary" type="button" @click=${() => openReport(panels, { seat, name })}>
      ${icon('report')} ${t('people.report')}<span class="sr"> ${name}</span>
    </button>
  </li>`;
}

export function openReport(panels: Pick<Panels, 'open'>, about: About): void {
  outcome.set(null);
  panels.open({ sheet: 'report', about });
}

const REASONS: readonly ReportReason[] = ['stopped', 'abuse', 'collusion', 'other'];

function reportForm(table: string, about: About, close: () => void): TemplateResult {
  const told = outcome.get();
  if (told && told.refused === null && told.about === about) {
    return html`<p role="status">${t('report.sent')}</p>
      <div class="sheet-foot"><button class="primary big" type="button" @click=${close}>${t('app.close')}</button></div>`;
  }
  const isLine = 'line' in about;
  return html`<form class="report" @submit=${(event: Event) => void send(event, table, about)}>
    ${isLine ? html`<p>${t('report.line', { name: about.name })}</p><blockquote>${about.text}</blockquote>` : nothing}
    <fieldset>
      <legend>${t('report.why')}</legend>
      ${REASONS.map(
        (reason) => html`<label class="tick">
          <input type="radio" name="reason" value=${reason} required ?checked=${isLine && reason === 'abuse'} />
          <span><b>${t(`report.${reason}`)}</b><small>${t(`report.${reason}.help`)}</small></span>
        </label>`,
      )}
    </fieldset>
    <label class="field">
      <span>${t('report.text')}</span>
      <textarea name="text" rows="3" maxlength="500"></textarea>
    </label>
    ${told?.refused ? html`<p class="failure" role="alert">${told.refused}</p>` : nothing}
    <div class="sheet-foot">
      <button class="secondary big" type="button" @click=${close}>${t('app.cancel')}</button>
      <button class="primary big" type="submit">${t('report.send')}</button>
    </div>
  </form>`;
}

async function send(event: Event, table: string, about: About): Promise<void> {
  const { reason, text = '' } = fields(event);
  const report: BodyOf<'report'> = {
    about: 'line' in about ? { line: about.line } : { seat: about.seat },
    reason: reason as ReportReason,
    ...(text ? { text } : {}),
  };
  const reply = await api.report(table, report);
  outcome.set({ about, refused: reply.ok ? null : errorText(reply.code) });
}
