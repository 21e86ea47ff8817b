import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../art/icons.ts';
import { portrait } from '../art/portrait.ts';
import type { GameRules } from '../boxes/box.ts';
import { CLIENT_BOXES, type ClientBox, saidByBoxes } from '../boxes/index.ts';
import { aimOf, powerOf } from '../text/boxes.ts';
import { maybe, nameOf, t } from '../text/index.ts';
import { capital, characterName } from '../text/naming.ts';
import type { Hud } from './hud.ts';

const ACTIONS = ['move', 'changeFloor', 'loot', 'shoot', 'punch'];
const TURNS = ['standard', 'tunnel', 'speedingUp', 'switching'];

/** A game on the table, or one that is only planned, as far as its rules in short hang on it. */
export interface InPlay extends GameRules {
  readonly characters: readonly string[];
  readonly twoEach: boolean;
}

/** The boxes of a game, with those that others brought. */
const boxesIn = (game: GameRules): readonly ClientBox[] =>
  CLIENT_BOXES.filter(({ id }) => game.boxes.includes(id));

/** What each box of this game adds, in short. */
function boxRules(game: GameRules): TemplateResult | typeof nothing {
  const boxes = boxesIn(game).filter(({ id }) => maybe(`rules.box.${id}`) !== null);
  const flags = saidByBoxes((box) => box.flags).filter(
    (flag) => game.options[flag] === true && maybe(`rules.option.${flag}`) !== null,
  );
  if (boxes.length + flags.length === 0) return nothing;
  return html`<h3>${t('rules.boxes.head')}</h3>
    ${flags.map((flag) => html`<p><b>${nameOf('form', flag)}.</b> ${maybe(`rules.option.${flag}`)}</p>`)}
    ${boxes.map(({ id }) => html`<p><b>${nameOf('box', id)}.</b> ${maybe(`rules.box.${id}`)}</p>`)}
    ${boxes.map((box) => box.rules?.() ?? nothing)}`;
}

/** Cards a round begins with, before powers: one more with two bandits each (Big Box manual, 2- and 3-player game). */
const handSize = ({ twoEach, options }: InPlay): number => (options.edition === 'bigBox' && twoEach ? 7 : 6);

/** The rules in short of the game on the table. */
export const rulesSheet = ({ table: { boxes, options, characters, players } }: Hud): TemplateResult =>
  rulesInShort({
    boxes,
    options,
    characters: Object.keys(characters),
    twoEach: players.some((player) => player.characters.length > 1),
  });

/** The rules in short, as far as they are in play. */
export function rulesInShort(game: InPlay): TemplateResult {
  const row = (family: string, id: string) => html`<li>
    ${icon(id)}<span><b>${nameOf(family, id)}</b> ${maybe(`${family}.${id}.help`) ?? ''}</span>
  </li>`;
  const cards = handSize(game);
  const words = (part: 'scheming' | 'stealing' | 'marshal' | 'bullets') => html`
    <h3>${t(`rules.${part}.head`)}</h3>
    <p>${t(`rules.${part}`, { cards })}</p>`;
  const more = (what: 'actions' | 'turns') => boxesIn(game).flatMap((box) => box[what] ?? []);
  const pawn = !game.characters.includes('marshal') && !boxesIn(game).some((box) => box.noMarshal);
  const actions = [...ACTIONS, ...(pawn ? ['marshal'] : []), ...more('actions')];
  return html`<div class="prose rules-sheet">
    <div><h3>${t('rules.goal.head')}</h3><p>${aimOf(game)}</p> ${words('scheming')} ${words('stealing')} ${boxesIn(game).some((box) => box.noMarshal) ? nothing : words('marshal')} ${words('bullets')} ${boxRules(game)}</div>
    <div>
      <h3>${t('rules.actions.head')}</h3>
      <ul class="rows">${actions.map((id) => row('action', id))}</ul>
      <h3>${t('rules.turns.head')}</h3>
      <ul class="rows">${[...TURNS, ...more('turns')].map((id) => row('turn', id))}</ul>
      <h3>${t('rules.bandits.head')}</h3>
      <ul class="rows">
        ${game.characters.map(
          (id) =>
            html`<li>${portrait(id, 36)}<span><b>${capital(characterName(id))}</b> ${powerOf(id, game)}</span></li>`,
        )}
      </ul>
    </div>
  </div>`;
}
