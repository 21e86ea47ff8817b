import { LOCOMOTIVE, Y } from '../geometry.ts';
import { type Label, nameOn, roofOf } from './cars.ts';
import type { Livery } from './liveries.ts';
import { cut, ellipse, grain, type Pen, roundRect, within } from './paper.ts';
import { floor, room, windowHole } from './room.ts';

const STEEL: Livery = {
  frame: '#2f3440',
  frameDark: '#1a1c26',
  frameLight: '#636c7c',
  wall: '#e8c690',
  wallLow: '#8a5a42',
  trim: '#e9bd5e',
};
const BRASS = '#e2ad45';
const RED = '#a8322b';

export const LOCOMOTIVE_SHEET = {
  left: 20,
  top: 344,
  width: LOCOMOTIVE.cab + LOCOMOTIVE.boiler + 80,
  height: 352,
} as const;

/** Draws the locomotive with the cab's left end at x 0 and the rails at y 0, without wheels. */
export function drawLocomotive(pen: Pen, label: Label): void {
  const cab = LOCOMOTIVE.cab;
  const front = cab + LOCOMOTIVE.boiler;
  boiler(pen, cab, front);
  room(pen, cab, STEEL);
  firebox(pen, cab);
  windowHole(pen, 26, Y.ceiling + 26, 58, 64, STEEL.frameLight);
  floor(pen, cab);
  for (const x of [0, cab - 10])
    cut(pen, roundRect(x, Y.ceiling - 8, 10, Y.floor - Y.ceiling + 18, 1.5), {
      fill: STEEL.frame,
      lift: 3,
      edge: STEEL.frameLight,
      edgeWidth: 1.1,
    });
  roofOf(pen, cab, STEEL);
  runningBoard(pen, front, label);
  cowcatcher(pen, front);
  grain(pen, LOCOMOTIVE_SHEET.width, LOCOMOTIVE_SHEET.height, 0.03);
}

function boiler(pen: Pen, cab: number, front: number): void {
  const stack = front - 52;
  // Chimney, sand dome, bell, in front-to-back order of the paper.
  const iron = { fill: STEEL.frame, lift: 4, edge: STEEL.frameLight, edgeWidth: 1.3 };
  cut(
    pen,
    `M${stack - 13} -206 L${stack - 11} -258 L${stack - 30} -298 L${stack - 22} -318 L${stack + 22} -318 L${stack + 30} -298 L${stack + 11} -258 L${stack + 13} -206 Z`,
    iron,
  );
  cut(pen, `M${stack - 31} -301 L${stack + 31} -301 L${stack + 29} -292 L${stack - 29} -292 Z`, {
    fill: BRASS,
  });
  cut(pen, `M${stack - 14} -262 L${stack + 14} -262 L${stack + 14} -254 L${stack - 14} -254 Z`, {
    fill: RED,
  });
  cut(pen, `M${cab + 18} -200 C${cab + 18} -244 ${cab + 66} -244 ${cab + 66} -200 Z`, {
    fill: BRASS,
    lift: 4,
    edge: '#ffe3a0',
  });
  const barrel = pen.createLinearGradient(0, -212, 0, -92);
  barrel.addColorStop(0, '#76808f');
  barrel.addColorStop(0.2, '#4b5361');
  barrel.addColorStop(0.65, '#2b2f3b');
  barrel.addColorStop(1, '#1b1d27');
  const body = cut(pen, roundRect(cab - 20, -210, LOCOMOTIVE.boiler + 6, 124, 16), { fill: barrel, lift: 5 });
  within(pen, body, () => {
    for (const x of [cab + 14, cab + 68, cab + 122]) {
      pen.fillStyle = BRASS;
      pen.fillRect(x, -212, 5.5, 130);
    }
    pen.fillStyle = 'rgb(255 255 255 / 0.14)';
    pen.fillRect(cab, -198, 200, 8);
  });
  // Smoke box door and lamp.
  cut(pen, roundRect(front - 26, -214, 32, 132, 8), {
    fill: '#1f222d',
    lift: 4,
    edge: STEEL.frameLight,
    edgeWidth: 1.2,
  });
  cut(pen, roundRect(front - 12, -252, 34, 38, 5), { fill: RED, lift: 3, edge: '#d9695a' });
  cut(pen, ellipse(front + 21, -233, 7, 15), { fill: '#fff3c4', edge: BRASS, edgeWidth: 2.4 });
}

