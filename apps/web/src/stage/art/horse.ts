import { cut, ellipse, type Pen } from './paper.ts';

/** The sheet a horse is drawn on, looking towards the locomotive, and where its hooves stand. */
export const HORSE = { width: 130, height: 112, footX: 62, footY: 106 } as const;

const COAT = '#a8672f';
const DARK = '#5b3216';

export function drawHorse(pen: Pen): void {
  cut(pen, 'M24 48 C8 48 6 68 9 88 C15 82 20 70 28 62 Z', { fill: DARK });
  for (const leg of ['M30 66 L40 66 L42 104 L33 104 Z', 'M80 64 L90 62 L93 104 L84 104 Z'])
    cut(pen, leg, { fill: '#7d4820' });
  cut(
    pen,
    'M22 52 C26 40 44 40 62 44 C70 46 76 44 80 38 L92 18 L96 8 L101 16 L118 34 L115 43 L108 45 L100 40 C99 54 97 66 88 70 L84 104 L75 104 L73 76 L52 76 L46 104 L37 104 L37 78 C27 74 19 64 22 52 Z',
    { fill: COAT, lift: 2, edge: 'rgb(255 235 200 / 0.5)', edgeWidth: 1.2 },
  );
  cut(pen, 'M92 18 L80 28 C76 36 76 44 74 48 C82 46 88 38 94 26 Z', { fill: DARK });
  cut(pen, 'M44 41 C52 38 62 40 68 44 L66 58 L46 56 Z', {
    fill: '#8c2f2b',
    lift: 1.5,
    edge: '#e9bd5e',
    edgeWidth: 1,
  });
  pen.strokeStyle = DARK;
  pen.lineWidth = 2;
  pen.stroke(new Path2D('M56 58 L57 76 M104 26 L110 40'));
  pen.fillStyle = '#2a1a1c';
  pen.fill(ellipse(101, 25, 2.2));
  for (const x of [33, 37, 75, 84])
    cut(pen, `M${x} 101 L${x + 9} 101 L${x + 10} 107 L${x - 1} 107 Z`, { fill: DARK });
}
