import type { Table } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { portrait } from '../art/portrait.ts';
import { dialog } from '../pages/dialog.ts';
import { segments, tick } from '../pages/form.ts';
import { change, type Settings } from '../store/settings.ts';
import { hostageName, powerOf } from '../text/boxes.ts';
import { maybe, nameOf, t } from '../text/index.ts';
import { capital, characterName } from '../text/naming.ts';
import type { Hud } from './hud.ts';
import { plan } from './pile.ts';

/** Whatever sheet of paper lies over the table. */
export function sheets(hud: Hud, leave: () => void): TemplateResult | typeof nothing {
  const close = () => hud.panels.open({ sheet: null });
  switch (hud.panels.sheet) {
    case 'settings':
      return dialog(t('settings.title'), settingsSheet(hud.settings), close);
    case 'rules':
      return dialog(t('rules.title'), rulesSheet(hud), close, 'wide');
    case 'keys':
      return dialog(t('keys.title'), keysSheet(), close);
    case 'plan':
      return dialog(t('pile.title'), plan(hud), close, 'wide');
    case 'leave':
      return dialog(t('leave.title'), leaveSheet(hud, leave, close), close);
    case null:
      return nothing;
  }
}

export function settingsSheet(now: Settings): TemplateResult {
  return html`<div class="settings-form">
    ${tick(t('settings.sound'), now.sound, (sound) => change({ sound }))}
    <label class="field">
      <span>${t('settings.volume')}</span>
      <input
        type="range"
        min="0"
        max="1"
        step="0.05"
        .value=${`${now.volume}`}
        ?disabled=${!now.sound}
        @input=${(event: Event) => change({ volume: Number((event.target as HTMLInputElement).value) })}
      />
    </label>
    ${segments(
      t('settings.speed'),
      (['0.5', '1', '2', '4', '0'] as const).map((value) => ({
        value,
        label: nameOf('settings.speed', value),
      })),
      `${now.speed}`,
      (value) => change({ speed: Number(value) as Settings['speed'] }),
    )}
    ${tick(t('settings.motion'), now.reducedMotion, (reducedMotion) => change({ reducedMotion }))}
    ${tick(t('settings.confirm'), now.confirmPlays, (confirmPlays) => change({ confirmPlays }))}
    ${segments(
      t('settings.text'),
      ['90', '100', '115', '130'].map((value) => ({ value, label: `${value} %` })),
      `${now.textSize}`,
      (value) => change({ textSize: Number(value) as Settings['textSize'] }),
    )}
    ${tick(t('settings.coach'), now.coach !== 'off', (on) => change({ coach: on ? [] : 'off' }))}
  </div>`;
}

const ACTIONS = ['move', 'changeFloor', 'loot', 'shoot', 'punch'];
const TURNS = ['standard', 'tunnel', 'speedingUp', 'switching'];
/** Cards and turns that come with boxes. */
const MORE_ACTIONS: Readonly<Record<string, readonly string[]>> = {
  horses: ['ride'],
  prison: ['brilliantIdea'],
  marshal: ['movePlus', 'changeFloorPlus', 'capture'],
};
const MORE_TURNS: Readonly<Record<string, readonly string[]>> = {
  horsesAndStagecoach: ['turmoil'],
  prison: ['jarring'],
};
const brought = (boxes: readonly string[], more: Readonly<Record<string, readonly string[]>>): string[] =>
  boxes.flatMap((box) => more[box] ?? []);

/** What each box of this game adds, in short. */
function boxRules(table: Table): TemplateResult | typeof nothing {
  const boxes = table.boxes.filter((box) => maybe(`rules.box.${box}`) !== null);
  const teams = table.options.teams === true;
  if (boxes.length === 0 && !teams) return nothing;
  return html`<h3>${t('rules.boxes.head')}</h3>
    ${teams ? html`<p><b>${t('form.teams')}.</b> ${t('rules.option.teams')}</p>` : nothing}
    ${boxes.map((box) => html`<p><b>${nameOf('box', box)}.</b> ${maybe(`rules.box.${box}`)}</p>`)}
    ${table.boxes.includes('stagecoach') ? hostages() : nothing}`;
}

const HOSTAGES = 'banker poodle minister teacher zealot oldLady pokerPlayer photographer'.split(' ');

const hostages = (): TemplateResult => html`<ul class="rows">
  ${HOSTAGES.map(
    (id) => html`<li>
      ${icon(`hostage:${id}`)}<span><b>${capital(hostageName(id))}</b> ${maybe(`hostage.${id}.help`)}</span>
    </li>`,
  )}
</ul>`;

function rulesSheet({ table }: Hud): TemplateResult {
  const row = (family: string, id: string) => html`<li>
    ${icon(id)}<span><b>${nameOf(family, id)}</b> ${maybe(`${family}.${id}.help`) ?? ''}</span>
  </li>`;
  const words = (part: 'goal' | 'scheming' | 'stealing' | 'marshal' | 'bullets') => html`
    <h3>${t(`rules.${part}.head`)}</h3>
    <p>${t(`rules.${part}`)}</p>`;
  const hunts = table.characters.marshal !== undefined;
  const actions = [...ACTIONS, ...(hunts ? [] : ['marshal']), ...brought(table.boxes, MORE_ACTIONS)];
  return html`<div class="prose rules-sheet">
    <div>${words('goal')} ${words('scheming')} ${words('stealing')} ${words('marshal')} ${words('bullets')} ${boxRules(table)}</div>
    <div>
      <h3>${t('rules.actions.head')}</h3>
      <ul class="rows">${actions.map((id) => row('action', id))}</ul>
      <h3>${t('rules.turns.head')}</h3>
      <ul class="rows">${[...TURNS, ...brought(table.boxes, MORE_TURNS)].map((id) => row('turn', id))}</ul>
      <h3>${t('rules.bandits.head')}</h3>
      <ul class="rows">
        ${Object.keys(table.characters).map(
          (id) =>
            html`<li>${portrait(id, 36)}<span><b>${capital(characterName(id))}</b> ${powerOf(id, table.options)}</span></li>`,
        )}
      </ul>
    </div>
  </div>`;
}

const KEYS = [
  ['1 … 9', 'numbers'],
  ['← → ↑ ↓', 'arrows'],
  ['Q', 'q'],
  ['H', 'h'],
  ['T', 't'],
  ['L', 'l'],
  ['C', 'c'],
  ['M', 'm'],
  ['?', 'help'],
  ['Esc', 'escape'],
] as const;

const keysSheet = (): TemplateResult => html`<dl class="keys">
  ${KEYS.map(([key, what]) => html`<dt><kbd>${key}</kbd></dt><dd>${t(`keys.${what}`)}</dd>`)}
</dl>`;

function leaveSheet({ lobby, mySeat }: Hud, leave: () => void, close: () => void): TemplateResult {
  const text =
    mySeat === null
      ? t('leave.watching')
      : lobby.phase === 'running'
        ? t('leave.running')
        : t('leave.waiting');
  return html`<p>${text}</p>
    <div class="sheet-foot">
      <button class="secondary big" type="button" @click=${close}>${t('app.cancel')}</button>
      <button class="primary big" type="button" @click=${leave}>${t('leave.go')}</button>
    </div>`;
}
