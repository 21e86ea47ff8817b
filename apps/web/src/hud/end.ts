import {
  type AnyTable,
  isBandit,
  type Placed,
  placesAtEnd,
  type Score,
  type ScoreLine,
} from '@holdup/engine';
import { html, nothing, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { hasIcon, icon } from '../art/icons.ts';
import { portrait } from '../art/portrait.ts';
import { CLIENT_BOXES, firstOfBoxes } from '../boxes/index.ts';
import type { Ending } from '../replay/ending.ts';
import { save } from '../replay/save.ts';
import { scoreName } from '../text/boxes.ts';
import { andList, dollars, t } from '../text/index.ts';
import { capital, characterName, seatName } from '../text/naming.ts';
import { hideEnd, takeFocus } from './endOpen.ts';
import type { Hud } from './hud.ts';
import { teamTag } from './others.ts';
import { playerLink } from './playerLink.ts';
import { turning } from './turning.ts';

export interface AfterGame {
  /** The whole game, when it has come. */
  readonly ending: Ending;
  /** Opens the chat, where there is one. */
  readonly talk?: TemplateResult;
  /** Where one may go from here. */
  readonly more: TemplateResult | typeof nothing;
}

/** Everybody in the order in which he has come out, and every dollar of everybody, line by line. */
export function endOfGame(hud: Hud, after: AfterGame): TemplateResult | typeof nothing {
  const { result } = hud.table;
  if (!result) return nothing;
  const left = Object.keys(hud.table.characters)
    .filter((who) => isBandit(who) && !result.counted.includes(who))
    .map((who) => capital(characterName(who)));
  const placed = placesAtEnd(hud.table);
  // Where teams are counted, what each player owns decides nothing.
  const sums = firstOfBoxes((box) => box.sums?.(hud.table));
  return endSheet(hud, after, {
    headline: headline(hud),
    body: html`${sums ?? standings(hud, placed)}
      <ol class="scores">
        ${placed.map((one) => sheet(hud, one))}
      </ol>
      ${left.length > 0 ? html`<p>${t('end.notCounted', { names: andList(left) })}</p>` : nothing}
      ${sums ? nothing : html`<p class="quiet">${t('end.tie')}</p>`}
      ${turned(hud, after.ending)}`,
  });
}

/** The sheet that lies over the table when the game is over. */
export function endSheet(
  hud: Hud<AnyTable>,
  { ending, more, talk }: AfterGame,
  {
    headline,
    body,
    title = t('end.title'),
  }: { readonly headline: string; readonly body: TemplateResult | typeof nothing; readonly title?: string },
): TemplateResult | typeof nothing {
  if (hud.moment !== null || hud.panels.endHidden) return nothing;
  return html`<section class="end" aria-label=${title}>
    ${shower(hud)}
    <div class="end-inside" tabindex="-1" ${ref(takeFocus)}>
      <header>
        <div>
          <p>${title}</p>
          <h2>${headline}</h2>
        </div>
        ${talk ?? nothing}
      </header>
      ${body}
      <div class="sheet-foot">
        <button class="secondary big" type="button" @click=${() => hideEnd(hud)}>${t('end.hide')}</button>
        <a class="button secondary big" href="/">${t('end.home')}</a>
        ${saving(hud, ending)} ${verifying(hud)} ${more}
      </div>
    </div>
  </section>`;
}

const COINS = { won: 40, lost: 16 } as const;

/** Coins rain down once as the count is laid open, more of them for a winner. Decoration: where motion is unwanted there are none. */
function shower({ table: { result }, mySeat, settings }: Hud<AnyTable>): TemplateResult | typeof nothing {
  if (!result || settings.speed === 0) return nothing;
  const won = mySeat !== null && result.winners.includes(mySeat);
  return html`<div class="shower" aria-hidden="true">
    ${Array.from(
      { length: won ? COINS.won : COINS.lost },
      // Steps of the golden section never line up.
      (_, i) =>
        html`<i style="--across:${((i * 61.8) % 100).toFixed(1)}%;--after:${((i * 0.618) % 1.1).toFixed(2)}s"></i>`,
    )}
  </div>`;
}

/** The order at a glance, where the sheets below it do not all stand in sight. They say the same, and more. */
const standings = (
  { table, naming, mySeat }: Hud,
  placed: readonly Placed<Score>[],
): TemplateResult => html`<ol
  class="standings"
  aria-hidden="true"
>
  ${placed.map(
    ({
      score: { seat, total },
      place,
    }) => html`<li class="${table.result?.winners.includes(seat) ? 'won' : ''} ${seat === mySeat ? 'own' : ''}">
      <b class="place">${place}</b>
      ${(table.players[seat]?.characters ?? []).map((who) => portrait(who, 26))}
      <span>${seatName(naming, seat)}</span> <b>${dollars(total)}</b>
    </li>`,
  )}
</ol>`;

/** A game that its players have given up has no count, but a record like any other, and one may play again. */
export const endOfGivenUp = (hud: Hud<AnyTable>, after: AfterGame): TemplateResult | typeof nothing =>
  endSheet(hud, after, { title: t('end.givenUp'), headline: t('notice.abandoned'), body: nothing });

export function turned(hud: Hud<AnyTable>, ending: Ending): TemplateResult | typeof nothing {
  if (ending === 'failed') return html`<p class="quiet">${t('turned.failed')}</p>`;
  return typeof ending === 'string' ? nothing : turning(hud, ending.fortunes);
}

const saving = ({ lobby }: Hud<AnyTable>, ending: Ending): TemplateResult | typeof nothing =>
  typeof ending === 'string'
    ? nothing
    : html`<button class="secondary big" type="button" @click=${() => save(ending.text, lobby.title)}>
        ${icon('save')} ${t('replay.save')}
      </button>`;

/** Only a table of this server has a record that was signed. */
const verifying = ({ lobby }: Pick<Hud, 'lobby'>): TemplateResult | typeof nothing =>
  lobby.deal
    ? html`<a class="button secondary big" href="/verify?table=${lobby.id}">${icon('check')} ${t('verify.go')}</a>`
    : nothing;

function headline({ table, naming, mySeat }: Hud): string {
  const { winners = [], scores = [] } = table.result ?? {};
  const total = scores.find((score) => score.seat === winners[0])?.total ?? 0;
  const special = firstOfBoxes((box) => box.headline?.(table, naming));
  if (special !== null) return special;
  if (mySeat !== null && winners.length === 1 && winners[0] === mySeat) return t('end.youWin');
  const names = winners.map((seat) => seatName(naming, seat));
  const amount = dollars(total);
  return names.length === 1
    ? t('end.winner', { name: names[0] ?? '', amount })
    : t('end.winners', { names: andList(names), amount });
}

function sheet(hud: Hud, { score, place }: Placed<Score>): TemplateResult {
  const several = (hud.table.players[score.seat]?.characters.length ?? 0) > 1;
  const told = hud.state.log.entries.map(({ fact }) => fact);
  const aims = firstOfBoxes((box) => box.aims?.(hud.table, score.seat, told)) ?? nothing;
  return scoreCard(hud, score.seat, {
    place,
    tag: teamTag(hud.table, score.seat),
    lines: html`${aims}${score.lines.map((line) => row(line, several))}`,
    foot: html`<tr><th scope="row">${t('score.total')}</th><td>${dollars(score.total)}</td></tr>
      <tr class="quiet"><th scope="row">${t('end.bullets')}</th><td>${score.bulletsReceived}</td></tr>`,
  });
}

/** One player at the end: his place, his face, and his lines of the count. */
export function scoreCard(
  { table, lobby, naming, mySeat }: Hud<AnyTable>,
  seat: number,
  {
    place,
    tag = nothing,
    lines,
    foot,
  }: {
    readonly place: number;
    readonly tag?: TemplateResult | typeof nothing;
    readonly lines: TemplateResult;
    readonly foot: TemplateResult;
  },
): TemplateResult {
  const characters = table.players[seat]?.characters ?? [];
  const won = table.result?.winners.includes(seat) ?? false;
  return html`<li class="score ${won ? 'won' : ''} ${seat === mySeat ? 'own' : ''}">
    <header>
      <span class="place">${place}</span>
      ${characters.map((who) => portrait(who, 56))}
      <div>
        <b>${playerLink(seatName(naming, seat), lobby, seat)}</b>
        <small>${characters.map((who) => capital(characterName(who))).join(' & ')}</small>
        ${tag}
      </div>
      ${won ? icon('crown') : nothing}
    </header>
    <table>
      <tbody>
        ${lines}
      </tbody>
      <tfoot>
        ${foot}
      </tfoot>
    </table>
  </li>`;
}

const PICTURES: Readonly<Record<string, string>> = Object.assign(
  { gunslinger: 'shoot' },
  ...CLIENT_BOXES.map((box) => box.scorePictures),
);

function pictureOf(why: string): string {
  const name = PICTURES[why] ?? why.replace(/^ransom:/, 'hostage:');
  return hasIcon(name) ? name : 'purse';
}

function row(line: ScoreLine, named: boolean): TemplateResult {
  const whose = named ? ` (${capital(characterName(line.character))})` : '';
  const picture = pictureOf(line.why);
  return html`<tr>
    <th scope="row">${icon(picture)} ${scoreName(line.why)}${whose}</th>
    <td>${dollars(line.amount)}</td>
  </tr>`;
}
