import { pictograms } from '../../art/pictograms.ts';
import { lookOf } from './looks.ts';
import { drawLoot, TOKEN_SHEET } from './loot.ts';
import { cut, ellipse, type Pen } from './paper.ts';

/** A round chip that somebody wears: his hostage, his prisoner, a penalty, a thing that changes what he can do. */
export const CHIP = 48;

const PAPER: Readonly<Record<string, string>> = { hostage: '#fdf0d2', penalty: '#e24a37' };

/** `hostage:banker`, `prisoner:belle`, `penalty:disarmed`, `loot:amulet`, `team:red`. */
export function drawChip(pen: Pen, id: string): void {
  const [family = '', what = ''] = id.split(':');
  if (family === 'team') {
    drawPennant(pen, what);
    return;
  }
  if (family === 'prisoner') {
    drawPrisoner(pen, what);
    return;
  }
  cut(pen, ellipse(24, 24, 21), {
    fill: PAPER[family] ?? '#fff6e0',
    lift: 2,
    edge: '#5b3216',
    edgeWidth: 1.6,
  });
  pen.save();
  if (family === 'loot') {
    pen.translate(8, 8);
    pen.scale(32 / TOKEN_SHEET.width, 32 / TOKEN_SHEET.height);
    drawLoot(pen, what);
  } else {
    pen.translate(9.6, 9.6);
    pen.scale(1.2, 1.2);
    pen.fillStyle = family === 'penalty' ? '#fff6e0' : '#4c1d1a';
    pen.fill(new Path2D(pictograms[id] ?? 'M4 4h16v16H4z'), 'evenodd');
  }
  pen.restore();
}

const TEAMS: Readonly<Record<string, readonly [fill: string, edge: string]>> = {
  red: ['#d23b30', '#ffd3c4'],
  blue: ['#2f6fc0', '#cfe6ff'],
};

/** The colours of a team: red has a cross-bar, blue a ring, for who does not tell colours apart. */
function drawPennant(pen: Pen, team: string): void {
  const [fill, edge] = TEAMS[team] ?? ['#8d8273', '#fff6e0'];
  cut(pen, ellipse(24, 24, 20), { fill, lift: 2, edge, edgeWidth: 3 });
  if (team === 'red') {
    pen.fillStyle = edge;
    pen.fillRect(10, 20, 28, 8);
  } else {
    pen.strokeStyle = edge;
    pen.lineWidth = 5;
    pen.stroke(ellipse(24, 24, 8.5));
  }
}

/** A sidekick behind bars, in the colour and with the letter of his bandit. */
function drawPrisoner(pen: Pen, who: string): void {
  const look = lookOf(who);
  cut(pen, ellipse(24, 24, 21), { fill: look.colour, lift: 2, edge: '#2b2730', edgeWidth: 2 });
  pen.strokeStyle = 'rgb(43 39 48 / 0.75)';
  pen.lineWidth = 2.6;
  pen.stroke(new Path2D('M10 10 L10 38 M38 10 L38 38 M17 5 L17 43 M31 5 L31 43'));
  cut(pen, ellipse(24, 24, 11), { fill: '#fff7e6', lift: 1, edge: look.dark, edgeWidth: 1.6 });
  pen.fillStyle = look.dark;
  pen.font = '800 17px "Source Sans 3", "Segoe UI", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(look.letter, 24, 25);
}
