import { cut, ellipse, type Pen, roundRect } from './paper.ts';
import { star } from './people.ts';

/** Small pictures of what happens, each on a sheet of 96 by 96 with its middle at (48, 48). */
export const EFFECT = 96;

export type EffectName =
  | 'flash'
  | 'burst'
  | 'bullet'
  | 'coin'
  | 'puff'
  | 'dash'
  | 'flag'
  | 'ring'
  | 'turn'
  | 'dots'
  | 'bigStar'
  | 'hook'
  | 'fire';

function spikes(points: number, outer: number, inner: number): string {
  let path = '';
  for (let i = 0; i < points * 2; i++) {
    const turn = (i / (points * 2)) * Math.PI * 2;
    const reach = i % 2 ? inner : outer * (i % 4 ? 0.82 : 1);
    path += `${i ? 'L' : 'M'}${48 + Math.cos(turn) * reach} ${48 + Math.sin(turn) * reach}`;
  }
  return `${path}Z`;
}

export const effectPictures: Readonly<Record<EffectName, (pen: Pen) => void>> = {
  flash(pen) {
    cut(pen, spikes(8, 44, 17), { fill: '#ff9d3a' });
    cut(pen, spikes(8, 30, 12), { fill: '#ffe680' });
    cut(pen, ellipse(48, 48, 10), { fill: '#ffffff' });
  },
  burst(pen) {
    cut(pen, spikes(9, 46, 25), { fill: '#c8372d', lift: 3 });
    cut(pen, spikes(9, 36, 19), { fill: '#ffd75e' });
    cut(pen, spikes(9, 20, 10), { fill: '#fffbe8' });
  },
  bullet(pen) {
    cut(pen, 'M24 40 L58 40 C70 40 76 45 76 48 C76 51 70 56 58 56 L24 56 Z', {
      fill: '#e2ad45',
      lift: 2,
      edge: '#fff0bd',
    });
    cut(pen, 'M24 40 L34 40 L34 56 L24 56 Z', { fill: '#a5722a' });
    cut(pen, 'M58 40 C70 40 76 45 76 48 C76 51 70 56 58 56 Z', { fill: '#8e3f31' });
  },
  coin(pen) {
    cut(pen, ellipse(48, 48, 24), { fill: '#e9b43c', lift: 3, edge: '#fff0b8', edgeWidth: 2.5 });
    cut(pen, ellipse(48, 48, 17), { fill: '#f7d272' });
    pen.fillStyle = '#8a5f17';
    pen.font = '800 28px "Source Sans 3", "Segoe UI", sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText('$', 48, 49.5);
  },
  puff(pen) {
    const paper = { fill: '#fbf4e6', lift: 2.4 };
    cut(pen, ellipse(34, 54, 20, 17), paper);
    cut(pen, ellipse(62, 54, 22, 19), paper);
    cut(pen, ellipse(48, 38, 22, 20), { ...paper, fill: '#fffaf0' });
  },
  dash(pen) {
    pen.strokeStyle = '#fff4da';
    pen.lineCap = 'round';
    pen.lineWidth = 5;
    pen.stroke(new Path2D('M20 32 L70 32 M10 48 L64 48 M24 64 L76 64'));
  },
  flag(pen) {
    cut(pen, roundRect(22, 8, 4, 80, 2), { fill: '#5d3f2f', lift: 2 });
    cut(pen, 'M26 10 L82 14 L66 28 L82 44 L26 46 Z', {
      fill: '#f6c945',
      lift: 3,
      edge: '#fff6d8',
      edgeWidth: 2.5,
    });
    cut(pen, star(48, 28, 11), { fill: '#7d2f2b' });
  },
  ring(pen) {
    cut(pen, ellipse(48, 48, 44, 12), { fill: 'rgb(255 214 80 / 0.45)', edge: '#ffe9a0', edgeWidth: 3 });
  },
  turn(pen) {
    cut(pen, 'M14 26 L48 38 L82 26 L48 76 Z', { fill: '#f6c945', lift: 4, edge: '#fffbe6', edgeWidth: 4 });
    cut(pen, 'M48 38 L82 26 L48 76 Z', { fill: '#dc9b24' });
  },
  dots(pen) {
    cut(pen, roundRect(10, 20, 76, 44, 18), { fill: '#fff7e6', lift: 3 });
    cut(pen, 'M38 60 L54 60 L44 78 Z', { fill: '#fff7e6' });
    for (const x of [30, 48, 66]) cut(pen, ellipse(x, 42, 6), { fill: '#6b4a3a' });
  },
  bigStar(pen) {
    cut(pen, star(48, 48, 44), { fill: '#f4c64a', lift: 3, edge: '#a8741a', edgeWidth: 3 });
    cut(pen, star(48, 48, 24), { fill: '#ffe9a6' });
  },
  fire(pen) {
    cut(
      pen,
      'M48 4 C54 26 82 36 82 64 C82 84 66 94 48 94 C30 94 14 84 14 64 C14 48 26 42 28 24 C36 30 40 38 40 46 C48 38 52 22 48 4 Z',
      {
        fill: '#e8501f',
        lift: 2,
      },
    );
    cut(
      pen,
      'M50 34 C54 48 70 54 70 70 C70 84 60 92 48 92 C36 92 26 84 26 70 C26 60 34 56 36 46 C42 52 44 56 44 62 C50 56 52 46 50 34 Z',
      {
        fill: '#ff9d3a',
      },
    );
    cut(pen, 'M49 60 C56 68 60 72 60 80 C60 88 54 92 48 92 C42 92 36 88 36 80 C36 72 44 68 49 60 Z', {
      fill: '#ffe680',
    });
  },
  hook(pen) {
    cut(pen, 'M44 0 L52 0 L52 52 C52 66 72 66 72 50 L80 50 C80 76 44 76 44 52 Z', {
      fill: '#4b5361',
      lift: 3,
      edge: '#98a2b2',
      edgeWidth: 1.4,
    });
  },
};
