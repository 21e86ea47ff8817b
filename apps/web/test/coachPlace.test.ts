import { describe, expect, test } from '@jest/globals';
import { keepClearOf, onStage } from '../src/hud/coach.ts';
import { type Box, placeOf, type Shown } from '../src/hud/coachPlace.ts';

const desk = { width: 1440, height: 900 };
const size = { width: 336, height: 110 };
const question: Box = { x: 352, y: 8, width: 736, height: 64 };
const train: Box = { x: 0, y: 370, width: 1440, height: 240 };
const hand: Box = { x: 440, y: 740, width: 560, height: 150 };
const shown: Shown[] = [
  { box: question, weight: 10 },
  { box: train, weight: 5 },
  { box: hand, weight: 10 },
];

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('a hint', () => {
  test.each([
    ['question', question, 'top'],
    ['train', train, 'bottom'],
    ['hand', hand, 'bottom'],
  ] as const)('about the %s covers nothing and points at it', (_, about, edge) => {
    const { x, y, arrow } = placeOf(size, about, shown, desk);
    for (const { box } of shown) expect(meets({ x, y, ...size }, box)).toBe(false);
    expect(arrow?.edge).toBe(edge);
    expect(x + (arrow?.along ?? 0)).toBeGreaterThan(about.x);
    expect(x + (arrow?.along ?? 0)).toBeLessThan(about.x + about.width);
  });

  test('goes where there is room, and then points at nothing', () => {
    // On a phone the ground between the train and the cards is too narrow for it.
    const phone = { width: 390, height: 844 };
    const wide = (y: number, height: number): Box => ({ x: 0, y, width: 390, height });
    const cards = wide(700, 144);
    const low: Shown[] = [
      { box: wide(0, 170), weight: 10 },
      { box: wide(380, 310), weight: 5 },
      { box: cards, weight: 10 },
    ];
    const { y, arrow } = placeOf(size, cards, low, phone);
    expect(y).toBeGreaterThanOrEqual(170);
    expect(y + size.height).toBeLessThanOrEqual(380);
    expect(arrow).toBeNull();
  });

  test('leaves the mini-map of a phone in sight, though it then comes near the roofs', () => {
    const phone = { width: 390, height: 844 };
    const wide = (y: number, height: number): Box => ({ x: 0, y, width: 390, height });
    const map: Box = { x: 4, y: 170, width: 382, height: 40 };
    const low = wide(303, 246);
    const panels = [wide(0, 66), wide(70, 98), wide(610, 234)].map((box) => ({ box, weight: 8 }));
    keepClearOf(() => map);
    const cars = wide(382, 167);
    for (const about of [wide(0, 66), cars, wide(720, 110)]) {
      const { x, y } = placeOf(size, about, [...panels, ...onStage(low)], phone);
      expect(meets({ x, y, ...size }, map)).toBe(false);
    }
    keepClearOf(null);
    const { x, y } = placeOf(size, cars, [...panels, ...onStage(low)], phone);
    expect(meets({ x, y, ...size }, map)).toBe(true);
  });

  test('covers something else rather than what it is about', () => {
    const crowded: Shown[] = [{ box: { x: 0, y: 0, ...desk }, weight: 3 }];
    const { x, y } = placeOf(size, hand, crowded, desk);
    expect(meets({ x, y, ...size }, hand)).toBe(false);
  });
});
