import { type Look, lookOf, MARSHAL } from './looks.ts';
import { cut, ellipse, grain, type Pen, within } from './paper.ts';
import { weaves } from './patterns.ts';
import { COATS, hats, LEGS } from './wardrobe.ts';

/** The sheet a figure is drawn on, and where its feet stand. */
export const PERSON = { width: 120, height: 168, footX: 60, footY: 160 } as const;

const INK = '#2a1a1c';

export function drawPerson(pen: Pen, who: string): void {
  if (who === 'marshal') drawMarshal(pen);
  else drawBandit(pen, lookOf(who));
  grain(pen, PERSON.width, PERSON.height, 0.06);
}

function drawBandit(pen: Pen, look: Look): void {
  const legs = LEGS[look.coat];
  if (legs) cut(pen, legs, { fill: '#3b2b2c' });
  backHair(pen, look);
  const coat = cut(pen, COATS[look.coat], { fill: look.colour });
  within(pen, coat, () => {
    weaves[look.pattern](pen, look);
    pen.fillStyle = 'rgb(40 15 30 / 0.17)';
    pen.fill(new Path2D('M60 60 L120 60 L120 168 L66 168 C72 130 70 90 60 60 Z'));
  });
  cut(pen, coat, { fill: 'transparent', edge: 'rgb(255 255 255 / 0.35)', edgeWidth: 1.2 });
  arms(pen, look);
  head(pen, look);
  hats[look.hat](pen, look);
  letterBadge(pen, look);
}

function backHair(pen: Pen, look: Look): void {
  if (look.hat === 'feathers')
    cut(pen, 'M46 46 L74 46 L80 96 L75 104 L70 96 L70 66 L50 66 L50 96 L45 104 L40 96 Z', {
      fill: look.hair ?? INK,
    });
  if (look.coat === 'gown')
    cut(pen, 'M44 46 C36 60 38 76 46 80 C50 72 70 72 74 80 C84 74 84 58 76 44 Z', { fill: look.hair ?? INK });
}

/** Hands, and what they hold: half of the outline that tells one from another. */
function arms(pen: Pen, look: Look): void {
  const gun = 'M0 0 L17 0 L17 4 L7 4 L5 11 L0 11 Z';
  const hand = (x: number, y: number) => cut(pen, ellipse(x, y, 4.2), { fill: look.skin, lift: 1 });
  const pistol = (x: number, y: number, way: 1 | -1) => {
    pen.save();
    pen.translate(x, y);
    pen.scale(way, 1);
    cut(pen, gun, { fill: '#3c3f4a', lift: 1, edge: 'rgb(255 255 255 / 0.35)', edgeWidth: 0.8 });
    pen.restore();
  };
  switch (look.coat) {
    case 'duster':
      pistol(99, 98, 1);
      pistol(21, 98, -1);
      hand(101, 104);
      hand(19, 104);
      return;
    case 'frock':
      cut(pen, 'M92 112 L95 112 L101 160 L98 160 Z', { fill: look.dark });
      hand(92, 116);
      hand(31, 118);
      return;
    case 'stout':
      cut(pen, 'M34 76 L42 72 L92 132 L84 138 Z', {
        fill: '#5a3a22',
        lift: 1.5,
        edge: '#d9b15a',
        edgeWidth: 1,
      });
      hand(20, 120);
      hand(100, 120);
      return;
    case 'fringed':
      cut(pen, 'M98 62 C112 82 112 122 98 142 L96 140 C107 120 107 84 96 64 Z', {
        fill: '#6b4326',
        lift: 1.5,
      });
      hand(97, 117);
      hand(26, 118);
      return;
    case 'gown':
      pistol(88, 102, 1);
      hand(87, 106);
      hand(33, 106);
      return;
    default:
      hand(30, 116);
      hand(90, 116);
  }
}

function head(pen: Pen, look: Look): void {
  cut(pen, ellipse(60, 57, 13, 15), { fill: look.skin, lift: 1.6 });
  if (look.hat === 'goggles') return;
  pen.fillStyle = INK;
  for (const x of [55, 65]) pen.fill(ellipse(x, 56, 1.9, 2.2));
  if (look.coat === 'gown') {
    cut(pen, 'M46 48 C46 40 62 36 72 44 C66 46 56 48 50 56 Z', { fill: look.hair ?? INK });
    cut(pen, 'M56 65 C58 63 62 63 64 65 C62 68 58 68 56 65 Z', { fill: '#b02a3c' });
  } else if (look.coat === 'stout') {
    cut(pen, 'M46 62 C50 58 58 60 60 62 C62 60 70 58 74 62 C70 68 62 66 60 65 C58 66 50 68 46 62 Z', {
      fill: look.hair ?? INK,
    });
  } else if (look.hat === 'topHat') {
    pen.strokeStyle = '#f3e3b0';
    pen.lineWidth = 1.3;
    for (const x of [54.5, 65.5]) pen.stroke(ellipse(x, 56.5, 4.2));
    cut(pen, 'M52 64 C57 61 63 61 68 64 L64 76 L56 76 Z', { fill: look.hair ?? INK });
  } else {
    // A kerchief before the face.
    cut(pen, 'M46.5 60 C54 63 66 63 73.5 60 C74 66 68 72 60 80 C52 72 46 66 46.5 60 Z', {
      fill: look.dark,
      lift: 1.2,
      edge: 'rgb(255 255 255 / 0.3)',
      edgeWidth: 0.9,
    });
  }
}

