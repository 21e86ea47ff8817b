import { CELL, Y } from '../geometry.ts';
import type { Livery } from './liveries.ts';
import { cut, ellipse, type Pen, roundRect } from './paper.ts';
import { windowHole } from './room.ts';

type Furnish = (pen: Pen, w: number, livery: Livery) => void;

const SHADE = 'rgb(90 45 30 / 0.42)';
const WINDOW = { top: Y.ceiling + 30, height: 66 } as const;

function windows(pen: Pen, w: number, livery: Livery, count: number, width: number): void {
  const step = (w - 20) / count;
  for (let i = 0; i < count; i++)
    windowHole(pen, 10 + step * (i + 0.5) - width / 2, WINDOW.top, width, WINDOW.height, livery.frameLight);
}

function hangingLamp(pen: Pen, x: number): void {
  pen.strokeStyle = '#6b4a2a';
  pen.lineWidth = 2;
  pen.stroke(new Path2D(`M${x} ${Y.ceiling} L${x} ${Y.ceiling + 14}`));
  cut(
    pen,
    `M${x - 11} ${Y.ceiling + 24} L${x - 5} ${Y.ceiling + 13} L${x + 5} ${Y.ceiling + 13} L${x + 11} ${Y.ceiling + 24} Z`,
    { fill: '#9a6d2c', lift: 1 },
  );
  cut(pen, ellipse(x, Y.ceiling + 26, 5.5, 4.5), { fill: '#fff1b8' });
}

/** Plain benches. */
const coach: Furnish = (pen, w, livery) => {
  windows(pen, w, livery, 4, 38);
  for (const x of [26, 92, 158, 212]) {
    cut(pen, roundRect(x, Y.floor - 50, 9, 50, 3), { fill: SHADE });
    cut(pen, roundRect(x - 12, Y.floor - 26, 24, 7, 3), { fill: SHADE });
  }
};

/** Tables laid for dinner. */
const restaurant: Furnish = (pen, w, livery) => {
  windows(pen, w, livery, 3, 54);
  for (const x of [51, 125, 199]) {
    cut(
      pen,
      `M${x - 26} ${Y.floor - 40} L${x + 26} ${Y.floor - 40} L${x + 22} ${Y.floor - 20} L${x - 22} ${Y.floor - 20} Z`,
      { fill: 'rgb(255 246 226 / 0.75)' },
    );
    cut(pen, roundRect(x - 3, Y.floor - 22, 6, 22, 1), { fill: SHADE });
    cut(
      pen,
      `M${x - 4} ${Y.floor - 40} L${x - 4} ${Y.floor - 56} C${x - 9} ${Y.floor - 64} ${x + 9} ${Y.floor - 64} ${x + 4} ${Y.floor - 56} L${x + 4} ${Y.floor - 40} Z`,
      { fill: 'rgb(58 100 70 / 0.6)' },
    );
    cut(pen, ellipse(x + 14, Y.floor - 44, 5, 4), { fill: 'rgb(190 60 45 / 0.55)' });
  }
};

/** Drawn curtains and a long sofa. */
const firstClass: Furnish = (pen, w, livery) => {
  windows(pen, w, livery, 2, 82);
  const y = WINDOW.top - 8;
  for (const x of [24, 138]) {
    cut(
      pen,
      `M${x} ${y} L${x + 36} ${y} C${x + 32} ${y + 34} ${x + 16} ${y + 56} ${x + 2} ${y + 64} L${x} ${y + 82} Z`,
      { fill: '#a8323a', lift: 1.5 },
    );
    cut(
      pen,
      `M${x + 88} ${y} L${x + 52} ${y} C${x + 56} ${y + 34} ${x + 72} ${y + 56} ${x + 86} ${y + 64} L${x + 88} ${y + 82} Z`,
      { fill: '#a8323a', lift: 1.5 },
    );
    cut(pen, roundRect(x - 4, y - 4, 96, 6, 3), { fill: livery.trim });
  }
  cut(
    pen,
    `M28 ${Y.floor} L28 ${Y.floor - 40} C28 ${Y.floor - 58} ${w - 28} ${Y.floor - 58} ${w - 28} ${Y.floor - 40} L${w - 28} ${Y.floor} Z`,
    { fill: 'rgb(125 30 45 / 0.55)' },
  );
  cut(pen, roundRect(22, Y.floor - 26, w - 44, 16, 7), { fill: 'rgb(165 50 60 / 0.6)' });
};

