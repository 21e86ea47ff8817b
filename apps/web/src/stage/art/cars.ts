import { CAR, Y } from '../geometry.ts';
import { furniture } from './furniture.ts';
import { type Livery, liveryOf } from './liveries.ts';
import { cut, ellipse, grain, type Pen, roundRect, within } from './paper.ts';
import { floor, room } from './room.ts';

/** Room around a car on its sheet: eaves, shadow, steps. */
export const CAR_SHEET = {
  left: 20,
  top: -Y.roof + 34,
  width: CAR.width + 40,
  height: -Y.roof + 34 + 6,
} as const;

export interface Label {
  readonly name: string;
  /** Empty for the locomotive. */
  readonly number: string;
}
interface CarLabel extends Label {
  readonly roofless: boolean;
}

/** Draws a car with its left end at x 0 and the rails at y 0. */
export function drawCar(pen: Pen, id: string, index: number, label: CarLabel): void {
  const livery = liveryOf(id, index);
  const w = CAR.width;
  if (label.roofless) {
    flatbed(pen, w, livery);
    sill(pen, w, livery, label);
    grain(pen, CAR_SHEET.width, CAR_SHEET.height, 0.03);
    return;
  }
  room(pen, w, livery);
  within(pen, roundRect(8, Y.ceiling, w - 16, Y.floor - Y.ceiling, 2), () =>
    furniture(pen, id, index, w, livery),
  );
  floor(pen, w);
  frame(pen, w, livery);
  roofOf(pen, w, livery);
  sill(pen, w, livery, label);
  grain(pen, CAR_SHEET.width, CAR_SHEET.height, 0.03);
}

/** No roof and no walls: a floor with low boards and stakes. */
function flatbed(pen: Pen, w: number, livery: Livery): void {
  for (const x of [6, w / 3, (w * 2) / 3 - 8, w - 16])
    cut(pen, roundRect(x, Y.floor - 78, 10, 86, 2), { fill: livery.frameDark, lift: 2 });
  for (const y of [Y.floor - 66, Y.floor - 38])
    cut(pen, roundRect(2, y, w - 4, 20, 2), {
      fill: livery.wallLow,
      lift: 2,
      edge: livery.frameLight,
      edgeWidth: 1,
    });
  floor(pen, w);
}

function frame(pen: Pen, w: number, livery: Livery): void {
  // Shade cast inwards by the frame, as if the front were cut out of thick paper.
  const depth = pen.createLinearGradient(0, Y.ceiling, 0, Y.ceiling + 30);
  depth.addColorStop(0, 'rgb(50 20 20 / 0.5)');
  depth.addColorStop(1, 'rgb(50 20 20 / 0)');
  pen.fillStyle = depth;
  pen.fillRect(8, Y.ceiling, w - 16, 30);
  for (const [x, to] of [
    [10, 24],
    [w - 10, w - 24],
  ] as const) {
    const side = pen.createLinearGradient(x, 0, to, 0);
    side.addColorStop(0, 'rgb(50 20 20 / 0.34)');
    side.addColorStop(1, 'rgb(50 20 20 / 0)');
    pen.fillStyle = side;
    pen.fillRect(Math.min(x, to), Y.ceiling, 14, Y.floor - Y.ceiling);
  }
  for (const x of [0, w - 10]) {
    cut(pen, roundRect(x, Y.ceiling - 8, 10, Y.floor - Y.ceiling + 18, 1.5), {
      fill: livery.frame,
      lift: 3,
      edge: livery.frameLight,
      edgeWidth: 1.1,
    });
  }
  // Brackets in the upper corners.
  cut(
    pen,
    `M10 ${Y.ceiling} L40 ${Y.ceiling} C24 ${Y.ceiling + 4} 14 ${Y.ceiling + 14} 10 ${Y.ceiling + 30} Z`,
    { fill: livery.frame, lift: 2 },
  );
  cut(
    pen,
    `M${w - 10} ${Y.ceiling} L${w - 40} ${Y.ceiling} C${w - 24} ${Y.ceiling + 4} ${w - 14} ${Y.ceiling + 14} ${w - 10} ${Y.ceiling + 30} Z`,
    { fill: livery.frame, lift: 2 },
  );
}

export function roofOf(pen: Pen, w: number, livery: Livery): void {
  const top = Y.roof;
  const slab = `M-7 ${top + 17} C-4 ${top + 5} 4 ${top - 1} 18 ${top - 2} L${w - 18} ${top - 2} C${w - 4} ${top - 1} ${w + 4} ${top + 5} ${w + 7} ${top + 17} L${w + 7} ${top + 26} L-7 ${top + 26} Z`;
  const tone = pen.createLinearGradient(0, top, 0, top + 26);
  tone.addColorStop(0, livery.frameLight);
  tone.addColorStop(0.35, livery.frame);
  tone.addColorStop(1, livery.frameDark);
  const path = cut(pen, slab, { fill: tone, lift: 5 });
  within(pen, path, () => {
    pen.fillStyle = 'rgb(255 240 205 / 0.55)';
    pen.fillRect(-12, top - 2, w + 24, 3);
    pen.fillStyle = livery.trim;
    pen.fillRect(-12, top + 20, w + 24, 2.6);
    pen.fillStyle = 'rgb(30 10 15 / 0.22)';
    for (let x = 10; x < w; x += 32) pen.fillRect(x, top + 2, 1.6, 18);
  });
}

function sill(pen: Pen, w: number, livery: Livery, label: Label): void {
  cut(
    pen,
    `M14 ${Y.sillBottom - 4} L${w - 14} ${Y.sillBottom - 4} L${w - 40} ${Y.sillBottom + 12} L40 ${Y.sillBottom + 12} Z`,
    { fill: '#2b1c22' },
  );
  const top = Y.floor + 6;
  const height = Y.sillBottom - top + 2;
  const beam = pen.createLinearGradient(0, top, 0, top + height);
  beam.addColorStop(0, livery.frame);
  beam.addColorStop(1, livery.frameDark);
  cut(pen, roundRect(-5, top, w + 10, height, 3), {
    fill: beam,
    lift: 4,
    edge: livery.frameLight,
    edgeWidth: 1.2,
  });
  pen.strokeStyle = livery.trim;
  pen.globalAlpha = 0.7;
  pen.lineWidth = 1.1;
  pen.stroke(roundRect(1, top + 4, w - 2, height - 8, 2));
  pen.globalAlpha = 1;
  nameOn(pen, w, top + height / 2 + 0.5, livery, label);
}

export function nameOn(pen: Pen, w: number, y: number, livery: Livery, label: Label): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const shift = label.number ? 16 : 0;
  pen.font = '700 23px "Source Sans 3", "Segoe UI", sans-serif';
  const room = w - 70;
  const length = Math.min(room, pen.measureText(label.name).width);
  pen.fillStyle = '#fff3d6';
  pen.fillText(label.name, w / 2 + shift, y, room);
  if (!label.number) return;
  const x = w / 2 + shift - length / 2 - 23;
  cut(pen, ellipse(x, y, 14.5), { fill: livery.trim, lift: 1.5 });
  pen.fillStyle = livery.frameDark;
  pen.font = '800 22px "Source Sans 3", "Segoe UI", sans-serif';
  pen.fillText(label.number, x, y + 0.5);
}