function letterBadge(pen: Pen, look: Look): void {
  cut(pen, ellipse(60, 94, 13.5), { fill: '#fff7e6', lift: 1.8, edge: look.dark, edgeWidth: 2 });
  pen.fillStyle = look.dark;
  pen.font = `800 ${look.letter.length > 1 ? 15 : 20}px "Source Sans 3", "Segoe UI", sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(look.letter, 60, 95);
}

export function star(x: number, y: number, r: number): string {
  let path = '';
  for (let i = 0; i < 10; i++) {
    const turn = (i / 10) * Math.PI * 2 - Math.PI / 2;
    const reach = i % 2 === 0 ? r : r * 0.44;
    path += `${i ? 'L' : 'M'}${x + Math.cos(turn) * reach} ${y + Math.sin(turn) * reach}`;
  }
  return `${path}Z`;
}

function drawMarshal(pen: Pen): void {
  const { colour, dark, gold, goldDark } = MARSHAL;
  cut(pen, 'M44 140 L58 140 L57 160 L38 160 L38 154 Z M62 140 L76 140 L82 154 L82 160 L63 160 Z', {
    fill: '#1a1520',
  });
  const coat = cut(
    pen,
    'M60 62 L38 66 C26 70 22 80 20 94 L14 120 L26 123 L34 100 L26 152 L58 154 L60 120 L62 154 L94 152 L86 100 L94 123 L106 120 L100 94 C98 80 94 70 82 66 Z',
    { fill: colour },
  );
  within(pen, coat, () => {
    pen.fillStyle = 'rgb(0 0 0 / 0.25)';
    pen.fill(new Path2D('M60 60 L120 60 L120 168 L62 168 Z'));
    pen.strokeStyle = gold;
    pen.lineWidth = 2.4;
    pen.stroke(new Path2D('M26 147 L58 149 M62 149 L94 147 M60 66 L60 150'));
  });
  cut(pen, coat, { fill: 'transparent', edge: 'rgb(255 220 140 / 0.55)', edgeWidth: 1.3 });
  // A rifle held upright.
  cut(pen, 'M99 40 L103 40 L104 118 L108 138 L98 138 L97 118 Z', { fill: '#6b4326', lift: 1.6 });
  cut(pen, 'M99.4 38 L102.6 38 L103 100 L99 100 Z', { fill: '#454a57' });
  for (const [x, y] of [
    [100, 118],
    [20, 122],
  ] as const)
    cut(pen, ellipse(x, y, 4.6), { fill: '#e3b68f', lift: 1 });
  cut(pen, ellipse(60, 52, 13.5, 15), { fill: '#e3b68f', lift: 1.6 });
  pen.fillStyle = INK;
  for (const x of [55, 65]) pen.fill(ellipse(x, 50, 1.9, 2.2));
  cut(pen, 'M42 60 C48 52 58 55 60 58 C62 55 72 52 78 60 C72 66 64 62 60 61 C56 62 48 66 42 60 Z', {
    fill: '#efe6d6',
    lift: 1,
  });
  cut(pen, 'M43 40 C42 22 50 12 56 18 C59 21 61 21 64 18 C70 12 78 22 77 40 Z', {
    fill: dark,
    lift: 2,
    edge: 'rgb(255 255 255 / 0.25)',
  });
  cut(pen, 'M43 34 L77 34 L77 40 L43 40 Z', { fill: gold });
  cut(pen, 'M20 36 C28 46 92 46 100 36 C104 46 84 50 60 50 C36 50 16 46 20 36 Z', {
    fill: dark,
    lift: 2,
    edge: 'rgb(255 255 255 / 0.25)',
  });
  cut(pen, star(60, 94, 21), { fill: gold, lift: 2.4, edge: goldDark, edgeWidth: 1.6 });
  cut(pen, star(60, 94, 11), { fill: '#ffe9a6' });
}
