import type { Coat, Hat, Look } from './looks.ts';
import { cut, ellipse, type Pen } from './paper.ts';

/** Outlines of what is worn from the shoulders down, on a sheet of 120 by 168 with the feet at (60, 160). */
export const COATS: Readonly<Record<Coat, string>> = {
  poncho:
    'M60 66 C46 66 34 74 26 92 L10 126 L26 124 L32 134 L44 126 L60 136 L76 126 L88 134 L94 124 L110 126 L94 92 C86 74 74 66 60 66 Z',
  frock:
    'M60 68 L46 70 C38 72 35 78 34 88 L28 116 L37 119 L42 98 L40 140 L54 140 L60 118 L66 140 L80 140 L78 98 L83 119 L92 116 L86 88 C85 78 82 72 74 70 Z',
  stout:
    'M60 66 C44 66 30 74 24 92 L14 116 L25 122 L30 112 C28 122 30 136 36 142 L84 142 C90 136 92 122 90 112 L95 122 L106 116 L96 92 C90 74 76 66 60 66 Z',
  fringed:
    'M60 67 L44 70 L30 84 L22 116 L32 119 L40 100 L36 132 L40 140 L44 132 L48 140 L52 132 L56 140 L60 132 L64 140 L68 132 L72 140 L76 132 L80 140 L84 132 L80 100 L88 119 L98 116 L90 84 L76 70 Z',
  gown: 'M60 68 C50 68 43 72 41 82 L30 104 L38 109 L47 95 L49 102 C40 116 22 138 16 160 L104 160 C98 138 80 116 71 102 L73 95 L82 109 L90 104 L79 82 C77 72 70 68 60 68 Z',
  duster:
    'M60 67 L42 71 L30 84 L17 98 L22 109 L40 99 L43 108 L34 148 L50 150 L58 122 L62 122 L72 150 L106 140 L80 108 L80 99 L98 109 L103 98 L90 84 L78 71 Z',
  robe: 'M60 68 C48 68 42 74 38 84 L18 108 L32 118 L44 104 L38 154 L82 154 L76 104 L88 118 L102 108 L82 84 C78 74 72 68 60 68 Z',
};

/** Coats that show the legs below. */
export const LEGS: Readonly<Record<Coat, string | null>> = {
  poncho:
    'M40 118 L56 118 L55 160 L36 160 L36 154 L42 152 Z M64 118 L80 118 L78 152 L84 154 L84 160 L65 160 Z',
  frock:
    'M43 128 L57 128 L56 160 L37 160 L37 155 L44 152 Z M63 128 L77 128 L76 152 L83 155 L83 160 L64 160 Z',
  stout:
    'M38 134 L56 134 L55 160 L32 160 L32 154 L40 152 Z M64 134 L82 134 L80 152 L88 154 L88 160 L65 160 Z',
  fringed:
    'M42 126 L57 126 L55 160 L38 160 L38 154 L43 152 Z M63 126 L78 126 L77 152 L82 154 L82 160 L65 160 Z',
  gown: null,
  duster:
    'M42 126 L56 126 L54 160 L35 160 L35 154 L42 152 Z M64 126 L78 126 L78 152 L85 154 L85 160 L66 160 Z',
  robe: 'M44 150 L57 150 L56 160 L40 160 Z M63 150 L76 150 L80 160 L64 160 Z',
};

const felt = (look: Look) => ({ fill: look.dark, lift: 2, edge: 'rgb(255 255 255 / 0.22)' });
const band = (look: Look) => ({ fill: look.light });

