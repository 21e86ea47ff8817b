import { clampOffset, offsetFor, type View, viewOf } from './camera.ts';
import type { Insets } from './contract.ts';
import { MINIMAP_HEIGHT } from './minimap.ts';
import type { Motion } from './motion.ts';

const FOLLOW_MS = 320;
const EDGE = 10;

/** The camera: which part of the train is seen. */
export class Eye {
  view: View;
  /** Pixels from the canvas's left edge to the unit 0. */
  offset = 0;
  readonly #motion: Motion;
  readonly #moved: () => void;
  #cars = 1;
  #around = { below: 0, ahead: 0 };
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

  /** `below` and `ahead`: units below the rails and before the locomotive that must be seen. */
  setTrain(cars: number, below: number, ahead = 0): void {
    const same = below === this.#around.below && ahead === this.#around.ahead;
    if ((cars === this.#cars && same) || cars === 0) return;
    this.#cars = cars;
    this.#around = { below, ahead };
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
    const { below, ahead } = this.#around;
    const around = below > 0 ? { below, ahead } : {};
    const seen = (insets: Insets) => viewOf(this.#cars, width, height, insets, around);
    let view = seen(covered);
    if (!view.whole) view = seen({ ...covered, top: covered.top + MINIMAP_HEIGHT });
    this.view = view;
    this.jump(this.#focus);
  }
}