/** The fire is behind the cab's front wall: its glow is the locomotive's own light. */
function firebox(pen: Pen, cab: number): void {
  const x = cab - 92;
  cut(pen, roundRect(x, Y.floor - 118, 74, 118, 10), { fill: '#3a3540', lift: 2 });
  const fire = pen.createRadialGradient(x + 37, Y.floor - 34, 3, x + 37, Y.floor - 34, 34);
  fire.addColorStop(0, '#fff0a8');
  fire.addColorStop(0.5, '#ff9a3d');
  fire.addColorStop(1, '#b8321f');
  cut(pen, roundRect(x + 14, Y.floor - 58, 46, 44, 8), { fill: fire });
  for (const [dx, r] of [
    [20, 9],
    [44, 12],
    [62, 6],
  ] as const) {
    cut(pen, ellipse(x + dx, Y.floor - 88, r), { fill: '#fff4d6', lift: 1, edge: BRASS, edgeWidth: 2 });
    pen.fillStyle = '#a8322b';
    pen.fillRect(x + dx - 0.7, Y.floor - 88 - r * 0.6, 1.4, r * 0.7);
  }
  pen.strokeStyle = BRASS;
  pen.lineWidth = 3;
  pen.stroke(
    new Path2D(
      `M${x + 6} ${Y.floor - 112} L${x + 6} ${Y.ceiling + 6} M${x + 30} ${Y.floor - 118} L${x + 30} ${Y.ceiling + 18} L${x + 60} ${Y.ceiling + 18}`,
    ),
  );
}

function runningBoard(pen: Pen, front: number, label: Label): void {
  const top = Y.floor + 6;
  const height = Y.sillBottom - top + 2;
  cut(pen, roundRect(-5, top, front - 4, height, 3), { fill: RED, lift: 4, edge: '#d9695a', edgeWidth: 1.2 });
  pen.strokeStyle = BRASS;
  pen.lineWidth = 1.1;
  pen.stroke(roundRect(1, top + 4, LOCOMOTIVE.cab - 8, height - 8, 2));
  nameOn(pen, LOCOMOTIVE.cab, top + height / 2 + 0.5, STEEL, label);
  cut(pen, roundRect(LOCOMOTIVE.cab + 96, -84, 62, 46, 6), {
    fill: '#2b2f3b',
    lift: 3,
    edge: STEEL.frameLight,
    edgeWidth: 1.2,
  });
}

function cowcatcher(pen: Pen, front: number): void {
  cut(pen, `M${front - 14} -50 L${front + 4} -50 L${front + 46} -4 L${front - 14} -4 Z`, {
    fill: RED,
    lift: 4,
    edge: '#d9695a',
  });
  pen.strokeStyle = BRASS;
  pen.lineWidth = 3;
  for (let i = 0; i < 5; i++) pen.stroke(new Path2D(`M${front - 8 + i * 3} -46 L${front - 6 + i * 11} -7`));
}

/** A wheel of radius 50 on a sheet of 104: red spokes and a pale tyre, so that turning is seen. */
export function drawWheel(pen: Pen, spokes: number): void {
  cut(pen, ellipse(52, 52, 50), { fill: '#22202a', lift: 2 });
  cut(pen, ellipse(52, 52, 45), { fill: '#6c7180' });
  cut(pen, ellipse(52, 52, 40), { fill: '#2b2730' });
  pen.strokeStyle = RED;
  pen.lineWidth = 6.5;
  for (let i = 0; i < spokes; i++) {
    const turn = (i / spokes) * Math.PI * 2;
    pen.beginPath();
    pen.moveTo(52, 52);
    pen.lineTo(52 + Math.cos(turn) * 40, 52 + Math.sin(turn) * 40);
    pen.stroke();
  }
  cut(pen, ellipse(52, 52, 13), { fill: BRASS });
}
