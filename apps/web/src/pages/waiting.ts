import type { LobbyView, SeatSummary, TableSummary } from '@holdup/protocol';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { portrait } from '../art/portrait.ts';
import { scene } from '../art/scene.ts';
import { watchersIn } from '../hud/watchers.ts';
import { api, type BotKind } from '../net/api.ts';
import type { Reply } from '../net/http.ts';
import { botName } from '../store/people.ts';
import { longTime } from '../text/clock.ts';
import { nameOf, t } from '../text/index.ts';
import { capital, characterName } from '../text/naming.ts';
import { chooser } from './chooser.ts';
import { dialog } from './dialog.ts';
import { fairness, opening } from './fairness.ts';
import { inviteFriends } from './inviteFriends.ts';
import { shown } from './refresh.ts';
import { rulesButton } from './rules.ts';
import { settingsFoot } from './settingsFoot.ts';
import { settingsForm } from './settingsForm.ts';
import { isFree } from './tableState.ts';
import { termsOf } from './terms.ts';

export interface Waiting {
  readonly summary: TableSummary;
  /** As the room tells it; the summary until it does. */
  readonly lobby: LobbyView | TableSummary;
  readonly mySeat: number | null;
  readonly chat: TemplateResult;
  /** Shows a refusal, or takes in the newer summary. */
  took(reply: Reply<{ table?: TableSummary }>): void;
  leave(): void;
}

/** The settings of a table as its host is changing them. */
const changing = shown<Pick<TableSummary, 'id' | 'settings'> | null>(null);

/** Before the game: who sits where, as whom, and whether they are ready. */
export function waitingRoom(at: Waiting): TemplateResult {
  const { lobby, mySeat } = at;
  const host = mySeat !== null && lobby.host === mySeat;
  const me = mySeat === null ? null : (lobby.seats[mySeat] ?? null);
  return html`<div class="start waiting">
    <header class="hero small">
      ${scene()}
      <div class="hero-words"><p>${t('wait.title')}</p><h1>${lobby.title}</h1></div>
    </header>
    <main id="main" tabindex="-1">
      <div class="columns ${me ? 'with-choice' : ''}">
        <div class="column">
          ${watching(at)} ${seats(at, host)} ${me ? readyBar(at, me, host) : nothing} ${settingsOf(at, host)} ${fairness(lobby)}
        </div>
        ${me ? html`<div class="column">${chooser(at, me)}</div>` : nothing}
        <div class="column talk">${inviteFriends(at.summary)} ${at.chat}</div>
      </div>
    </main>
    <footer class="foot">
      <a href="/">${t('app.home')}</a>
      <button class="plain" type="button" @click=${at.leave}>${t('wait.leave')}</button>
    </footer>
    ${changeSheet(at)}
  </div>`;
}

/** Those behind still see the waiting room when the game has long begun: nothing there is for them to do. */
const begun = ({ summary, mySeat }: Waiting): boolean => mySeat === null && summary.phase !== 'waiting';

function watching(at: Waiting): TemplateResult | typeof nothing {
  const { watchDelaySeconds = 0 } = at.lobby.settings;
  if (!begun(at) || watchDelaySeconds === 0) return nothing;
  const text = t('wait.behind', { time: longTime(watchDelaySeconds * 1000) });
  return html`<section class="paper first" role="status"><p>${icon('eye')} ${text}</p></section>`;
}

function seats(at: Waiting, host: boolean): TemplateResult {
  const free = at.lobby.seats.some((seat) => isFree(seat));
  return html`<section class="paper first" aria-label=${t('wait.seats')}>
    <h2>${t('wait.seats')}</h2>
    <ol class="seats">
      ${at.lobby.seats.map((seat, i) => seatRow(at, seat, i, host))}
    </ol>
    ${watchersIn(at.lobby)}
    ${
      host && free
        ? html`<button class="secondary" type="button" @click=${() => fillWithBots(at)}>
            ${icon('bot')} ${t('wait.fillBots')}
          </button>`
        : nothing
    }
  </section>`;
}

async function fillWithBots(at: Waiting) {
  for (const [seat, one] of at.lobby.seats.entries()) {
    if (isFree(one)) at.took(await api.bot(at.summary.id, seat, 'heuristic'));
  }
}

function seatRow(at: Waiting, seat: SeatSummary, i: number, host: boolean): TemplateResult {
  const name = seat.bot ? botName(i) : seat.name;
  // Of a game that has begun the lobby tells whom the cards have dealt, and who is behind does not know yet.
  const characters = begun(at) ? [] : seat.characters;
  const words = [characters.map((one) => capital(characterName(one))).join(' & '), stateOf(seat, begun(at))];
  const ready = !begun(at) && (seat.ready || seat.bot !== null);
  return html`<li class="seat ${isFree(seat) ? 'free' : ''} ${ready ? 'ready' : ''}">
    <span class="seat-faces">
      ${
        characters.length > 0
          ? characters.map((one) => portrait(one, 44))
          : html`<span class="portrait none" aria-hidden="true">${icon(seat.bot ? 'bot' : 'hand')}</span>`
      }
    </span>
    <div class="seat-words">
      <b>${name ?? t('wait.seat.free')} ${i === at.mySeat ? html`<em>(${t('wait.you')})</em>` : nothing}
        ${i === at.lobby.host && !seat.bot ? html`<span class="tag">${t('wait.host')}</span>` : nothing}</b>
      <small>${name === null ? nothing : words.filter(Boolean).join(' · ')}</small>
    </div>
    <span class="seat-mark" aria-hidden="true">${ready ? icon('check') : nothing}</span>
    <div class="seat-tools">${seatTools(at, seat, i, host)}</div>
  </li>`;
}

