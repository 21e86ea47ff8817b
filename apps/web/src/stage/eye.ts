import { type Around, clampOffset, offsetFor, PLAIN, type View, viewOf, viewWithMap } from './camera.ts';
import type { Insets } from './contract.ts';
import type { Motion } from './motion.ts';

const FOLLOW_MS = 320;
const EDGE = 10;

/** The camera: which part of the train is seen. */
export class Eye {
  view: View;
  /** Pixels from the canvas's left edge to the unit 0. */
  offset = 0;
  /** Without movement the camera is there at once. */
  still = false;
  readonly #motion: Motion;
  readonly #moved: () => void;
  #cars = 1;
  #around = PLAIN;
  #size = { width: 1, height: 1, covered: { top: 0, right: 0, bottom: 0, left: 0 } as Insets };
  /** The unit one looks at. */
  #focus = 0;
  /** A newer wish ends the gliding of the older one. */
  #wish = 0;

  constructor(motion: Motion, moved: () => void) {
    this.#motion = motion;
    this.#moved = moved;
    this.view = viewOf(1, 1, 1, this.#size.covered);
  }

  resize(width: number, height: number, covered: Insets): void {
    this.#size = { width, height, covered };
    this.#fit();
  }

  /** `around`: what must be seen around the train, where it differs from a plain one. */
  setTrain(cars: number, around: Partial<Around> = {}): void {
    const wanted = { ...PLAIN, ...around };
    const same = (Object.keys(wanted) as (keyof Around)[]).every(
      (side) => wanted[side] === this.#around[side],
    );
    if ((cars === this.#cars && same) || cars === 0) return;
    this.#cars = cars;
    this.#around = wanted;
    this.#fit();
  }

  /** Pixels; dragged by a finger. */
  pan(by: number): void {
    this.#wish++;
    this.offset = clampOffset(this.offset + by, this.#cars, this.view);
    this.#focus = (this.view.left + this.view.width / 2 - this.offset) / this.view.scale;
    this.#moved();
  }

  jump(unit: number): void {
    this.#wish++;
    this.#focus = unit;
    this.offset = offsetFor(unit, this.#cars, this.view);
    this.#moved();
  }

  /** Glides until `unit` is in the middle, or not at all where everything is seen. */
  follow(unit: number): Promise<void> {
    const to = offsetFor(unit, this.#cars, this.view);
    const from = this.offset;
    if (Math.abs(to - from) < EDGE) return Promise.resolve();
    if (this.still) {
      this.jump(unit);
      return Promise.resolve();
    }
    const wish = ++this.#wish;
    this.#focus = unit;
    return this.#motion.tween(FOLLOW_MS, (t) => {
      if (wish !== this.#wish) return;
      this.offset = from + (to - from) * t;
      this.#moved();
    });
  }

  #fit(): void {
    const { width, height, covered } = this.#size;
    const seen = (insets: Insets) => viewOf(this.#cars, width, height, insets, this.#around);
    this.view = viewWithMap(seen, height, covered);
    this.jump(this.#focus);
  }
}
