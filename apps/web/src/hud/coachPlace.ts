/** In CSS pixels of the window. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something that is better not covered, and how much worse a pixel of it is than empty sky. */
export interface Shown {
  readonly box: Box;
  readonly weight: number;
}

/** Where a hint lies, and the edge on which its arrow stands, `along` pixels from that edge's beginning. */
interface Placed {
  readonly x: number;
  readonly y: number;
  readonly arrow: { readonly edge: 'top' | 'bottom' | 'left' | 'right'; readonly along: number } | null;
}

/** From the edge of the window, and from what the hint is about. */
const MARGIN = 12;
/** Between two places that are tried. */
const STEP = 12;
/** What a pixel of the thing itself is worth, and a pixel of the way to it. */
const ITSELF = 60;
const WAY = 40;
/** From farther away an arrow points at nothing. */
const FAR = 90;
/** An arrow keeps clear of the round corners. */
const CORNER = 20;

/**
 * Where a hint of this size covers as little as possible of what is shown, nothing of what it is `about`, and is near that.
 * Of places that are as good the first from the top left wins.
 */
export function placeOf(
  size: Pick<Box, 'width' | 'height'>,
  about: Box,
  shown: readonly Shown[],
  window: Pick<Box, 'width' | 'height'>,
): Placed {
  let best: Box = { x: MARGIN, y: MARGIN, ...size };
  let least = Number.POSITIVE_INFINITY;
  for (let y = MARGIN; y + size.height + MARGIN <= window.height; y += STEP) {
    for (let x = MARGIN; x + size.width + MARGIN <= window.width; x += STEP) {
      const box = { x, y, ...size };
      const cost =
        ITSELF * covered(box, about) +
        shown.reduce((sum, one) => sum + one.weight * covered(box, one.box), 0) +
        WAY * (Math.max(MARGIN, distance(box, about)) + Math.abs(middle(box) - middle(about)) / 4);
      if (cost >= least) continue;
      least = cost;
      best = box;
    }
  }
  return { x: best.x, y: best.y, arrow: arrowOf(best, about) };
}

const middle = ({ x, width }: Box): number => x + width / 2;

/** How many pixels of the one the other covers. */
function covered(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Between the nearest edges; below 0 where the two meet. */
const gaps = (a: Box, b: Box) => ({
  across: Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width)),
  down: Math.max(b.y - (a.y + a.height), a.y - (b.y + b.height)),
});

function distance(a: Box, b: Box): number {
  const { across, down } = gaps(a, b);
  return Math.hypot(Math.max(0, across), Math.max(0, down));
}

function arrowOf(hint: Box, about: Box): Placed['arrow'] {
  const { across, down } = gaps(hint, about);
  if (distance(hint, about) > FAR || Math.max(across, down) < 0) return null;
  const along = (from: number, to: number, start: number, length: number) =>
    Math.min(
      length - CORNER,
      Math.max(CORNER, (Math.max(from, start) + Math.min(to, start + length)) / 2 - start),
    );
  if (down >= across) {
    const at = along(about.x, about.x + about.width, hint.x, hint.width);
    return { edge: about.y > hint.y ? 'bottom' : 'top', along: at };
  }
  const at = along(about.y, about.y + about.height, hint.y, hint.height);
  return { edge: about.x > hint.x ? 'right' : 'left', along: at };
}
