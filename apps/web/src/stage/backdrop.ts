import { Container } from 'pixi.js';
import type { Studio } from './art/studio.ts';
import type { View } from './camera.ts';
import { Landscape } from './landscape.ts';
import type { Light } from './light.ts';
import { Sky } from './sky.ts';

/** All that is not the train: sky and land, before and behind it. */
export class Backdrop {
  readonly behind = new Container();
  readonly before: Container;
  readonly #sky: Sky;
  readonly #land: Landscape;
  #size = { width: 1, height: 1 };
  #view: View | null = null;

  constructor(studio: Studio) {
    this.#sky = new Sky(studio);
    this.#land = new Landscape(studio);
    this.behind.addChild(this.#sky.root, this.#land.behind);
    this.before = this.#land.before;
  }

  /** The view changed, the canvas did not. */
  fit(view: View): void {
    if (view !== this.#view && this.#view) this.resize(this.#size.width, this.#size.height, view);
  }

  resize(width: number, height: number, view: View): void {
    this.#size = { width, height };
    this.#view = view;
    this.#sky.resize(width, height, view);
    this.#land.resize(width, height, view);
  }

  light(light: Light): void {
    this.#sky.light(light);
    this.#land.light(light);
  }

  /** `scroll` in units of the track; `pan` is the camera's offset in pixels. */
  move(scroll: number, pan: number): void {
    this.#sky.move(scroll, pan);
    this.#land.move(scroll, pan);
  }

  destroy(): void {
    this.#sky.destroy();
  }
}
