import { cut, ellipse, grain, type Pen, roundRect } from '../../../stage/art/paper.ts';

/** The sheet of the time machine, and where its wheels stand. */
export const TIME_MACHINE = { width: 230, height: 250, footX: 112, footY: 236 } as const;

const BRASS = '#d9a441';
const COPPER = '#9c5a34';

/** A brass trolley with a clock for a heart and a glowing coil: it runs before the locomotive. */
export function drawTimeMachine(pen: Pen): void {
  glow(pen);
  coil(pen);
  cut(pen, 'M22 196 L206 196 L220 176 L198 168 L30 168 Z', {
    fill: COPPER,
    lift: 4,
    edge: '#f0b58a',
    edgeWidth: 1.4,
  });
  cut(pen, 'M40 168 C36 138 48 126 72 128 L90 168 Z', { fill: '#7d2f4b', lift: 3, edge: '#dd8aa4' });
  cut(pen, roundRect(34, 158, 74, 14, 7), { fill: '#7d2f4b', lift: 2, edge: '#dd8aa4' });
  clock(pen);
  lever(pen);
  for (const x of [64, 170]) {
    cut(pen, ellipse(x, 210, 26), { fill: '#2b2730', lift: 3, edge: BRASS, edgeWidth: 4 });
    pen.strokeStyle = BRASS;
    pen.lineWidth = 4;
    for (let i = 0; i < 3; i++) {
      const turn = (i / 3) * Math.PI;
      pen.beginPath();
      pen.moveTo(x - Math.cos(turn) * 20, 210 - Math.sin(turn) * 20);
      pen.lineTo(x + Math.cos(turn) * 20, 210 + Math.sin(turn) * 20);
      pen.stroke();
    }
    cut(pen, ellipse(x, 210, 7), { fill: '#f6dc95' });
  }
  grain(pen, TIME_MACHINE.width, TIME_MACHINE.height, 0.04);
}

function glow(pen: Pen): void {
  const light = pen.createRadialGradient(128, 104, 8, 128, 104, 108);
  light.addColorStop(0, 'rgb(150 235 255 / 0.85)');
  light.addColorStop(0.5, 'rgb(110 190 255 / 0.3)');
  light.addColorStop(1, 'rgb(110 190 255 / 0)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, TIME_MACHINE.width, 210);
}

/** Rings of light around two poles. */
function coil(pen: Pen): void {
  for (const x of [104, 196]) {
    cut(pen, roundRect(x - 5, 44, 10, 128, 4), { fill: BRASS, lift: 2, edge: '#fff0c0', edgeWidth: 1 });
    cut(pen, ellipse(x, 40, 10), { fill: '#bdf3ff', lift: 3, edge: '#ffffff', edgeWidth: 2 });
  }
  pen.strokeStyle = '#8fe6ff';
  pen.lineWidth = 4;
  pen.lineCap = 'round';
  pen.stroke(new Path2D('M108 42 L122 34 L130 50 L146 32 L156 50 L172 34 L192 42'));
}

function clock(pen: Pen): void {
  cut(pen, ellipse(150, 112, 44), { fill: BRASS, lift: 4, edge: '#ffeab0', edgeWidth: 2 });
  cut(pen, ellipse(150, 112, 34), { fill: '#fff8e4', edge: COPPER, edgeWidth: 2 });
  pen.fillStyle = '#5b3216';
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2;
    pen.fill(ellipse(150 + Math.cos(turn) * 28, 112 + Math.sin(turn) * 28, i % 3 ? 1.6 : 3));
  }
  pen.strokeStyle = '#5b3216';
  pen.lineWidth = 4;
  pen.stroke(new Path2D('M150 112 L150 90 M150 112 L166 122'));
}

function lever(pen: Pen): void {
  pen.strokeStyle = '#4b5361';
  pen.lineWidth = 5;
  pen.lineCap = 'round';
  pen.stroke(new Path2D('M88 166 L74 106'));
  cut(pen, ellipse(73, 102, 9), { fill: '#c4392c', lift: 2, edge: '#ffb3a0' });
}
