import { cut, ellipse, grain, type Pen, roundRect } from './paper.ts';
import { star } from './people.ts';

/** The sheet a token is drawn on; it stands on its lower edge. */
export const TOKEN_SHEET = { width: 64, height: 64 } as const;

type Draw = (pen: Pen) => void;

function word(pen: Pen, text: string, x: number, y: number, size: number, colour: string): void {
  pen.fillStyle = colour;
  pen.font = `800 ${size}px "Source Sans 3", "Segoe UI", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y);
}

const purse: Draw = (pen) => {
  cut(pen, 'M24 14 C20 8 26 6 29 9 C31 5 35 5 36 9 C40 5 45 9 41 14 L39 20 L26 20 Z', { fill: '#a2672f' });
  cut(pen, 'M26 20 L39 20 C52 28 58 44 51 54 C45 60 20 60 13 54 C6 44 13 28 26 20 Z', {
    fill: '#bf8140',
    edge: '#e3b273',
  });
  cut(pen, 'M38 21 C50 28 57 44 51 54 C48 57 42 58 36 58.5 C46 48 46 34 38 21 Z', { fill: '#9c6128' });
  cut(pen, roundRect(23, 17.5, 19, 5.5, 2.6), { fill: '#f0d08a' });
  word(pen, '$', 31, 41, 25, '#fff1cd');
};

const jewel: Draw = (pen) => {
  cut(pen, 'M18 14 L46 14 L60 29 L32 58 L4 29 Z', { fill: '#e0415f' });
  cut(pen, 'M18 14 L24 29 L4 29 Z', { fill: '#f48ba0' });
  cut(pen, 'M18 14 L32 14 L24 29 Z', { fill: '#ffc9d3' });
  cut(pen, 'M32 14 L46 14 L41 29 L24 29 Z', { fill: '#f26d87' });
  cut(pen, 'M46 14 L60 29 L41 29 Z', { fill: '#c22b4c' });
  cut(pen, 'M4 29 L24 29 L32 58 Z', { fill: '#d63655' });
  cut(pen, 'M41 29 L60 29 L32 58 Z', { fill: '#96203f' });
};

const strongbox: Draw = (pen) => {
  cut(pen, roundRect(4, 22, 56, 37, 4), { fill: '#55606e', edge: '#93a0ae' });
  cut(pen, 'M4 30 C6 12 58 12 60 30 Z', { fill: '#6c7a89', edge: '#a9b6c2' });
  for (const x of [10, 47])
    cut(pen, roundRect(x, 17, 7, 42, 1.5), { fill: '#c9963a', edge: '#f0cd7d', edgeWidth: 1 });
  cut(pen, ellipse(32, 41, 10.5), { fill: '#e9c15a', lift: 2, edge: '#8a5f17' });
  cut(pen, 'M29 36 A3.4 3.4 0 1 1 35 36 L34 40 L36 47 L28 47 L30 40 Z', { fill: '#4b3312' });
};

const mailbag: Draw = (pen) => {
  cut(pen, 'M16 16 L48 16 C56 32 58 50 52 58 L12 58 C6 50 8 32 16 16 Z', {
    fill: '#cdb98d',
    edge: '#eee0bd',
  });
  cut(pen, 'M14 12 L50 12 L48 20 L16 20 Z', { fill: '#8a6d3d' });
  cut(pen, roundRect(18, 30, 28, 19, 2), { fill: '#fff6e0', lift: 1.5 });
  pen.strokeStyle = '#a8443a';
  pen.lineWidth = 2.2;
  pen.stroke(new Path2D('M18 31 L32 42 L46 31'));
};

const flask: Draw = (pen) => {
  cut(pen, 'M25 8 L39 8 L39 22 C50 28 52 40 52 58 L12 58 C12 40 14 28 25 22 Z', {
    fill: '#7fae86',
    edge: '#d1ecd0',
  });
  cut(pen, 'M25 4 L39 4 L39 12 L25 12 Z', { fill: '#8a5a30' });
  cut(pen, roundRect(17, 34, 30, 17, 2), { fill: '#fff1cf', lift: 1 });
  word(pen, 'XX', 32, 43, 14, '#7a3b1e');
};

const gold: Draw = (pen) => {
  cut(pen, 'M14 34 L50 34 L60 58 L4 58 Z', { fill: '#efb730', edge: '#fff0b0' });
  cut(pen, 'M18 24 L46 24 L50 34 L14 34 Z', { fill: '#ffdf7e' });
  cut(pen, star(32, 47, 8), { fill: '#b37c10' });
};

/** A satchel with a buckle. */
const bag: Draw = (pen) => {
  pen.strokeStyle = '#5a3420';
  pen.lineWidth = 5;
  pen.stroke(new Path2D('M20 22 C20 4 44 4 44 22'));
  cut(pen, roundRect(5, 20, 54, 38, 6), { fill: '#7d4a2b', edge: '#c99765' });
  cut(pen, 'M5 26 C5 20 10 20 12 20 L52 20 C56 20 59 22 59 26 L59 34 C44 44 20 44 5 34 Z', {
    fill: '#9a5f38',
    edge: '#d8ab7c',
  });
  cut(pen, roundRect(25, 32, 14, 13, 2), { fill: '#e9c15a', lift: 1.5, edge: '#8a5f17', edgeWidth: 1 });
  word(pen, '$', 32, 52, 12, '#fff1cd');
};

const document: Draw = (pen) => {
  cut(pen, 'M14 8 L42 8 L52 18 L52 58 L14 58 Z', { fill: '#fdf3da', edge: '#cbb58a' });
  cut(pen, 'M42 8 L52 18 L42 18 Z', { fill: '#d9c79d' });
  pen.fillStyle = '#a08d6a';
  for (const y of [24, 31, 38]) pen.fillRect(20, y, 25, 3);
  cut(pen, ellipse(40, 50, 7), { fill: '#b23a3a', lift: 1 });
};

/** A flask that has been drunk from: the glass is half empty. */
const halfFlask: Draw = (pen) => {
  cut(pen, 'M25 8 L39 8 L39 22 C50 28 52 40 52 58 L12 58 C12 40 14 28 25 22 Z', {
    fill: '#dfe9d8',
    edge: '#f4fbf0',
  });
  cut(pen, 'M13 42 L51 42 L52 58 L12 58 Z', { fill: '#b5762c' });
  cut(pen, 'M25 4 L39 4 L39 12 L25 12 Z', { fill: '#8a5a30' });
  word(pen, '½', 32, 32, 20, '#7a3b1e');
};

const oldFlask: Draw = (pen) => {
  flask(pen);
  cut(pen, star(32, 24, 10), { fill: '#f4c64a', lift: 1.5, edge: '#a8741a', edgeWidth: 1.2 });
};

const amulet: Draw = (pen) => {
  pen.strokeStyle = '#d9a441';
  pen.lineWidth = 3.4;
  pen.stroke(new Path2D('M8 4 C10 22 22 28 32 28 C42 28 54 22 56 4'));
  cut(pen, 'M32 24 L50 40 L32 61 L14 40 Z', { fill: '#3aa6a0', lift: 2, edge: '#c9f2e6' });
  cut(pen, 'M32 24 L40 40 L32 61 L24 40 Z', { fill: '#6fd3c3' });
  cut(pen, ellipse(32, 41, 5.5, 4), { fill: '#12353a' });
  cut(pen, ellipse(32, 41, 2), { fill: '#ffe9a6' });
};

const prototype: Draw = (pen) => {
  for (const y of [14, 21, 28])
    cut(pen, roundRect(20, y, 42, 6, 2), { fill: '#5b6473', lift: 1, edge: '#b9c3d2', edgeWidth: 1 });
  cut(pen, ellipse(20, 25, 12), { fill: '#c9963a', lift: 2, edge: '#f0cd7d' });
  for (const [x, y] of [
    [20, 18],
    [14, 28],
    [26, 28],
  ] as const)
    cut(pen, ellipse(x, y, 3), { fill: '#4b3312' });
  cut(pen, 'M14 34 L28 34 L24 58 L8 58 Z', { fill: '#7a4a26', lift: 1.5, edge: '#c08d4a', edgeWidth: 1 });
};

const parcel: Draw = (pen) => {
  cut(pen, roundRect(8, 20, 48, 38, 3), { fill: '#b98b5a', edge: '#e6c79c' });
  cut(pen, 'M28 20 L36 20 L36 58 L28 58 Z M8 34 L56 34 L56 41 L8 41 Z', { fill: '#7d5530' });
  word(pen, '?', 32, 39, 20, '#fff1cd');
};

const draws: Readonly<Record<string, Draw>> = {
  purse,
  jewel,
  strongbox,
  mailbag,
  flask,
  'flask:old': oldFlask,
  'flask:half': halfFlask,
  amulet,
  prototype,
  gold,
  bag,
  document,
};

/** `kind` as it stands on the token's back (`purse`, `flask:old`); an unknown kind is a parcel. */
export function drawLoot(pen: Pen, kind: string): void {
  (draws[kind] ?? draws[kind.split(':')[0] ?? ''] ?? parcel)(pen);
  grain(pen, TOKEN_SHEET.width, TOKEN_SHEET.height, 0.06);
}

/** Whether this client has a drawing of a kind of loot, and not just the parcel. */
export const isLootDrawn = (kind: string): boolean => kind in draws;
