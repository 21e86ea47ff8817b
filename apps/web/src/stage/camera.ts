import type { Insets } from './contract.ts';
import { PITCH, SCENE, trainLength } from './geometry.ts';

/** CSS pixels: high enough to be touched; of one train, and of two. */
const MINIMAP_HEIGHT = 46;
export const TWO_TRAINS_HEIGHT = 66;

/** Units that belong to the picture around the train: above and below its rails, before the locomotive and behind the caboose. */
export interface Around {
  readonly above: number;
  readonly below: number;
  readonly ahead: number;
  readonly behind: number;
  /** Pixels of the mini-map's height; 0 where there is no room for it. */
  readonly map: number;
}
export const PLAIN: Around = {
  above: SCENE.above,
  below: SCENE.below,
  ahead: 0,
  behind: 0,
  map: MINIMAP_HEIGHT,
};

/** How the stage's units become CSS pixels: `pixel = unit * scale + offset`. */
export interface View {
  readonly scale: number;
  /** Pixels of the rails' height. */
  readonly railY: number;
  /** The part of the canvas that is not covered. */
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly around: Around;
  /** Whether the whole train is in sight; otherwise the camera can be moved. */
  readonly whole: boolean;
}

/** A car narrower than this on screen cannot be read; then the camera comes closer. */
const SMALLEST_CAR = 96;
const CARS_IN_SIGHT = 2.5;
const LARGEST_SCALE = 1.3;
const HARDLY_CLOSER = 1.3;
/** Smaller the camera shows no train; where another one runs above it, the height is shared by both. */
const SMALLEST_SCALE = { whole: 0.2, closer: 0.3, twoTrains: 0.2 } as const;

/**
 * Where a train of so many cars lies on a canvas of `width` by `height` CSS pixels, beside what covers it: whole where its cars
 * can be read, else a part of it, larger.
 */
export function viewOf(
  cars: number,
  width: number,
  height: number,
  covered: Insets,
  around: Around = PLAIN,
): View {
  const freeWidth = Math.max(1, width - covered.left - covered.right);
  const freeHeight = Math.max(1, height - covered.top - covered.bottom);
  const { above, below, ahead, behind } = around;
  const tallest = freeHeight / (above + below);
  const widest = freeWidth / (trainLength(cars) + ahead + behind + SCENE.left + SCENE.right);
  const wholeScale = Math.min(widest, Math.max(tallest, SMALLEST_SCALE.whole), LARGEST_SCALE);
  const smallest = above > SCENE.above ? SMALLEST_SCALE.twoTrains : SMALLEST_SCALE.closer;
  const closer = Math.min(freeWidth / (CARS_IN_SIGHT * PITCH), Math.max(tallest, smallest), LARGEST_SCALE);
  // Where it is the height that keeps cars small, showing fewer of them would hardly bring them closer.
  const whole = wholeScale * PITCH >= SMALLEST_CAR || closer <= wholeScale * HARDLY_CLOSER;
  const scale = whole ? wholeScale : closer;
  const spare = freeHeight - (above + below) * scale;
  return {
    scale,
    railY: height - covered.bottom - below * scale - Math.max(0, spare) * 0.42,
    left: covered.left,
    width: freeWidth,
    top: covered.top,
    bottom: height - covered.bottom,
    around,
    whole,
  };
}

/** Units over the highest rank of figures; seldom does anybody stand in them. */
const SELDOM_USED = 38;

/** The view with the mini-map above the picture, where one is needed: without it, if the picture would reach under it. */
export function viewWithMap(seen: (covered: Insets) => View, height: number, covered: Insets): View {
  const free = seen(covered);
  if (free.whole) return free;
  const { map, above, below } = free.around;
  const under = seen({ ...covered, top: covered.top + map });
  const room = height - covered.top - covered.bottom - map;
  if ((above + below - SELDOM_USED) * under.scale <= room) return under;
  return { ...free, around: { ...free.around, map: 0 } };
}

/** Pixel offset that puts the unit `x` into the middle of the free part, without leaving the train. */
export function offsetFor(x: number, cars: number, view: View): number {
  const middle = view.left + view.width / 2;
  const first = -SCENE.left - view.around.behind;
  const last = trainLength(cars) + view.around.ahead + SCENE.right;
  const length = (last - first) * view.scale;
  if (length <= view.width) return middle - ((first + last) / 2) * view.scale;
  return clampOffset(middle - x * view.scale, cars, view);
}

/** Keeps the train's ends from leaving the free part. */
export function clampOffset(offset: number, cars: number, view: View): number {
  const { ahead, behind } = view.around;
  const most = view.left + (SCENE.left + behind) * view.scale;
  const least = view.left + view.width - (trainLength(cars) + ahead + SCENE.right) * view.scale;
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, offset));
}
