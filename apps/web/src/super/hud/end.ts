import { type Placed, placesAtEnd, type SuperScore, type SuperTable } from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { icon } from '../../art/icons.ts';
import { type AfterGame, endSheet, scoreCard, turned } from '../../hud/end.ts';
import type { Hud } from '../../hud/hud.ts';
import { andList, dollars, t } from '../../text/index.ts';
import { seatName } from '../../text/naming.ts';

/** Who stayed on the train, how the others left it, and the cars everybody has won. */
export function superEnd(hud: Hud<SuperTable>, after: AfterGame): TemplateResult | typeof nothing {
  if (!hud.table.result) return nothing;
  return endSheet(hud, after, {
    headline: headline(hud),
    body: html`<ol class="scores">
        ${placesAtEnd(hud.table).map((one) => sheet(hud, one))}
      </ol>
      <p class="quiet">${t('super.end.tie')}</p>
      ${turned(hud, after.ending)}`,
  });
}

function headline({ table, naming, mySeat }: Hud<SuperTable>): string {
  const { winners = [], why = 'loot' } = table.result ?? {};
  const names = winners.map((seat) => seatName(naming, seat));
  if (names.length > 1) return t('super.end.shared', { names: andList(names) });
  const name = names[0] ?? '';
  if (winners[0] === mySeat) return t(why === 'alone' ? 'super.end.youAlone' : 'super.end.youLoot');
  return why === 'alone' ? t('super.end.alone', { name }) : t('super.end.loot', { name });
}

function sheet(hud: Hud<SuperTable>, { score, place }: Placed<SuperScore>): TemplateResult {
  const who = hud.table.players[score.seat]?.characters[0] ?? '';
  const loot = hud.table.characters[who]?.loot ?? [];
  return scoreCard(hud, score.seat, {
    place,
    lines: html`<tr><th scope="row" colspan="2">${icon(score.aboard ? 'train' : 'away')} ${fateOf(hud, who)}</th></tr>
      ${loot.map((value) => html`<tr><th scope="row">${icon('purse')} ${t('super.end.car')}</th><td>${dollars(value)}</td></tr>`)}`,
    foot: html`<tr><th scope="row">${t('super.end.cars')}</th><td>${score.cards}</td></tr>
      <tr class="quiet"><th scope="row">${t('score.total')}</th><td>${dollars(score.total)}</td></tr>`,
  });
}

/** How and when he left the train, as the log has it. */
function fateOf({ state, table }: Hud<SuperTable>, who: string): string {
  if (!table.characters[who]?.out) return t('super.end.aboard');
  for (const { fact, round } of state.log.entries)
    if (fact.kind === 'eliminated' && fact.who.includes(who))
      return t(`super.end.out.${fact.why}`, { round });
  return t('super.others.out');
}
