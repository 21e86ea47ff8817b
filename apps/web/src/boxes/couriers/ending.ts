import type { Table } from '@holdup/engine';
import { html, type TemplateResult } from 'lit-html';
import { icon } from '../../art/icons.ts';
import { dollars } from '../../text/format.ts';
import { andList, nameOf, t } from '../../text/index.ts';
import { type Naming, seatName } from '../../text/naming.ts';
import { bulletsAtCouriers, type Kept, keptOn, type Sums, TEAMS, type Team, teamOfSeat } from './kept.ts';

const PARTS = ['bandits', 'documents', 'wildBunch', 'professor'] as const;
const PICTURES = {
  bandits: 'purse',
  documents: 'document',
  wildBunch: 'courier',
  professor: 'plot',
} as const;

const totalOf = (sums: Sums): number => PARTS.reduce((sum, part) => sum + sums[part], 0);

const winnersIn = ({ result }: Table): readonly number[] => result?.winners ?? [];

/** Which team has won, or how one bandit has won alone. */
export function headline(table: Table, naming: Naming): string | null {
  const kept = keptOn(table);
  if (!kept?.sums || !table.result) return null;
  const winners = winnersIn(table);
  const names = andList(winners.map((seat) => seatName(naming, seat)));
  const teams = TEAMS.filter((team) => winners.some((seat) => teamOfSeat(kept, seat) === team));
  const [team] = teams;
  if (team === undefined) return null;
  if (table.round?.event === 'doubleBottom') return t('end.document', { names });
  if (table.round?.event === 'survivalOfTheFittest')
    return t('end.fittest', { names, team: t(`team.the.${team}`) });
  if (teams.length > 1) return t('end.teamsShare');
  const amount = dollars(totalOf(kept.sums[team]));
  const mine = naming.mySeat !== null && teamOfSeat(kept, naming.mySeat) === team;
  return mine
    ? t('end.yourTeamWins', { amount })
    : t('end.teamWins', { team: t(`team.${team}`).toLowerCase(), amount });
}

/** What each team has brought home, line by line. */
export function teamSums(table: Table): TemplateResult | null {
  const kept = keptOn(table);
  if (!kept?.sums) return null;
  const sums = kept.sums;
  return html`<div class="team-sums">${TEAMS.map((team) => teamSheet(table, kept, team, sums[team]))}</div>`;
}

function teamSheet(table: Table, kept: Kept, team: Team, sums: Sums): TemplateResult {
  const won = winnersIn(table).some((seat) => teamOfSeat(kept, seat) === team);
  const lines = PARTS.filter((part) => part !== 'professor' || kept.professor !== null);
  return html`<section class="team-sum team-${team} ${won ? 'won' : ''}">
    <h3>${icon('team')} ${t(`team.${team}`)} ${won ? icon('crown') : ''}</h3>
    <table>
      <tbody>
        ${lines.map(
          (part) => html`<tr>
            <th scope="row">${icon(PICTURES[part])} ${nameOf('score.team', part)}${part === 'wildBunch' ? html` <small>${t('score.team.bullets', { count: bulletsAtCouriers(table, kept, team) })}</small>` : ''}</th>
            <td>${dollars(sums[part])}</td>
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr><th scope="row">${t('score.total')}</th><td>${dollars(totalOf(sums))}</td></tr>
      </tfoot>
    </table>
  </section>`;
}
