import { type Container, Sprite } from 'pixi.js';
import type { Studio } from './art/studio.ts';

/** In units; a wheel stands on the rails at 0. */
export type Wheel = readonly [x: number, radius: number];

/** A wheel's picture has this radius at its own size. */
const DRAWN = 50;

/** The wheels of one train, which turn as it goes. */
export class Wheels {
  readonly #studio: Studio;
  readonly #all: Sprite[] = [];

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  /** `left`: of the car that they are under. */
  add(into: Container, left: number, wheels: readonly Wheel[]): void {
    for (const [x, radius] of wheels) {
      const wheel = new Sprite(this.#studio.wheel(radius > 30 ? 12 : 8));
      wheel.anchor.set(0.5);
      wheel.scale.set(radius / DRAWN);
      wheel.position.set(left + x, -radius);
      this.#all.push(wheel);
      into.addChild(wheel);
    }
  }

  /** `distance`: gone to the right, in units. */
  roll(distance: number): void {
    for (const wheel of this.#all) wheel.rotation = distance / (DRAWN * wheel.scale.x);
  }

  /** Lets go of them; what they were added to destroys them. */
  forget(): void {
    this.#all.length = 0;
  }
}
