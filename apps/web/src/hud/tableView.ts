import type { AnyTable } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { unseenLines } from '../store/chat.ts';
import { change } from '../store/settings.ts';
import { t } from '../text/index.ts';
import { againBanner, givingUpBanner, lineBanner, seatBanner, word } from './banners.ts';
import { chatPanel } from './chatPanel.ts';
import { coach } from './coach.ts';
import { endOfGivenUp } from './end.ts';
import { endOpener, hasEnd, isEndUp, isGivenUp } from './endOpen.ts';
import type { LiveHud, Panels } from './hud.ts';
import { heard, logPanel, newest } from './logPanel.ts';
import { lookBar } from './lookBar.ts';
import { iconButton, more } from './menu.ts';
import { openReport, peopleSheets } from './people.ts';
import { piecesOf } from './pieces.ts';
import { questionBar } from './questionBar.ts';
import { sheets, type WaysOut } from './sheets.ts';
import type { StageHost } from './stageHost.ts';
import { trainText } from './trainText.ts';

export interface Acts extends WaysOut {
  rematch(): void;
}

/** Where one may go from the end of the game. */
const afterGame = (hud: LiveHud<AnyTable>, rematch: () => void): TemplateResult => html`<a
    class="button secondary big"
    href="/replay/${hud.lobby.id}"
    >${icon('replay')} ${t('replay.watch')}</a>
  ${againBanner(hud.state, hud.naming.names)}
  ${
    hud.mySeat === null && hud.state.rematch === null
      ? nothing
      : html`<button class="primary big" type="button" @click=${rematch}>
          ${t(hud.state.rematch === null ? 'end.rematch' : 'notice.rematch.go')}
        </button>`
  }`;

/** The table while the game runs. In the order of the tab key: menu, question, hand, plan, train, players, log. */
export function tableView(hud: LiveHud<AnyTable>, stage: StageHost, acts: Acts): TemplateResult {
  const { panels, state, store } = hud;
  const pieces = piecesOf(hud);
  const unseen = panels.side === 'chat' ? 0 : unseenLines(state, hud.mySeat, panels.chatSeen);
  const after = { ending: hud.ending, more: afterGame(hud, acts.rematch), talk: talk(hud, unseen) };
  // What the sheet of the end covers is not to be come upon with the keys either.
  const covered = isEndUp(hud);
  const kinds = [
    panels.side ? 'with-side' : '',
    hud.mySeat === null ? 'watching' : '',
    hud.moment === null ? '' : 'looking',
  ];
  return html`<div class="table ${kinds.join(' ')}">
    <nav class="skips" aria-label=${t('menu.title')} ?inert=${covered}>
      <a href="#question" @click=${jump}>${t('app.skip.question')}</a>
      <a href="#hand" @click=${jump}>${t('app.skip.hand')}</a>
      <a href="#train" @click=${jump}>${t('app.skip.train')}</a>
      <a href="#log" @click=${jump}>${t('app.skip.log')}</a>
    </nav>
    ${stage.view()}
    <main id="main" class="board" tabindex="-1">
      <h1 class="sr">${hud.lobby.title}</h1>
      <div class="band-top" ?inert=${covered}>
        ${pieces.round(hud)}
        ${menu(hud, unseen)}
        <div class="middle">
          ${questionBar(hud, { says: pieces.says(hud), answers: pieces.answers(hud) })} ${endOpener(hud, hasEnd(hud))} ${lookBar(hud)} ${lineBanner(store, state)} ${seatBanner(store, state)} ${givingUpBanner(state, () => panels.open({ sheet: 'leave' }))} ${covered ? nothing : againBanner(state, hud.naming.names, acts.rematch)}
          <p class="ticker" aria-hidden="true">${newest(hud)}</p>
        </div>
      </div>
      ${coach(hud, pieces.marks)}
      <div class="band-bottom" ?inert=${covered}>${pieces.bottom(hud)}</div>
      ${trainText(hud, covered)}
      <div class="others column" ?inert=${covered}>${pieces.others(hud)}</div>
      ${panels.side ? side(hud, unseen) : nothing}
      ${isGivenUp(hud) ? endOfGivenUp(hud, after) : pieces.end(hud, after)}
      ${word(state, hud.naming.names)}
      ${heard(hud)}
    </main>
    ${sheets(hud, acts)} ${peopleSheets(hud)}
  </div>`;
}

function jump(event: Event): void {
  event.preventDefault();
  const id = (event.currentTarget as HTMLAnchorElement).hash.slice(1);
  document.getElementById(id)?.focus();
}

function menu(hud: LiveHud<AnyTable>, unseen: number): TemplateResult {
  const { panels, settings } = hud;
  return html`<nav class="menu" aria-label=${t('menu.title')}>
    ${iconButton('log', t('menu.log'), turn(panels, 'log'))}
    ${talk(hud, unseen)}
    ${more(html`${iconButton('rules', t('menu.rules'), () => panels.open({ sheet: 'rules' }))}
    ${iconButton(settings.sound ? 'sound' : 'silent', t(settings.sound ? 'menu.mute' : 'menu.unmute'), () => change({ sound: !settings.sound }))}
    ${iconButton('gear', t('menu.settings'), () => panels.open({ sheet: 'settings' }))}
    ${iconButton('people', t('people.title'), () => panels.open({ sheet: 'people', about: null }))}
    ${iconButton('leave', t('menu.leave'), () => panels.open({ sheet: 'leave' }))}`)}
  </nav>`;
}

const turn = (panels: Panels, side: 'log' | 'chat') => () =>
  panels.open({ side: panels.side === side ? null : side });

const talk = ({ panels }: LiveHud<AnyTable>, unseen: number): TemplateResult =>
  iconButton(
    'chat',
    t('menu.chat'),
    turn(panels, 'chat'),
    unseen > 0 ? html`<i class="dot">${unseen}</i>` : nothing,
  );

function side(hud: LiveHud<AnyTable>, unseen: number): TemplateResult {
  const { panels, store, state, mySeat } = hud;
  const choice = (name: 'log' | 'chat', more = '') => html`<button
    class="side-choice"
    type="button"
    aria-pressed=${panels.side === name ? 'true' : 'false'}
    @click=${() => panels.open({ side: name })}
  >
    ${icon(name)} ${t(`${name}.title`)}${more}
  </button>`;
  return html`<aside id="log" class="side column" tabindex="-1" aria-label=${t(`${panels.side ?? 'log'}.title`)}>
    <header>
      ${choice('log')} ${choice('chat', unseen > 0 ? ` (${unseen})` : '')}
      <button class="round" type="button" @click=${() => panels.open({ side: null })} aria-label=${t('app.close')}>${icon('close')}</button>
    </header>
    ${panels.side === 'chat' ? chatPanel(store, state, { mySeat, report: (about) => openReport(panels, about) }) : logPanel(hud)}
  </aside>`;
}
