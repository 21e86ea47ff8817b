import { type Look, lookOf } from '../../../stage/art/looks.ts';
import { cut, ellipse, grain, type Pen, within } from '../../../stage/art/paper.ts';
import { weaves } from '../../../stage/art/patterns.ts';
import { hats } from '../../../stage/art/wardrobe.ts';

/** The sheet a bandit is drawn on from the side, looking to the right with his gun held out, and where his feet stand. */
export const GUNMAN = { width: 166, height: 172, footX: 70, footY: 164 } as const;

/** Where his letter is, over his feet. */
export const CHEST = { x: -2, y: -62 } as const;

const INK = '#2a1a1c';

/** From the side, so that nobody has to guess which way he looks. */
export function drawGunman(pen: Pen, who: string): void {
  const look = lookOf(who);
  legs(pen, look);
  const coat = cut(pen, COAT, { fill: look.colour });
  within(pen, coat, () => {
    pen.save();
    pen.translate(8, 4);
    weaves[look.pattern](pen, look);
    pen.restore();
    pen.fillStyle = 'rgb(40 15 30 / 0.2)';
    pen.fill(new Path2D('M30 64 L58 64 C48 92 48 120 56 150 L26 150 Z'));
  });
  cut(pen, coat, { fill: 'transparent', edge: 'rgb(255 255 255 / 0.4)', edgeWidth: 1.2 });
  head(pen, look);
  arm(pen, look);
  grain(pen, GUNMAN.width, GUNMAN.height, 0.05);
}

const COAT =
  'M72 72 C56 70 46 80 44 96 L34 138 L48 134 L54 144 L68 136 L82 144 L94 132 L90 100 C90 84 84 74 72 72 Z';

function legs(pen: Pen, look: Look): void {
  cut(pen, 'M48 124 L66 126 L58 156 L66 159 L66 164 L42 164 L44 150 Z', { fill: '#33272a' });
  cut(pen, 'M66 124 L86 122 L90 152 L102 157 L102 164 L76 164 Z', { fill: '#45363a' });
  if (look.coat === 'gown' || look.coat === 'robe')
    cut(pen, 'M48 118 L90 118 L100 158 L38 158 Z', { fill: look.dark });
}

function head(pen: Pen, look: Look): void {
  if (look.hair) cut(pen, 'M58 44 C50 52 50 66 58 74 L68 70 L66 46 Z', { fill: look.hair });
  cut(pen, ellipse(74, 56, 13.5, 15), { fill: look.skin, lift: 1.4 });
  cut(pen, 'M86 52 L95 60 L86 62 Z', { fill: look.skin });
  pen.fillStyle = INK;
  pen.fill(ellipse(82, 54, 2, 2.4));
  // A kerchief over the mouth.
  cut(pen, 'M66 62 L92 61 C92 68 88 74 80 80 C70 78 64 70 66 62 Z', { fill: look.light, lift: 1 });
  pen.save();
  pen.translate(14, -1);
  hats[look.hat](pen, look);
  pen.restore();
}

/** The arm and the revolver: what tells left from right at a glance. */
function arm(pen: Pen, look: Look): void {
  cut(pen, 'M66 84 C72 78 80 80 84 84 L118 92 L117 103 L80 104 C70 104 62 96 66 84 Z', {
    fill: look.dark,
    lift: 2,
    edge: 'rgb(255 255 255 / 0.3)',
    edgeWidth: 1,
  });
  cut(pen, 'M116 84 L158 84 L160 87 L160 92 L132 92 L128 96 L126 108 L115 108 L118 95 Z', {
    fill: '#3b3f4c',
    lift: 1.6,
    edge: 'rgb(255 255 255 / 0.5)',
    edgeWidth: 1.1,
  });
  cut(pen, ellipse(130, 88.5, 6.5, 4.6), { fill: '#6d7486' });
  cut(pen, ellipse(119, 99, 5.8), { fill: look.skin, lift: 1 });
}

/** His letter on a round of paper. */
export const BADGE = 40;
export function drawBadge(pen: Pen, who: string): void {
  const look = lookOf(who);
  cut(pen, ellipse(BADGE / 2, BADGE / 2, 15), {
    fill: '#fff6e2',
    lift: 1.5,
    edge: look.dark,
    edgeWidth: 2.2,
  });
  pen.fillStyle = look.dark;
  pen.font = '800 22px "Source Sans 3", "Segoe UI", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(look.letter, BADGE / 2, BADGE / 2 + 1);
}
