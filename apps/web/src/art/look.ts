import { MARSHAL, type Pattern, lookOf as stageLook } from '../stage/art/looks.ts';

/** How a character is told apart in the page: a colour, a pattern and a letter; any one of them is enough. */
interface PageLook {
  readonly colour: string;
  readonly dark: string;
  readonly letter: string;
  /** A CSS background laid over the colour. */
  readonly pattern: string;
}

const INK = 'rgb(0 0 0 / 0.28)';
const stripes = (angle: number, width: number, gap: number) =>
  `repeating-linear-gradient(${angle}deg, ${INK} 0 ${width}px, transparent ${width}px ${gap}px)`;

const patterns: Readonly<Record<Pattern, string>> = {
  zigzag: `linear-gradient(135deg, ${INK} 25%, transparent 25%) 0 0 / 8px 8px, linear-gradient(225deg, ${INK} 25%, transparent 25%) 0 0 / 8px 8px`,
  pinstripe: stripes(90, 1.5, 5),
  bands: stripes(0, 4, 9),
  diamonds: `${stripes(45, 1.5, 7)}, ${stripes(-45, 1.5, 7)}`,
  dots: `radial-gradient(${INK} 1.8px, transparent 2px) 0 0 / 7px 7px`,
  checks: `repeating-conic-gradient(${INK} 0 25%, transparent 0 50%) 0 0 / 9px 9px`,
  waves: `radial-gradient(circle at 50% 0, transparent 3px, ${INK} 3px 4.500px, transparent 4.500px) 0 0 / 9px 6px`,
  plain: 'none',
};

/** The Marshal's is the star. */
const STAR: PageLook = { colour: MARSHAL.colour, dark: MARSHAL.dark, letter: '★', pattern: 'none' };
const NEUTRAL: PageLook = { colour: '#8d8273', dark: '#4a4238', letter: '', pattern: 'none' };

/** The look of a card's or seat's owner; null and `neutral` are nobody's. */
export function lookOf(character: string | null): PageLook {
  if (character === null || character === 'neutral') return NEUTRAL;
  if (character === 'marshal') return STAR;
  const { colour, dark, letter, pattern } = stageLook(character);
  return { colour, dark, letter, pattern: patterns[pattern] };
}

/** Custom properties for an element painted in a character's colour and pattern. */
export function paint(character: string | null): string {
  const { colour, dark, pattern } = lookOf(character);
  return `--colour:${colour};--dark:${dark};--pattern:${pattern}`;
}