export const hats: Readonly<Record<Hat, (pen: Pen, look: Look) => void>> = {
  slouch(pen, look) {
    cut(pen, 'M42 46 C42 28 50 22 56 27 C60 30 64 24 70 26 C78 29 79 38 78 46 Z', {
      ...felt(look),
      fill: '#6b6f80',
    });
    cut(pen, 'M42 43 L78 43 L78 48 L42 48 Z', { fill: look.light });
    cut(pen, 'M20 50 C34 43 86 43 100 48 C92 58 76 55 60 55 C44 55 28 60 20 50 Z', {
      ...felt(look),
      fill: '#757a8c',
    });
  },
  topHat(pen, look) {
    cut(pen, 'M43 46 L40 8 C52 4 68 4 80 8 L77 46 Z', felt(look));
    cut(pen, 'M42.4 36 L77.6 36 L77 44 L43 44 Z', band(look));
    cut(pen, 'M32 47 C46 41 74 41 88 47 C84 53 36 53 32 47 Z', felt(look));
  },
  sombrero(pen, look) {
    cut(pen, 'M42 44 C46 22 54 14 60 14 C66 14 74 22 78 44 Z', { ...felt(look), fill: '#d8a24c' });
    cut(pen, 'M43 38 L77 38 L79 45 L41 45 Z', { fill: look.colour });
    cut(pen, 'M6 40 C8 54 34 56 60 56 C86 56 112 54 114 40 C108 48 88 44 60 44 C32 44 12 48 6 40 Z', {
      ...felt(look),
      fill: '#c98f3d',
    });
  },
  feathers(pen, look) {
    cut(pen, 'M70 40 C74 22 82 8 92 4 C92 18 86 32 76 44 Z', { fill: '#f6efe0', lift: 2, edge: look.dark });
    cut(pen, 'M64 38 C64 20 68 6 76 0 C80 14 76 30 70 42 Z', { fill: look.light, lift: 2, edge: look.dark });
    cut(pen, 'M45 44 C52 38 68 38 75 44 L75 51 C68 46 52 46 45 51 Z', { fill: '#c4392c' });
  },
  plume(pen, look) {
    cut(pen, 'M36 44 C44 30 70 24 84 36 L86 42 C70 38 52 42 40 50 Z', felt(look));
    cut(pen, 'M72 34 C74 16 92 6 104 14 C110 24 100 36 88 34 C96 40 84 44 76 38 Z', {
      fill: look.light,
      lift: 2,
      edge: 'rgb(255 255 255 / 0.6)',
    });
    cut(pen, 'M42 44 C52 36 68 32 80 34 L81 38 C68 37 54 40 44 48 Z', { fill: look.light });
  },
  flatCrown(pen, look) {
    cut(pen, 'M44 46 L46 24 C54 21 66 21 74 24 L76 46 Z', felt(look));
    cut(pen, 'M44.6 38 L75.4 38 L76 45 L44 45 Z', band(look));
    cut(pen, 'M24 44 L96 44 L92 51 L28 51 Z', felt(look));
  },
  cone(pen, look) {
    cut(pen, 'M60 18 L104 52 C84 58 36 58 16 52 Z', {
      fill: '#d9b56a',
      lift: 2,
      edge: 'rgb(255 255 255 / 0.4)',
    });
    cut(pen, 'M60 18 L74 29 C68 33 52 33 46 29 Z', { fill: look.dark });
  },
  bowler(pen, look) {
    cut(pen, 'M42 46 C42 24 78 24 78 46 Z', felt(look));
    cut(pen, 'M42 40 L78 40 L78 46 L42 46 Z', band(look));
    cut(pen, 'M32 44 C44 48 76 48 88 44 C88 53 32 53 32 44 Z', felt(look));
  },
  hood(pen, look) {
    cut(
      pen,
      'M60 22 C40 26 34 48 36 72 L46 72 C44 54 50 44 60 44 C70 44 76 54 74 72 L84 72 C86 48 80 26 60 22 Z',
      felt(look),
    );
  },
  kepi(pen, look) {
    cut(pen, 'M44 44 L47 20 C54 15 70 15 77 21 L77 44 Z', felt(look));
    cut(pen, 'M44 38 L77 38 L77 45 L44 45 Z', band(look));
    cut(pen, 'M60 44 C72 43 86 45 90 51 C82 54 68 52 58 51 Z', { ...felt(look), fill: '#17181f' });
  },
  goggles(pen, look) {
    cut(pen, 'M40 54 C34 34 46 24 52 34 C54 22 68 22 68 34 C76 24 86 36 80 54 C72 42 48 42 40 54 Z', {
      fill: '#efeae0',
      lift: 1.5,
    });
    for (const x of [53, 67])
      cut(pen, ellipse(x, 44, 6.5), { fill: look.light, lift: 1, edge: '#3a2c25', edgeWidth: 1.4 });
  },
};
