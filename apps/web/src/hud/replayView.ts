import type { AnyTable } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import type { Viewer } from '../replay/viewer.ts';
import { change } from '../store/settings.ts';
import { t } from '../text/index.ts';
import { endOpener } from './endOpen.ts';
import type { Hud } from './hud.ts';
import { logPanel } from './logPanel.ts';
import { iconButton } from './menu.ts';
import { piecesOf } from './pieces.ts';
import { replayBar } from './replayBar.ts';
import { sheets } from './sheets.ts';
import type { StageHost } from './stageHost.ts';
import { trainText } from './trainText.ts';

/** A game that was played, on the same table; the question is where in it one is. */
export function replayView(
  hud: Hud<AnyTable>,
  viewer: Viewer,
  stage: StageHost,
  back: string,
): TemplateResult {
  const { panels, mySeat } = hud;
  const pieces = piecesOf(hud);
  const more = html`<button class="primary big" type="button" @click=${() => void viewer.play()}>
    ${icon('replay')} ${t('replay.watch')}
  </button>`;
  return html`<div class="table replaying ${panels.side ? 'with-side' : ''} ${mySeat === null ? 'watching' : ''}">
    ${stage.view()}
    <main id="main" class="board" tabindex="-1">
      <h1 class="sr">${t('replay.of', { title: hud.lobby.title })}</h1>
      <div class="band-top">
        ${pieces.round(hud)}
        <div class="middle">${replayBar(hud, viewer)} ${endOpener(hud, Boolean(hud.table.result))}</div>
        ${menu(hud, back)}
      </div>
      <div class="band-bottom">${pieces.bottom(hud)}</div>
      ${trainText(hud)}
      <div class="others column">${pieces.others(hud)}</div>
      ${panels.side ? log(hud) : nothing}
      ${pieces.end(hud, { ending: viewer.recorded, more })}
    </main>
    ${sheets(hud, null)}
  </div>`;
}

function menu({ panels, settings }: Hud<AnyTable>, back: string): TemplateResult {
  return html`<nav class="menu" aria-label=${t('menu.title')}>
    ${iconButton('log', t('menu.log'), () => panels.open({ side: panels.side ? null : 'log' }))}
    ${iconButton(settings.sound ? 'sound' : 'silent', t(settings.sound ? 'menu.mute' : 'menu.unmute'), () => change({ sound: !settings.sound }))}
    ${iconButton('gear', t('menu.settings'), () => panels.open({ sheet: 'settings' }))}
    <a class="round" href=${back} aria-label=${t('replay.table')} title=${t('replay.table')}>${icon('leave')}</a>
  </nav>`;
}

const log = (
  hud: Hud<AnyTable>,
): TemplateResult => html`<aside id="log" class="side column" tabindex="-1" aria-label=${t('log.title')}>
  <header>
    <b>${icon('log')} ${t('log.title')}</b>
    <button class="round" type="button" @click=${() => hud.panels.open({ side: null })} aria-label=${t('app.close')}>${icon('close')}</button>
  </header>
  ${logPanel(hud)}
</aside>`;
