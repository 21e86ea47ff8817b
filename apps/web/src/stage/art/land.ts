import { cut, ellipse, grainOf, type Pen, roundRect } from './paper.ts';

/**
 * Tiles of the landscape in greys, so that the hour's light colours them. Each is 1024 units wide and repeats.
 * A paler rim lies along the upper edge, where the paper was cut.
 */
export const TILE = 1024;
const RIM = 'rgb(255 255 255 / 0.9)';
const BODY = '#e4e4e4';
const SIDE = '#c4c4c4';

function layer(pen: Pen, path: string): void {
  cut(pen, path, { fill: BODY, edge: RIM, edgeWidth: 1.6 });
}

/** Buttes and mesas on the horizon; 220 high. */
export function drawMesas(pen: Pen): void {
  layer(
    pen,
    'M-4 150 L60 146 L84 60 L96 52 L206 52 L218 62 L236 118 L262 138 L352 142 L372 96 L380 92 L418 92 L426 98 L440 146 L560 148 L596 112 L612 30 L622 24 L668 24 L676 34 L690 66 L742 66 L752 76 L772 124 L810 142 L900 146 L918 120 L926 116 L960 116 L968 122 L984 148 L1028 150 L1028 221 L-4 221 Z',
  );
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = SIDE;
  for (const path of [
    'M206 52 L218 62 L236 118 L262 138 L230 140 L206 110 Z',
    'M418 92 L426 98 L440 146 L420 146 Z',
    'M668 24 L676 34 L690 66 L742 66 L752 76 L772 124 L810 142 L740 142 L724 100 L684 96 Z',
    'M960 116 L968 122 L984 148 L962 148 Z',
  ])
    pen.fill(new Path2D(path));
  pen.fillStyle = 'rgb(160 160 160 / 0.5)';
  for (const y of [76, 100, 124]) pen.fillRect(0, y, TILE, 4);
  pen.restore();
}

/** Rolling hills with a few pines of rock; 200 high. */
export function drawHills(pen: Pen): void {
  layer(
    pen,
    'M-4 96 C80 40 170 40 250 82 C300 108 350 112 404 84 C470 50 540 30 620 70 C690 104 760 116 820 90 C890 60 960 70 1028 96 L1028 201 L-4 201 Z',
  );
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  pen.fillStyle = SIDE;
  pen.fill(
    new Path2D(
      'M110 54 C190 60 220 90 300 120 C240 140 160 110 110 54 Z M590 54 C650 70 700 108 760 116 C690 140 620 110 590 54 Z M880 70 C940 80 980 100 1028 120 L1028 96 C980 74 930 62 880 70 Z',
    ),
  );
  pen.restore();
}

/** Low bluffs with saguaros; 190 high. */
export function drawBluffs(pen: Pen): void {
  layer(
    pen,
    'M-4 140 L90 132 L128 104 L214 100 L250 126 L372 136 L470 128 L520 96 L640 92 L676 122 L800 138 L912 130 L1028 140 L1028 191 L-4 191 Z',
  );
  for (const [x, y, size] of [
    [60, 136, 0.9],
    [310, 134, 0.7],
    [420, 134, 1.1],
    [735, 132, 0.8],
    [860, 136, 1.15],
  ] as const)
    cactus(pen, x, y, size);
}

function cactus(pen: Pen, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  const green = { fill: '#bdbdbd', edge: RIM, edgeWidth: 1 };
  cut(pen, roundRect(-7, -76, 14, 84, 7), green);
  cut(
    pen,
    'M-7 -26 L-18 -26 C-24 -26 -26 -30 -26 -36 L-26 -50 C-26 -57 -16 -57 -16 -50 L-16 -38 L-7 -38 Z',
    green,
  );
  cut(pen, 'M7 -38 L14 -38 L14 -56 C14 -63 24 -63 24 -56 L24 -36 C24 -30 22 -26 16 -26 L7 -26 Z', green);
  pen.restore();
}

/** Telegraph poles and their sagging wire; 330 high, two poles to the tile. */
export function drawPoles(pen: Pen): void {
  pen.strokeStyle = '#dddddd';
  pen.lineWidth = 2;
  for (const y of [40, 62])
    pen.stroke(
      new Path2D(`M-150 ${y} Q106 ${y + 52} 362 ${y} Q618 ${y + 52} 874 ${y} Q1130 ${y + 52} 1386 ${y}`),
    );
  for (const x of [362, 874]) {
    cut(pen, roundRect(x - 5, 14, 10, 316, 2), { fill: '#eeeeee' });
    for (const y of [34, 56]) {
      cut(pen, roundRect(x - 32, y, 64, 7, 2), { fill: '#eeeeee' });
      for (const dx of [-28, 22]) cut(pen, roundRect(x + dx, y - 9, 6, 9, 2), { fill: '#ffffff' });
    }
  }
}

