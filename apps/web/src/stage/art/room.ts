import { Y } from '../geometry.ts';
import type { Livery } from './liveries.ts';
import { cut, type Pen, roundRect } from './paper.ts';

/** The back wall with its windows: holes through which the landscape is seen. */
export function room(pen: Pen, w: number, livery: Livery): void {
  const wall = pen.createLinearGradient(0, Y.ceiling, 0, Y.floor);
  wall.addColorStop(0, livery.wall);
  wall.addColorStop(0.62, livery.wall);
  wall.addColorStop(1, livery.wallLow);
  cut(pen, roundRect(6, Y.ceiling - 6, w - 12, Y.floor - Y.ceiling + 8, 2), { fill: wall });
  // Boards.
  pen.fillStyle = 'rgb(120 70 30 / 0.10)';
  for (let x = 22; x < w - 12; x += 15) pen.fillRect(x, Y.ceiling, 1.2, Y.floor - Y.ceiling);
  cut(pen, `M8 ${Y.floor - 62} L${w - 8} ${Y.floor - 62} L${w - 8} ${Y.floor} L8 ${Y.floor} Z`, {
    fill: livery.wallLow,
  });
  pen.fillStyle = 'rgb(60 25 20 / 0.14)';
  for (let x = 20; x < w - 30; x += 36) pen.fill(roundRect(x, Y.floor - 53, 28, 40, 2));
  pen.fillStyle = livery.trim;
  pen.globalAlpha = 0.75;
  pen.fillRect(8, Y.floor - 65, w - 16, 3);
  pen.globalAlpha = 1;
}

export function windowHole(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  trim: string,
): void {
  cut(pen, roundRect(x - 5, y - 5, width + 10, height + 10, 8), { fill: trim, lift: 1.2 });
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  pen.fill(roundRect(x, y, width, height, 5));
  pen.restore();
  pen.fillStyle = 'rgb(255 248 225 / 0.16)';
  pen.fill(roundRect(x, y, width, height, 5));
  pen.fillStyle = trim;
  pen.fillRect(x + width / 2 - 1.3, y, 2.6, height);
}

/** The boards the figures stand on, a little seen from above. */
export function floor(pen: Pen, w: number): void {
  const boards = pen.createLinearGradient(0, Y.floor - 12, 0, Y.floor + 8);
  boards.addColorStop(0, '#8d5c37');
  boards.addColorStop(1, '#c18a57');
  cut(pen, `M12 ${Y.floor - 12} L${w - 12} ${Y.floor - 12} L${w - 2} ${Y.floor + 8} L2 ${Y.floor + 8} Z`, {
    fill: boards,
  });
  pen.strokeStyle = 'rgb(70 35 15 / 0.4)';
  pen.lineWidth = 0.9;
  for (let x = 24; x < w - 12; x += 24) {
    pen.beginPath();
    pen.moveTo(x, Y.floor - 12);
    pen.lineTo(w / 2 + (x - w / 2) * 1.07, Y.floor + 8);
    pen.stroke();
  }
}
