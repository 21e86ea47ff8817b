import { Container, Graphics, Sprite } from 'pixi.js';
import { CHIP } from './art/chips.ts';
import type { Studio } from './art/studio.ts';
import { GOLD } from './places.ts';

/** A round chip on a figure or behind bars, `size` units across; lit, it has a ring. */
export class Chip {
  readonly id: string;
  readonly size: number;
  readonly root = new Container();
  readonly #glow = new Graphics();

  constructor(id: string, size: number, studio: Studio) {
    this.id = id;
    this.size = size;
    const picture = new Sprite(studio.chip(id));
    picture.anchor.set(0.5);
    picture.scale.set(size / CHIP);
    const ring = (width: number, color: number, alpha: number) =>
      this.#glow.circle(0, 0, size / 2).stroke({ width, color, alpha });
    ring(11, GOLD, 0.45);
    ring(6, GOLD, 0.9);
    ring(2.5, 0xfffbe6, 1);
    this.#glow.visible = false;
    this.root.addChild(this.#glow, picture);
  }

  mark(lit: boolean): void {
    this.#glow.visible = lit;
  }

  /** `beat` swings between 0 and 1. */
  pulse(beat: number): void {
    this.#glow.alpha = 0.6 + beat * 0.4;
  }
}
