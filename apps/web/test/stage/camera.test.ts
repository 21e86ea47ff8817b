import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  clampOffset,
  offsetFor,
  PLAIN,
  TWO_TRAINS_HEIGHT,
  type View,
  viewOf,
  viewWithMap,
} from '../../src/stage/camera.ts';
import {
  BELOW,
  carLeft,
  carMiddle,
  OTHER,
  PITCH,
  placeBox,
  SCENE,
  trainLength,
} from '../../src/stage/geometry.ts';

const NOTHING = { top: 0, right: 0, bottom: 0, left: 0 };
const SEVEN = { cars: 7, prison: null, coach: null };

describe('the view', () => {
  test.each([
    [1440, 900],
    [1024, 768],
    [844, 390],
  ])('at %i × %i the whole train of seven is seen', (width, height) => {
    const view = viewOf(7, width, height, NOTHING);
    expect(view.whole).toBe(true);
    expect(trainLength(7) * view.scale).toBeLessThanOrEqual(width);
  });

  test('at 390 × 844 two and a half cars are seen', () => {
    const view = viewOf(7, 390, 844, NOTHING);
    expect(view.whole).toBe(false);
    expect(390 / (PITCH * view.scale)).toBeCloseTo(2.5);
  });

  test('in a low window the whole train is seen, however small its cars are', () => {
    const view = viewOf(6, 844, 390, { top: 105, right: 190, bottom: 108, left: 0 });
    expect(view.whole).toBe(true);
    expect(trainLength(6) * view.scale).toBeLessThanOrEqual(654);
  });

  test('the train keeps clear of what covers the canvas', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 320, max: 2000 }),
        fc.integer({ min: 560, max: 1400 }),
        fc.record({
          top: fc.integer({ min: 0, max: 120 }),
          right: fc.integer({ min: 0, max: 100 }),
          bottom: fc.integer({ min: 0, max: 200 }),
          left: fc.integer({ min: 0, max: 100 }),
        }),
        fc.integer({ min: 4, max: 7 }),
        (width, height, covered, cars) => {
          const view = viewOf(cars, width, height, covered);
          const highest = view.railY - SCENE.above * view.scale;
          const lowest = view.railY + SCENE.below * view.scale;
          return highest >= covered.top - 1 && lowest <= height - covered.bottom + 1;
        },
      ),
    ));
});

describe('the mini-map', () => {
  const LYING = { top: 82, right: 205, bottom: 115, left: 0 };
  const seen = (width: number, height: number, covered: typeof LYING, around = PLAIN): View =>
    viewWithMap((free) => viewOf(around === PLAIN ? 7 : 4, width, height, free, around), height, covered);
  const highest = ({ railY, scale, around }: View) => railY - (around.above - 40) * scale;

  test('lies above the picture on an upright phone', () => {
    const view = seen(390, 844, { top: 150, right: 0, bottom: 250, left: 0 });
    expect(view).toMatchObject({ whole: false, around: { map: PLAIN.map } });
    expect(highest(view)).toBeGreaterThanOrEqual(150 + PLAIN.map);
  });

  test('on a phone on its side two trains are seen whole, without it and clear of the question', () => {
    const around = { ...PLAIN, above: OTHER.above, behind: 900, ahead: 300, map: TWO_TRAINS_HEIGHT };
    const view = seen(844, 390, LYING, around);
    expect(view.whole).toBe(true);
    expect(highest(view)).toBeGreaterThanOrEqual(LYING.top);
  });

  test('is left out where the picture would reach under it', () => {
    const around = { ...PLAIN, below: BELOW.coach, ahead: 1500 };
    const view = seen(844, 390, LYING, around);
    expect(view).toMatchObject({ whole: false, top: LYING.top, around: { map: 0 } });
  });
});

describe('the camera', () => {
  const view = viewOf(7, 390, 844, NOTHING);

  test('brings a car to the middle', () => {
    const x = carMiddle(3, 7);
    expect(x * view.scale + offsetFor(x, 7, view)).toBeCloseTo(195);
  });

  test('does not leave the train at its ends', () => {
    expect(offsetFor(-5_000, 7, view)).toBeCloseTo(SCENE.left * view.scale);
    expect(clampOffset(-1e6, 7, view) + (trainLength(7) + SCENE.right) * view.scale).toBeCloseTo(390);
  });

  test('centres a train that is seen whole, whatever one looks at', () => {
    const wide = viewOf(4, 1440, 900, NOTHING);
    expect(offsetFor(0, 4, wide)).toBe(offsetFor(900, 4, wide));
  });
});

describe('the train', () => {
  test('the locomotive is at the right and the caboose begins at 0', () => {
    expect(carLeft(6, 7)).toBe(0);
    expect(carLeft(0, 7)).toBe(6 * PITCH);
  });

  test('a roof lies above its car, and places off the train have no box', () => {
    const roof = placeBox('2/roof', SEVEN)!;
    const inside = placeBox('2/inside', SEVEN)!;
    expect(roof.y + roof.height).toBeLessThan(inside.y);
    expect(placeBox('off', SEVEN)).toBeNull();
    expect(placeBox('9/inside', SEVEN)).toBeNull();
  });
});