/** The ground: flat, with a few stones and tufts; 260 high. */
export function drawGround(pen: Pen): void {
  const next = grainOf(31);
  const fill = pen.createLinearGradient(0, 0, 0, 260);
  fill.addColorStop(0, '#ffffff');
  fill.addColorStop(1, '#c2c2c2');
  cut(pen, roundRect(-4, 0, TILE + 8, 264, 0), { fill });
  for (let i = 0; i < 90; i++) {
    const y = 6 + next() ** 1.6 * 240;
    pen.fillStyle = next() < 0.5 ? 'rgb(120 120 120 / 0.22)' : 'rgb(255 255 255 / 0.5)';
    pen.fill(ellipse(20 + next() * (TILE - 40), y, 3 + (y / 260) * 22 * next() + 2, 1 + (y / 260) * 2));
  }
}

/** Rails, sleepers and ballast; 64 high, the rail's top at 10; repeats every 128 units. */
export function drawTrack(pen: Pen): void {
  cut(pen, 'M-4 24 L132 24 L132 66 L-4 66 Z', { fill: '#8a7568' });
  const next = grainOf(5);
  for (let i = 0; i < 70; i++) {
    pen.fillStyle = next() < 0.5 ? '#a8917f' : '#6d5a52';
    pen.fill(ellipse(next() * 128, 30 + next() * 32, 1.5 + next() * 2.5, 1.2 + next() * 1.4));
  }
  for (let x = 8; x < 128; x += 32)
    cut(pen, roundRect(x, 16, 18, 20, 2), { fill: '#5d3f2f', edge: '#8f6a4c', edgeWidth: 1 });
  cut(pen, 'M-4 10 L132 10 L132 17 L-4 17 Z', { fill: '#8e93a0' });
  cut(pen, 'M-4 10 L132 10 L132 12 L-4 12 Z', { fill: '#dfe4ec' });
}

/** The bank of earth that a track further back lies on: a rim of grass, then layers; as high as that track is. */
export function drawBank(pen: Pen): void {
  const next = grainOf(31);
  const [width, height] = [512, 448];
  pen.fillStyle = BODY;
  pen.fillRect(0, 0, width, height);
  for (const [y, shade] of [
    [60, 0.07],
    [150, 0.1],
    [260, 0.14],
    [360, 0.2],
  ] as const) {
    pen.fillStyle = `rgb(60 40 30 / ${shade})`;
    let path = `M0 ${height} L0 ${y}`;
    for (let x = 0; x <= width; x += 64)
      path += ` Q${x + 32} ${y + (x % 128 === 0 ? 16 : -12)} ${x + 64} ${y}`;
    pen.fill(new Path2D(`${path} L${width} ${height} Z`));
  }
  for (let i = 0; i < 60; i++) {
    pen.fillStyle = next() < 0.5 ? 'rgb(90 60 40 / 0.22)' : 'rgb(255 255 255 / 0.16)';
    pen.fill(
      ellipse(20 + next() * (width - 40), 40 + next() * (height - 60), 3 + next() * 9, 1.6 + next() * 3),
    );
  }
}

/** A slope between the track and the brush, lying on the ground with its shadow; 200 high. */
export function drawSlope(pen: Pen): void {
  cut(
    pen,
    'M-60 64 L0 58 C60 52 110 24 200 24 C310 24 390 70 510 68 C630 66 700 20 810 24 C900 28 964 64 1024 58 L1084 52 L1084 230 L-60 230 Z',
    {
      fill: BODY,
      lift: 9,
      edge: RIM,
      edgeWidth: 1.4,
    },
  );
  const next = grainOf(12);
  pen.fillStyle = 'rgb(120 120 120 / 0.25)';
  for (let i = 0; i < 26; i++)
    pen.fill(ellipse(20 + next() * (TILE - 40), 84 + next() * 54, 4 + next() * 14, 1.4));
}

/** Grass and brush right before the eye; 90 high. */
export function drawFront(pen: Pen): void {
  const next = grainOf(77);
  let path = 'M-4 92 L-4 66';
  for (let x = 0; x <= TILE; x += 16) path += ` Q${x + 8} ${56 + next() * 14} ${x + 16} 66`;
  cut(pen, `${path} L${TILE + 4} 92 Z`, { fill: '#ffffff' });
  for (const x of [70, 210, 236, 430, 610, 640, 806, 960]) {
    for (let i = 0; i < 7; i++) {
      const lean = (i - 3) * 8 + next() * 4;
      const height = 34 - Math.abs(i - 3) * 6 + next() * 10;
      cut(
        pen,
        `M${x - 4} 70 Q${x + lean * 0.3} ${62 - height * 0.6} ${x + lean} ${66 - height} Q${x + lean * 0.5 + 3} ${62 - height * 0.4} ${x + 4} 70 Z`,
        { fill: '#f1f1f1' },
      );
    }
  }
}

/** One cloud of three layers of paper; 260 by 90. */
export function drawCloud(pen: Pen): void {
  const white = { fill: '#f4f4f4', lift: 3 };
  cut(
    pen,
    'M30 78 C12 76 14 54 36 52 C38 30 74 26 86 42 C98 20 140 22 146 46 C170 36 190 52 184 66 C206 58 226 68 218 78 Z',
    white,
  );
  cut(pen, 'M66 86 C52 86 52 70 68 68 C76 52 108 52 118 64 C134 54 158 60 158 74 C176 70 190 78 184 86 Z', {
    fill: '#ffffff',
    lift: 3,
  });
}
