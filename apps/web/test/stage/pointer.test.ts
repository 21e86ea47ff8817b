import { expect, test } from '@jest/globals';
import { listen } from '../../src/stage/pointer.ts';

/** A canvas, and which tap of a row of taps each one on it is. */
function canvas() {
  const target = Object.assign(new EventTarget(), { getBoundingClientRect: () => ({ left: 0, top: 0 }) });
  const taps: number[] = [];
  const ignore = () => {};
  listen(target as unknown as HTMLCanvasElement, {
    tap: (_x, _y, nth) => void taps.push(nth),
    drag: ignore,
    hover: ignore,
  });
  const tapAt = (timeStamp: number, x: number, y = 50): void => {
    const point = { pointerId: 1, pointerType: 'touch', button: 0, clientX: x, clientY: y };
    for (const type of ['pointerdown', 'pointerup']) {
      const event = Object.assign(new Event(type), point);
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      target.dispatchEvent(event);
    }
  };
  return { taps, tapAt };
}

test('quick taps on one spot are counted; later or elsewhere each is the first', () => {
  const { taps, tapAt } = canvas();
  tapAt(1000, 100);
  tapAt(1200, 104);
  tapAt(1400, 100);
  tapAt(2000, 100);
  tapAt(2200, 300);
  tapAt(2400, 300, 200);
  expect(taps).toEqual([1, 2, 3, 1, 1, 1]);
});
