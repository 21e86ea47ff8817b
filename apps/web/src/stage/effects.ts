import { Container, Sprite, Text } from 'pixi.js';
import type { EffectName } from './art/effects.ts';
import type { Studio } from './art/studio.ts';
import { ease, type Motion } from './motion.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Short-lived pictures over the train. */
export class Effects {
  readonly layer = new Container();
  /** Without movement they only come and go. */
  still = false;
  readonly #studio: Studio;
  readonly #motion: Motion;

  constructor(studio: Studio, motion: Motion) {
    this.#studio = studio;
    this.#motion = motion;
  }

  sprite(name: EffectName, at: Point, size: number): Sprite {
    const sprite = new Sprite(this.#studio.effect(name));
    sprite.anchor.set(0.5);
    sprite.position.set(at.x, at.y);
    sprite.scale.set(size);
    this.layer.addChild(sprite);
    return sprite;
  }

  /** Grows, stays a moment and fades. */
  async pop(name: EffectName, at: Point, { size = 0.8, ms = 420, rise = 0 } = {}): Promise<void> {
    const sprite = this.sprite(name, at, 0.01);
    await this.#motion.tween(
      ms,
      (t) => {
        sprite.scale.set(this.still ? size : size * ease.back(Math.min(1, t * 2.6)));
        sprite.y = this.still ? at.y : at.y - rise * t;
        sprite.alpha = t < 0.6 ? 1 : (1 - t) / 0.4;
      },
      ease.linear,
    );
    sprite.destroy();
  }

  /** Flies in an arc of `height` units above the straight line. */
  async fly(
    name: EffectName,
    from: Point,
    to: Point,
    { size = 0.5, ms = 240, height = 0 } = {},
  ): Promise<void> {
    const sprite = this.sprite(name, from, size);
    sprite.rotation = height ? 0 : Math.atan2(to.y - from.y, to.x - from.x);
    await this.#motion.tween(
      ms,
      (t) =>
        sprite.position.set(
          from.x + (to.x - from.x) * t,
          from.y + (to.y - from.y) * t - Math.sin(t * Math.PI) * height,
        ),
      ease.linear,
    );
    sprite.destroy();
  }

  async words(text: string, at: Point, colour: number): Promise<void> {
    const words = new Text({
      text,
      style: {
        fontFamily: ['Source Sans 3', 'Segoe UI', 'sans-serif'],
        fontWeight: '800',
        fontSize: 34,
        fill: colour,
        stroke: { color: 0x2a1620, width: 7, join: 'round' },
      },
    });
    words.anchor.set(0.5);
    this.layer.addChild(words);
    await this.#motion.tween(
      900,
      (t) => {
        words.position.set(at.x, at.y - 46 * (this.still ? 1 : ease.out(t)));
        words.alpha = t < 0.7 ? 1 : (1 - t) / 0.3;
      },
      ease.linear,
    );
    words.destroy();
  }
}
