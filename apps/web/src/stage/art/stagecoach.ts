import { drawHorse, HORSE } from './horse.ts';
import { cut, ellipse, type Pen, roundRect } from './paper.ts';

/** The sheet of the stagecoach; the middle of its body stands on (105, 184). */
export const COACH_SHEET = { width: 262, height: 192, footX: 105, footY: 184 } as const;
const BODY = { left: 26, right: 184, roof: 54, floor: 154 } as const;

export function drawStagecoach(pen: Pen): void {
  const { left, right, roof, floor } = BODY;
  pen.save();
  pen.translate(172, 184 - HORSE.footY * 0.66);
  pen.scale(0.66, 0.66);
  drawHorse(pen);
  pen.restore();
  pen.strokeStyle = '#3a2a30';
  pen.lineWidth = 4;
  pen.stroke(new Path2D('M180 158 L206 152'));
  // One looks into it as into a car.
  cut(pen, roundRect(left, roof + 6, right - left, floor - roof - 4, 3), { fill: '#f0d9a8' });
  pen.fillStyle = 'rgb(140 70 50 / 0.35)';
  pen.fillRect(left + 6, floor - 40, right - left - 12, 38);
  pen.fillStyle = 'rgb(120 60 30 / 0.14)';
  for (let x = left + 16; x < right - 8; x += 14) pen.fillRect(x, roof + 8, 1.2, floor - roof - 8);
  for (const x of [left, right - 9])
    cut(pen, roundRect(x, roof + 2, 9, floor - roof + 6, 2), {
      fill: '#7a2a22',
      lift: 2,
      edge: '#c9705a',
      edgeWidth: 1,
    });
  cut(
    pen,
    `M${left - 6} ${roof + 10} C${left} ${roof - 2} ${left + 14} ${roof - 3} ${left + 24} ${roof - 3} L${right - 24} ${roof - 3} C${right - 14} ${roof - 3} ${right} ${roof - 2} ${right + 6} ${roof + 10} Z`,
    { fill: '#4c1d1a', lift: 3, edge: '#b2574a', edgeWidth: 1.2 },
  );
  cut(
    pen,
    `M${left - 8} ${floor} L${right + 8} ${floor} L${right - 6} ${floor + 14} L${left + 6} ${floor + 14} Z`,
    {
      fill: '#8c3327',
      lift: 3,
      edge: '#e9bd5e',
      edgeWidth: 1.4,
    },
  );
  for (const [x, r] of [
    [58, 24],
    [156, 20],
  ] as const)
    wheel(pen, x, 184 - r, r);
}

function wheel(pen: Pen, x: number, y: number, r: number): void {
  pen.strokeStyle = '#d8a24c';
  pen.lineWidth = 2.4;
  for (let i = 0; i < 6; i++) {
    const turn = (i / 6) * Math.PI;
    const [dx, dy] = [Math.cos(turn) * r, Math.sin(turn) * r];
    pen.stroke(new Path2D(`M${x - dx} ${y - dy} L${x + dx} ${y + dy}`));
  }
  pen.strokeStyle = '#6b4326';
  pen.lineWidth = 4;
  pen.stroke(ellipse(x, y, r - 2));
  cut(pen, ellipse(x, y, 5), { fill: '#d8a24c', lift: 1 });
}
