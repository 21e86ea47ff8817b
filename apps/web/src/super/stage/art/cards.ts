import type { SuperAction } from '@holdup/engine';
import { lookOf } from '../../../stage/art/looks.ts';
import { cut, ellipse, type Pen, roundRect } from '../../../stage/art/paper.ts';

/** An action card as it turns over above its bandit. */
export const ACTION_CARD = { width: 92, height: 104 } as const;
/** A car card that somebody has won, seen from its back. */
export const LOOT_CARD = { width: 104, height: 76 } as const;

const INK = '#3a2028';

const figures: Readonly<Record<SuperAction, string>> = {
  move: 'M20 46 L50 46 L50 34 L74 52 L50 70 L50 58 L20 58 Z',
  changeFloor:
    'M30 26 L36 26 L36 36 L56 36 L56 26 L62 26 L62 78 L56 78 L56 68 L36 68 L36 78 L30 78 Z M36 42 L36 49 L56 49 L56 42 Z M36 55 L36 62 L56 62 L56 55 Z',
  flip: 'M20 46 C24 28 56 22 68 42 L74 36 L74 58 L54 54 L61 48 C52 36 34 38 30 48 Z M72 60 C68 80 36 84 24 66 L18 72 L18 60 L38 62 L31 66 C40 74 58 72 62 60 Z',
  fire: 'M14 40 L70 40 L78 44 L78 52 L52 52 L48 60 L38 60 L32 78 L18 78 L24 54 L14 48 Z',
  reflex:
    'M16 72 L76 72 L76 78 L16 78 Z M16 56 L54 56 L54 68 L16 68 Z M66 54 A8 8 0 1 0 66.1 54 Z M24 46 L48 30 L44 24 L60 24 L56 40 L51 35 L28 51 Z',
  horse:
    'M18 78 L24 56 C24 44 34 40 46 42 L58 24 L63 32 L76 44 L71 52 L60 49 L56 64 L60 78 L53 78 L49 65 L34 65 L27 78 Z',
};

/** Its picture large and its word below, on the colour of whose it is. */
export function drawActionCard(pen: Pen, who: string, action: SuperAction, word: string): void {
  const look = lookOf(who);
  cut(pen, roundRect(4, 4, 84, 96, 10), { fill: '#fdf4dd', lift: 4, edge: look.colour, edgeWidth: 5 });
  pen.save();
  pen.translate(0, -8);
  pen.fillStyle = INK;
  pen.fill(new Path2D(figures[action]), 'evenodd');
  pen.restore();
  pen.font = '800 17px "Source Sans 3", "Segoe UI", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(word, 46, 86, 74);
}

/** The loot on a car card's back, with what it is worth; closed, it shows the car. */
export function drawLootCard(pen: Pen, value: string): void {
  cut(pen, roundRect(4, 4, 96, 68, 9), { fill: '#f8eed6', lift: 4, edge: '#a5722a', edgeWidth: 4 });
  for (const [x, y, r] of [
    [28, 32, 11],
    [40, 24, 10],
    [52, 34, 11],
  ] as const)
    cut(pen, ellipse(x, y, r), { fill: '#f1c24e', lift: 1, edge: '#a8741a', edgeWidth: 1.4 });
  cut(pen, 'M66 20 L86 20 L92 30 L76 46 L60 30 Z', { fill: '#6fc3d8', lift: 1.4, edge: '#e8fbff' });
  pen.fillStyle = INK;
  pen.font = '800 21px "Source Sans 3", "Segoe UI", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(value, 52, 58, 84);
}

/** How many car cards somebody has won, beside his head. */
export const COUNT = 44;
export function drawCount(pen: Pen, count: number): void {
  for (let i = Math.min(count, 3) - 1; i >= 0; i--)
    cut(pen, roundRect(6 + i * 4, 12 - i * 3, 26, 22, 4), {
      fill: '#f8eed6',
      lift: 1,
      edge: '#a5722a',
      edgeWidth: 2,
    });
  pen.fillStyle = INK;
  pen.font = '800 17px "Source Sans 3", "Segoe UI", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(`${count}`, 19, 24);
}
