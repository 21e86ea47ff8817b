import type { Table } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { portrait } from '../art/portrait.ts';
import { hostageName, powerOf } from '../text/boxes.ts';
import { maybe, nameOf, t } from '../text/index.ts';
import { capital, characterName } from '../text/naming.ts';
import type { Hud } from './hud.ts';

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

/** The rules in short, as far as they are in play. */
export function rulesSheet({ table }: Hud): TemplateResult {
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
