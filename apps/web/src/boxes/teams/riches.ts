import { held, lootAt, type Table } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../art/icons.ts';
import { moneyOf } from '../../store/money.ts';
import { dollars, t } from '../../text/index.ts';
import { teamAt } from './pairs.ts';

/** What two partners hold together, as far as the reader of the table may know it. */
export interface Riches {
  readonly team: number;
  /** Dollars. */
  readonly known: number;
  /** Purses and mailbags into which he has not looked. */
  readonly closed: number;
}

/** By the numbers of the teams. */
export function richesOf(table: Table): readonly Riches[] {
  const teams = new Map<number, Riches>();
  table.players.forEach(({ characters }, seat) => {
    const team = teamAt(table, seat);
    if (team === null) return;
    const { known = 0, closed = 0 } = teams.get(team) ?? {};
    const tokens = characters.flatMap((who) => lootAt(table, held(who)));
    teams.set(team, {
      team,
      known: known + moneyOf(table, seat),
      closed: closed + tokens.filter(({ value }) => value === null).length,
    });
  });
  return [...teams.values()].sort((a, b) => a.team - b.team);
}

/** A line among the players: partners win together, so that what each holds says little. */
export function riches(table: Table): readonly TemplateResult[] {
  const teams = richesOf(table);
  if (teams.length === 0) return [];
  return [
    html`<li class="other slim">
      <div class="other-words">
        <b>${icon('team')} ${t('teams.riches')}</b>
        <ul class="facts">${teams.map(one)}</ul>
      </div>
    </li>`,
  ];
}

function one({ team, known, closed }: Riches): TemplateResult {
  const amount = dollars(known);
  const word = t('teams.riches.of', { team: t('state.team', { team }), amount, closed });
  return html`<li class="tag team team-${team}" title=${word}>
    <span aria-hidden="true">${team}: <b>${amount}</b>${closed > 0 ? html` + ${closed} ${icon('purse')}` : nothing}</span>
    <span class="sr">${word}</span>
  </li>`;
}
