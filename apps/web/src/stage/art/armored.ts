import { CAR, LOCOMOTIVE, Y } from '../geometry.ts';
import { CAR_SHEET, type Label, nameOn } from './cars.ts';
import { liveryOf } from './liveries.ts';
import { drawLocomotive } from './locomotive.ts';
import { cut, ellipse, grain, type Pen, roundRect, within } from './paper.ts';

/** The sheet of a Gatling; it stands on its lower edge. */
export const GATLING = { width: 112, height: 92 } as const;
export const TENDER_SHEET = CAR_SHEET;

/** The locomotive looks to the left: a mirrored one in steel, with the cab's left end at x 14, and plates before its boiler. */
export function drawArmoredLocomotive(pen: Pen, label: Label): void {
  pen.save();
  pen.translate(CAR.width, 0);
  pen.scale(-1, 1);
  drawLocomotive(pen, { name: '', number: '' });
  const front = LOCOMOTIVE.cab + LOCOMOTIVE.boiler;
  plates(pen, LOCOMOTIVE.cab + 10, -206, front - LOCOMOTIVE.cab - 34, 112);
  pen.restore();
  nameOn(pen, LOCOMOTIVE.cab + 28, (Y.floor + 6 + Y.sillBottom + 2) / 2 + 0.5, liveryOf('armored', 0), label);
}

/** Riveted plates of armour. */
function plates(pen: Pen, x: number, y: number, width: number, height: number): void {
  const steel = pen.createLinearGradient(0, y, 0, y + height);
  steel.addColorStop(0, '#8b95a3');
  steel.addColorStop(0.3, '#5d6673');
  steel.addColorStop(1, '#333945');
  const body = cut(pen, roundRect(x, y, width, height, 8), {
    fill: steel,
    lift: 3,
    edge: '#aab3bf',
    edgeWidth: 1.2,
  });
  within(pen, body, () => {
    pen.fillStyle = 'rgb(20 22 30 / 0.5)';
    pen.fillRect(x + width / 2 - 1, y, 2, height);
    pen.fillRect(x, y + height * 0.52, width, 2);
  });
  pen.fillStyle = '#c4cbd4';
  for (let rivet = x + 10; rivet < x + width - 4; rivet += 18)
    for (const row of [y + 8, y + height - 8]) pen.fill(ellipse(rivet, row, 2.2));
}

/** An iron tank with a heap of coal to stand on: there is no inside. */
export function drawTender(pen: Pen, label: Label): void {
  const livery = liveryOf('armored', 1);
  const w = CAR.width;
  const next = seeded(9);
  cut(
    pen,
    `M10 ${Y.roof + 40} C40 ${Y.roof + 4} 70 ${Y.roof - 2} ${w / 2} ${Y.roof - 3} C${w - 70} ${Y.roof - 2} ${w - 40} ${Y.roof + 4} ${w - 10} ${Y.roof + 40} Z`,
    { fill: '#24202a', lift: 3, edge: '#4c4653', edgeWidth: 1.2 },
  );
  for (let i = 0; i < 46; i++) {
    const x = 24 + next() * (w - 48);
    const y = Y.roof + 10 + next() * 26;
    cut(pen, ellipse(x, y, 6 + next() * 7, 5 + next() * 4), {
      fill: next() < 0.5 ? '#37313d' : '#2c2631',
      lift: 1,
      edge: 'rgb(255 255 255 / 0.16)',
      edgeWidth: 0.8,
    });
  }
  plates(pen, 4, Y.roof + 34, w - 8, Y.floor - Y.roof - 26);
  cut(pen, ellipse(w / 2, (Y.roof + Y.floor) / 2 + 24, 42, 42), {
    fill: '#3d4450',
    lift: 3,
    edge: '#aab3bf',
  });
  pen.strokeStyle = '#c8372d';
  pen.lineWidth = 9;
  pen.lineCap = 'round';
  const [x, y] = [w / 2, (Y.roof + Y.floor) / 2 + 24];
  pen.stroke(
    new Path2D(`M${x - 20} ${y - 20} L${x + 20} ${y + 20} M${x + 20} ${y - 20} L${x - 20} ${y + 20}`),
  );
  const top = Y.floor + 6;
  const height = Y.sillBottom - top + 2;
  cut(pen, roundRect(-5, top, w + 10, height, 3), {
    fill: livery.frame,
    lift: 4,
    edge: livery.frameLight,
    edgeWidth: 1.2,
  });
  nameOn(pen, w, top + height / 2 + 0.5, livery, label);
  grain(pen, CAR_SHEET.width, CAR_SHEET.height, 0.03);
}

/** Barrels, a wheel and a crank, aimed to the right. */
export function drawGatling(pen: Pen): void {
  cut(pen, 'M34 88 L48 50 L56 50 L70 88 L62 88 L52 62 L42 88 Z', { fill: '#4b3a2a', lift: 2 });
  cut(pen, ellipse(52, 66, 21), { fill: 'transparent', edge: '#6b4326', edgeWidth: 5 });
  for (const y of [30, 37, 44])
    cut(pen, roundRect(40, y, 66, 6, 2), { fill: '#6c7480', lift: 1, edge: '#c4cbd4', edgeWidth: 1 });
  cut(pen, roundRect(92, 27, 8, 27, 2), { fill: '#c9963a', lift: 1.5, edge: '#f0cd7d', edgeWidth: 1 });
  cut(pen, roundRect(18, 26, 34, 28, 6), { fill: '#c9963a', lift: 2, edge: '#f0cd7d', edgeWidth: 1.2 });
  cut(pen, roundRect(28, 6, 12, 22, 2), { fill: '#454a57', lift: 1.5, edge: '#8a91a3', edgeWidth: 1 });
  pen.strokeStyle = '#3a2a30';
  pen.lineWidth = 4;
  pen.stroke(new Path2D('M18 40 L8 40 L8 54'));
}

/** From the sill of one train down to the roof of the other. */
export const LADDER = { width: 30, height: 204 } as const;

export function drawLadder(pen: Pen): void {
  pen.strokeStyle = '#6b4326';
  pen.lineWidth = 3;
  pen.stroke(new Path2D('M6 2 C4 70 8 140 5 202 M24 2 C26 70 22 140 25 202'));
  for (let y = 16; y < 200; y += 22) {
    const sway = Math.sin(y / 40) * 1.6;
    cut(pen, roundRect(3 + sway, y, 24, 5, 2), { fill: '#b98b5a', lift: 1, edge: '#e6c79c', edgeWidth: 0.8 });
  }
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
