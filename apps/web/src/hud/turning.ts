import type { AnyTable, Seat } from '@holdup/engine';
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { lookOf } from '../art/look.ts';
import { firstOfBoxes } from '../boxes/index.ts';
import { axisOf, type Fortunes, type Mark, spread } from '../replay/fortunes.ts';
import { andList, dollars, t } from '../text/index.ts';
import { seatName } from '../text/naming.ts';
import type { Hud } from './hud.ts';

/** The drawing's units; it is scaled to the room there is. On a phone it is narrower, or nobody could read it. */
const widthNow = (): number => (matchMedia('(max-width: 47.99rem)').matches ? 340 : 640);
const HEIGHT = 240;
const ROOM = { left: 56, right: 36, top: 14, bottom: 30 };
const LABEL = 20;
/** Lines of different players differ without their colours too. */
const DASHES = ['', '9 4', '2 4', '12 3 2 3', '5 3', '14 5', '1 3', '7 2 1 2', '4 6'];

/** How everybody's money came and went: a line each, with the player's letter at its end; and the same as a table. */
export function turning(hud: Hud<AnyTable>, { marks, lines }: Fortunes): TemplateResult {
  const seats = lines.map(({ seat }) => seat);
  const after = moneySeekers(hud.table, seats);
  const others = seats.filter((seat) => !after.includes(seat)).map((seat) => seatName(hud.naming, seat));
  const fortunes = { marks, lines: lines.filter(({ seat }) => after.includes(seat)) };
  return html`<section class="turning" aria-label=${t('turned.title')}>
    <h3>${t('turned.title')}</h3>
    ${drawing(hud, fortunes)} ${asTable(hud, fortunes)}
    <p class="quiet">
      ${t(hud.table.game === 'super' ? 'turned.help.super' : 'turned.help')}
      ${others.length > 0 ? t('turned.without', { names: andList(others) }) : nothing}
    </p>
  </section>`;
}

/** Of these seats those whose money counts for anything: a line of any other would tell what decides nothing. */
export const moneySeekers = ({ players }: AnyTable, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => firstOfBoxes((box) => box.worth?.(players[seat]?.characters ?? [])) === null);

function drawing(hud: Hud<AnyTable>, { marks, lines }: Fortunes): TemplateResult {
  const width = widthNow();
  const right = width - ROOM.right;
  const axis = axisOf(lines.flatMap(({ amounts }) => amounts));
  const x = (i: number) => ROOM.left + (i * (right - ROOM.left)) / Math.max(1, marks.length - 1);
  const y = heightsOn(axis);
  const ends = spread(
    lines.map(({ amounts }) => y(amounts.at(-1) ?? 0)),
    LABEL,
    HEIGHT - ROOM.bottom,
  );
  return html`<svg viewBox="0 0 ${width} ${HEIGHT}" aria-hidden="true">
    ${axis.map((amount) => gridLine(y(amount), right, amount))}
    ${marks.map((mark, i) => svg`<text class="turning-mark" x=${x(i)} y=${HEIGHT - 8}>${shortName(mark)}</text>`)}
    ${lines.map(({ seat, amounts }, i) => {
      const points = amounts.map((amount, at) => `${x(at).toFixed(1)},${y(amount).toFixed(1)}`).join(' ');
      const { colour, dark, letter } = lookOf(hud.table.players[seat]?.characters[0] ?? null);
      const own = seat === hud.mySeat ? 'own' : '';
      const end = ends[i] ?? 0;
      return svg`<g class="turning-line ${own}">
        <polyline points=${points} stroke=${dark} class="edge" />
        <polyline points=${points} stroke=${colour} stroke-dasharray=${DASHES[seat] ?? ''} />
        <circle cx=${right + 16} cy=${end} r="9.500" fill=${colour} stroke=${dark} />
        <text x=${right + 16} y=${end + 4.5}>${letter}</text>
      </g>`;
    })}
  </svg>`;
}

/** How far down the drawing an amount stands, on an axis that reaches over it. */
export function heightsOn(axis: readonly number[]): (amount: number) => number {
  const least = axis[0] ?? 0;
  const most = axis.at(-1) ?? 1;
  const room = HEIGHT - ROOM.top - ROOM.bottom;
  return (amount) => ROOM.top + ((most - amount) * room) / (most - least);
}

const gridLine = (
  at: number,
  right: number,
  amount: number,
) => svg`<g class="turning-grid ${amount === 0 ? 'zero' : ''}">
  <line x1=${ROOM.left} x2=${right} y1=${at} y2=${at} />
  <text x=${ROOM.left - 6} y=${at + 4}>${dollars(amount)}</text>
</g>`;

function asTable(hud: Hud<AnyTable>, { marks, lines }: Fortunes): TemplateResult {
  return html`<table class="sr">
    <caption>${t('turned.title')}</caption>
    <thead>
      <tr><th scope="col">${t('turned.player')}</th>${marks.map((mark) => html`<th scope="col">${longName(mark)}</th>`)}</tr>
    </thead>
    <tbody>
      ${lines.map(
        ({ seat, amounts }) => html`<tr>
          <th scope="row">${seatName(hud.naming, seat)}</th>
          ${amounts.map((amount) => html`<td>${dollars(amount)}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

const longName = (mark: Mark): string =>
  mark.is === 'round' ? t('turned.round', { round: mark.number }) : t(`turned.${mark.is}`);

const shortName = (mark: Mark): string =>
  mark.is === 'round' ? t('turned.round.short', { round: mark.number }) : t(`turned.${mark.is}`);
