import type { Table } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../art/icons.ts';
import { portrait } from '../../art/portrait.ts';
import { dollars } from '../../text/format.ts';
import { andList, t } from '../../text/index.ts';
import { capital, characterName } from '../../text/naming.ts';
import {
  bulletsAtCouriers,
  keptOn,
  ladderAt,
  PROFESSOR,
  professorsTeam,
  TEAMS,
  type Team,
  teamOf,
} from './kept.ts';

const tag = (team: Team): TemplateResult =>
  html` <span class="tag team team-${team}">${icon('team')} ${t(`team.${team}`)}</span>`;

const fact = (picture: string, value: string | number, word: string): TemplateResult =>
  html`<li title=${word}>${icon(picture)}<span aria-hidden="true">${value}</span><span class="sr">${value} ${word}</span></li>`;

/** Who belongs to the game and is no player: the Professor, and the count of the Wild Bunch. */
export function company(table: Table): readonly TemplateResult[] {
  const kept = keptOn(table);
  if (!kept) return [];
  const { professor } = kept;
  return [
    ...(professor
      ? [
          html`<li class="other">
            <span class="other-faces">${portrait(PROFESSOR, 46)}</span>
            <div class="other-words">
              <b>${t('professor.title')} <small>${tag(professorsTeam(kept))}</small></b>
              <ul class="facts">
                ${fact('deck', professor.deck.length, t('professor.deck', { count: professor.deck.length }))}
                ${fact('cylinder', professor.bullets, t('professor.bullets', { count: professor.bullets }))}
                ${fact('plot', dollars(ladderAt(professor.step)), t('professor.ladder', { amount: dollars(ladderAt(professor.step)) }))}
              </ul>
            </div>
          </li>`,
        ]
      : []),
    html`<li class="other slim" title=${t('wildBunch.leads')}>
      <div class="other-words">
        <b>${icon('courier')} ${t('wildBunch.title')}</b>
        <ul class="facts">
          ${TEAMS.map((team) => {
            const count = bulletsAtCouriers(table, kept, team);
            const word = t('wildBunch.of', { team: t(`team.${team}`), count });
            return html`<li class="team-count team-${team}" title=${word}>${icon('bullet')}<span aria-hidden="true">${count}</span><span class="sr">${word}</span></li>`;
          })}
        </ul>
      </div>
    </li>`,
  ];
}

/** My team, and who is in it with me. */
export function ownTeam(table: Table, characters: readonly string[]): TemplateResult | null {
  const kept = keptOn(table);
  const [who] = characters;
  if (!kept || who === undefined) return null;
  const team = teamOf(table, kept, who);
  const mates = Object.keys(table.characters).filter(
    (one) => !characters.includes(one) && teamOf(table, kept, one) === team,
  );
  const all = [...mates, ...(kept.professor && professorsTeam(kept) === team ? [PROFESSOR] : [])];
  return html`<p class="own-team team-${team}">
    ${icon('team')} <b>${t(`team.${team}`)}</b>${all.length > 0 ? html` <span>+ ${andList(all.map((one) => capital(characterName(one))))}</span>` : nothing}
  </p>`;
}