/** Which bot sits there; or whether the player is here, and ready for a game that has yet to begin. */
function stateOf({ bot, here, ready }: SeatSummary, hasBegun: boolean): string {
  if (bot) return nameOf('bot', bot);
  const presence = t(here ? 'wait.here' : 'wait.gone');
  return hasBegun ? presence : `${presence}, ${t(ready ? 'wait.ready' : 'wait.notReady')}`;
}

function seatTools(at: Waiting, seat: SeatSummary, i: number, host: boolean) {
  const { id } = at.summary;
  const tool = (label: string, act: () => Promise<Reply<{ table: TableSummary }>>) =>
    html`<button class="small" type="button" @click=${async () => at.took(await act())}>${label}</button>`;
  const bot = (kind: BotKind | null) => () => api.bot(id, i, kind);
  const tools: TemplateResult[] = [];
  if (isFree(seat)) {
    if (at.mySeat === null && !begun(at)) tools.push(tool(t('wait.seat.sit'), () => api.join(id, i)));
    if (host) tools.push(tool(t('wait.seat.addBot'), bot('heuristic')));
  } else if (host && seat.bot) {
    const other: BotKind = seat.bot === 'heuristic' ? 'random' : 'heuristic';
    tools.push(tool(`${t('wait.seat.bot', { bot: nameOf('bot', other) })}`, bot(other)));
    tools.push(tool(t('wait.seat.removeBot'), bot(null)));
  } else if (host && i !== at.mySeat) {
    tools.push(tool(t('wait.seat.host'), () => api.makeHost(id, i)));
    tools.push(sendAway(at, seat, i));
  }
  return tools;
}

/** No link and no code brings back who was sent away: a slip of the finger would cost a friend his place. */
function sendAway(at: Waiting, { name }: SeatSummary, i: number): TemplateResult {
  const go = async () => {
    if (!confirm(t('wait.seat.kick.sure', { name: name ?? '' }))) return;
    at.took(await api.kick(at.summary.id, i));
  };
  return html`<button class="small" type="button" @click=${go}>${t('wait.seat.kick')}</button>`;
}

function readyBar(at: Waiting, me: SeatSummary, host: boolean): TemplateResult {
  const { id } = at.summary;
  const all = at.lobby.seats.every((seat) => seat.bot !== null || (seat.name !== null && seat.ready));
  const hostName = at.lobby.seats[at.lobby.host]?.name ?? '';
  return html`<section class="paper ready-bar">
    ${opening(at.lobby)}
    <button
      class=${me.ready ? 'secondary big' : 'primary big'}
      type="button"
      aria-pressed=${me.ready ? 'true' : 'false'}
      @click=${async () => at.took(await api.ready(id, !me.ready))}
    >
      ${icon('check')} ${me.ready ? t('wait.ready.undo') : t('wait.ready.go')}
    </button>
    ${
      host
        ? html`<button class="primary big" type="button" ?disabled=${!all || at.lobby.deal?.asked} @click=${async () => at.took(await api.start(id))}>
              ${t('wait.start')}
            </button>
            ${all ? nothing : html`<small>${t('wait.start.why')}</small>`}`
        : html`<small>${t('wait.start.host', { name: hostName })}</small>`
    }
  </section>`;
}

function settingsOf(at: Waiting, host: boolean): TemplateResult {
  const { id, settings } = at.lobby;
  const lines = [nameOf('form.visibility', settings.visibility), ...termsOf(settings)];
  return html`<section class="paper" aria-label=${t('wait.settings')}>
    <div class="titled"><h2>${t('wait.settings')}</h2> ${rulesButton(id, settings)}</div>
    <p>${lines.join(' · ')}</p>
    ${
      host
        ? html`<button class="secondary" type="button" @click=${() => changing.set({ id, settings })}>${t('wait.change')}</button>
            <small>${t('form.unready')}</small>`
        : nothing
    }
  </section>`;
}

function changeSheet(at: Waiting): TemplateResult | typeof nothing {
  const { id, settings } = changing.get() ?? {};
  if (id !== at.summary.id || !settings) return nothing;
  const save = async () => {
    at.took(await api.changeTable(id, settings));
    changing.set(null);
  };
  return dialog(
    t('wait.settings'),
    html`${settingsForm(settings, (next) => changing.set({ id, settings: next }))}
      ${settingsFoot(settings, t('form.save'), save)}`,
    () => changing.set(null),
  );
}