/** Pigeon holes for letters. */
const mail: Furnish = (pen, w, livery) => {
  windowHole(pen, w - 80, WINDOW.top, 52, WINDOW.height, livery.frameLight);
  cut(pen, roundRect(22, Y.ceiling + 26, 126, 104, 2), { fill: 'rgb(110 62 28 / 0.55)' });
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 5; column++) {
      const x = 28 + column * 24;
      const y = Y.ceiling + 31 + row * 25;
      cut(pen, roundRect(x, y, 20, 20, 1), { fill: 'rgb(60 28 14 / 0.55)' });
      if ((row * 3 + column * 5) % 4)
        cut(pen, roundRect(x + 3, y + 8 - (column % 2) * 3, 14, 11, 1), { fill: 'rgb(255 246 224 / 0.8)' });
    }
  }
  cut(pen, roundRect(18, Y.floor - 40, 138, 9, 2), { fill: SHADE });
};

/** Berths behind half curtains. */
const sleeper: Furnish = (pen, w, livery) => {
  windows(pen, w, livery, 3, 44);
  for (const x of [20, 94, 168]) {
    cut(pen, roundRect(x, Y.floor - 46, 62, 40, 4), { fill: 'rgb(80 40 75 / 0.38)' });
    cut(pen, roundRect(x + 4, Y.floor - 32, 54, 20, 4), { fill: 'rgb(255 244 224 / 0.6)' });
    cut(pen, ellipse(x + 15, Y.floor - 33, 10, 6), { fill: 'rgb(255 255 255 / 0.7)' });
  }
};

/** Crates and a trunk. */
const baggage: Furnish = (pen, w, livery) => {
  windows(pen, w, livery, 2, 40);
  const crate = (x: number, y: number, width: number, height: number) => {
    cut(pen, roundRect(x, y, width, height, 2), { fill: 'rgb(125 78 38 / 0.62)', lift: 1 });
    pen.strokeStyle = 'rgb(70 38 18 / 0.5)';
    pen.lineWidth = 2;
    pen.stroke(
      new Path2D(
        `M${x + 3} ${y + 3} L${x + width - 3} ${y + height - 3} M${x + 3} ${y + height - 3} L${x + width - 3} ${y + 3}`,
      ),
    );
  };
  crate(18, Y.floor - 58, 52, 58);
  crate(24, Y.floor - 98, 40, 40);
  crate(172, Y.floor - 48, 56, 48);
  cut(pen, roundRect(98, Y.floor - 38, 58, 38, 5), { fill: 'rgb(95 45 30 / 0.6)' });
  cut(pen, `M98 ${Y.floor - 34} C100 ${Y.floor - 52} 154 ${Y.floor - 52} 156 ${Y.floor - 34} Z`, {
    fill: 'rgb(120 60 38 / 0.62)',
  });
};

/** A corridor beside a cell of stone; its bars are drawn before those who are in it. */
const prisonCar: Furnish = (pen, w, livery) => {
  windowHole(pen, w - 78, WINDOW.top, 48, WINDOW.height, livery.frameLight);
  const right = CELL.left + CELL.width;
  cut(pen, roundRect(6, Y.ceiling - 4, right - 4, Y.floor - Y.ceiling + 8, 2), { fill: '#8f8a86' });
  pen.strokeStyle = 'rgb(50 45 50 / 0.35)';
  pen.lineWidth = 1.6;
  for (let row = 0; row < 9; row++) {
    const y = Y.ceiling + row * 23;
    pen.stroke(new Path2D(`M8 ${y} L${right} ${y}`));
    for (let x = row % 2 ? 20 : 38; x < right; x += 36) pen.stroke(new Path2D(`M${x} ${y} L${x} ${y + 23}`));
  }
  cut(pen, roundRect(right, Y.ceiling - 4, 7, Y.floor - Y.ceiling + 8, 1), { fill: livery.frame, lift: 2 });
  cut(pen, roundRect(w - 40, Y.floor - 66, 26, 30, 2), { fill: SHADE });
};

