import type { Label } from '../../../stage/art/cars.ts';
import { cut, ellipse, grain, type Pen, roundRect, within } from '../../../stage/art/paper.ts';
import { CAR, Y } from '../../../stage/geometry.ts';

/** Each car card is printed in an ink of its own, so that one sees which of them are left. */
const INKS: readonly { readonly ink: string; readonly dark: string; readonly wall: string }[] = [
  { ink: '#b5402f', dark: '#6d211d', wall: '#f2d3a4' },
  { ink: '#2f7f78', dark: '#174b4a', wall: '#f4dfb6' },
  { ink: '#d08a2b', dark: '#7c4a14', wall: '#f7e3bb' },
  { ink: '#5a5fa3', dark: '#2f3269', wall: '#ecd9bd' },
  { ink: '#7f8f3c', dark: '#465220', wall: '#f5e2b4' },
  { ink: '#a2547f', dark: '#5e2548', wall: '#f3dcc0' },
  { ink: '#3f78ab', dark: '#1d426b', wall: '#f1deb8' },
  { ink: '#8b5a3c', dark: '#4d2d1c', wall: '#f3dfb9' },
];

const BORDER = 8;
const SILL = -24;

/** A car card on wheels, its left end at x 0 and the rails at y 0: bandits stand in the picture, or on its upper edge. */
export function drawWagon(pen: Pen, index: number, label: Label): void {
  const w = CAR.width;
  const paper = INKS[(index - 1) % INKS.length] ?? (INKS[0] as (typeof INKS)[0]);
  cut(pen, roundRect(-4, Y.roof, w + 8, SILL - Y.roof, 15), {
    fill: '#f8eed6',
    lift: 6,
    edge: '#ffffff',
    edgeWidth: 2,
  });
  const print = roundRect(-4 + BORDER, Y.roof + BORDER, w + 8 - BORDER * 2, SILL - Y.roof - BORDER * 2, 9);
  within(pen, print, () => {
    pen.fillStyle = paper.wall;
    pen.fillRect(0, Y.roof, w, SILL - Y.roof);
    windows(pen, index, paper);
    wainscot(pen, paper);
    roofBand(pen, paper);
    floorBand(pen, paper);
  });
  cut(pen, print, { fill: 'transparent', edge: paper.dark, edgeWidth: 1.4 });
  numberOn(pen, paper, label);
  grain(pen, w + 40, -Y.roof + 40, 0.03);
}

type Ink = (typeof INKS)[number];

function roofBand(pen: Pen, { ink, dark }: Ink): void {
  const top = Y.roof + BORDER;
  pen.fillStyle = ink;
  pen.fillRect(0, top, CAR.width, 24);
  pen.fillStyle = dark;
  pen.fillRect(0, top + 24, CAR.width, 4);
  pen.fillStyle = '#f3d68f';
  pen.fillRect(0, top + 18, CAR.width, 2.2);
  const shade = pen.createLinearGradient(0, top + 28, 0, top + 56);
  shade.addColorStop(0, 'rgb(60 25 15 / 0.34)');
  shade.addColorStop(1, 'rgb(60 25 15 / 0)');
  pen.fillStyle = shade;
  pen.fillRect(0, top + 28, CAR.width, 28);
}

function floorBand(pen: Pen, { ink, dark }: Ink): void {
  pen.fillStyle = dark;
  pen.fillRect(0, Y.floor, CAR.width, 40);
  pen.fillStyle = ink;
  pen.fillRect(0, Y.floor + 5, CAR.width, 34);
  pen.fillStyle = '#d9b27a';
  pen.fillRect(0, Y.floor - 3, CAR.width, 5);
}

function wainscot(pen: Pen, { ink, dark }: Ink): void {
  const top = Y.floor - 66;
  pen.save();
  pen.globalAlpha = 0.5;
  pen.fillStyle = ink;
  pen.fillRect(0, top, CAR.width, 66);
  pen.globalAlpha = 0.45;
  pen.fillStyle = dark;
  pen.fillRect(0, top, CAR.width, 3);
  for (let x = 18; x < CAR.width; x += 30) pen.fillRect(x, top + 6, 1.8, 58);
  pen.restore();
}

/** Windows of one of three cuts, with the evening behind them. */
function windows(pen: Pen, index: number, { ink, dark }: Ink): void {
  const cuts = [
    (x: number) => roundRect(x, -228, 62, 84, 8),
    (x: number) =>
      new Path2D(`M${x} -146 L${x} -196 C${x} -238 ${x + 62} -238 ${x + 62} -196 L${x + 62} -146 Z`),
    (x: number) => ellipse(x + 31, -186, 36),
  ];
  const shape = cuts[index % cuts.length] as (x: number) => Path2D;
  for (const x of [34, CAR.width - 96]) {
    const sky = pen.createLinearGradient(0, -230, 0, -146);
    sky.addColorStop(0, '#8cc3d6');
    sky.addColorStop(1, '#fbe2ac');
    const pane = cut(pen, shape(x), { fill: sky });
    within(pen, pane, () => {
      cut(
        pen,
        `M${x - 10} -150 L${x + 8} -176 L${x + 26} -176 L${x + 36} -160 L${x + 80} -164 L${x + 80} -140 L${x - 10} -140 Z`,
        {
          fill: '#cf8a5e',
        },
      );
      pen.fillStyle = dark;
      pen.fillRect(x + 29.5, -240, 3, 110);
    });
    cut(pen, shape(x), { fill: 'transparent', edge: dark, edgeWidth: 3.4 });
    cut(pen, shape(x), { fill: 'transparent', edge: ink, edgeWidth: 2 });
  }
}

function numberOn(pen: Pen, { dark }: Ink, { number }: Label): void {
  const x = CAR.width / 2;
  const y = Y.floor + 19;
  cut(pen, ellipse(x, y, 19), { fill: '#f8eed6', lift: 2, edge: dark, edgeWidth: 2 });
  pen.fillStyle = dark;
  pen.font = '800 27px "Source Sans 3", "Segoe UI", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(number, x, y + 1);
}