/** A strongroom with a round door, behind slits. */
const armored: Furnish = (pen, w) => {
  for (const x of [26, 80, 146, 200])
    cut(pen, roundRect(x, WINDOW.top + 16, 26, 9, 3), {
      fill: '#22262f',
      lift: 1,
      edge: '#8b95a3',
      edgeWidth: 1,
    });
  pen.fillStyle = 'rgb(50 52 60 / 0.45)';
  for (let x = 18; x < w - 12; x += 22)
    for (const y of [Y.ceiling + 10, Y.floor - 72, Y.floor - 10]) pen.fill(ellipse(x, y, 2.2));
  cut(pen, roundRect(w / 2 - 46, Y.floor - 104, 92, 104, 6), { fill: '#5d6673', lift: 2, edge: '#aab3bf' });
  cut(pen, ellipse(w / 2, Y.floor - 54, 34, 34), { fill: '#7b8593', lift: 2, edge: '#c4cbd4' });
  cut(pen, ellipse(w / 2, Y.floor - 54, 9, 9), { fill: '#c9963a', edge: '#f0cd7d' });
  pen.strokeStyle = '#3d4450';
  pen.lineWidth = 4;
  const [x, y] = [w / 2, Y.floor - 54];
  pen.stroke(new Path2D(`M${x - 22} ${y} L${x + 22} ${y} M${x} ${y - 22} L${x} ${y + 22}`));
};

/** Rifles in racks and boxes of cartridges. */
const weapons: Furnish = (pen, w, livery) => {
  windowHole(pen, w - 62, WINDOW.top, 38, WINDOW.height, livery.frameLight);
  cut(pen, roundRect(20, Y.ceiling + 30, 150, 8, 2), { fill: SHADE });
  cut(pen, roundRect(20, Y.ceiling + 104, 150, 8, 2), { fill: SHADE });
  for (const x of [30, 52, 74, 96, 118, 140]) {
    cut(pen, roundRect(x, Y.ceiling + 16, 5, 74, 1.5), { fill: '#454a57', lift: 1 });
    cut(pen, roundRect(x - 2, Y.ceiling + 82, 10, 40, 3), { fill: '#7a4a26', lift: 1 });
  }
  for (const [x, y] of [
    [20, 44],
    [72, 44],
    [46, 84],
    [186, 44],
  ] as const) {
    cut(pen, roundRect(x, Y.floor - y, 48, 38, 2), { fill: 'rgb(96 90 52 / 0.75)', lift: 1 });
    pen.fillStyle = 'rgb(255 240 200 / 0.7)';
    pen.fillRect(x + 10, Y.floor - y + 16, 28, 6);
  }
};

/** Beds, and a red cross on the wall. */
const medical: Furnish = (pen, w, livery) => {
  windows(pen, w, livery, 2, 48);
  cut(pen, ellipse(w / 2, Y.ceiling + 66, 27, 27), { fill: '#fffaf0', lift: 1.5 });
  pen.fillStyle = '#c8372d';
  pen.fillRect(w / 2 - 6, Y.ceiling + 48, 12, 36);
  pen.fillRect(w / 2 - 18, Y.ceiling + 60, 36, 12);
  for (const x of [20, 140]) {
    cut(pen, roundRect(x, Y.floor - 40, 90, 12, 4), { fill: 'rgb(255 255 255 / 0.85)', lift: 1 });
    cut(pen, ellipse(x + 16, Y.floor - 44, 13, 7), { fill: '#ffffff', lift: 1 });
    pen.fillStyle = 'rgb(80 90 96 / 0.6)';
    pen.fillRect(x + 3, Y.floor - 28, 5, 28);
    pen.fillRect(x + 82, Y.floor - 28, 5, 28);
  }
};

/** Cars of the other train. */
const ARMORED: Readonly<Record<string, Furnish>> = { armored, weapons, medical };

const BY_NAME: Readonly<Record<string, Furnish>> = {
  car1: coach,
  restaurant,
  firstClass,
  car4: mail,
  car5: sleeper,
  baggage,
};
const ALL = Object.values(BY_NAME);

/** Whether this client has a drawing of a car by this name. */
export const isCarDrawn = (id: string): boolean => id === 'locomotive' || id === PRISON || id in BY_NAME;
const PRISON = 'prison';

export function furniture(pen: Pen, id: string, index: number, w: number, livery: Livery): void {
  const furnish =
    id === PRISON ? prisonCar : (BY_NAME[id] ?? ARMORED[id] ?? ALL[(index + ALL.length - 1) % ALL.length]);
  furnish?.(pen, w, livery);
  hangingLamp(pen, w / 2);
}
