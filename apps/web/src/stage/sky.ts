import { Container, Sprite, TilingSprite } from 'pixi.js';
import { drawCloud } from './art/land.ts';
import { cut, ellipse, grainOf, type Pen, sheet, textureOf } from './art/paper.ts';
import type { Studio } from './art/studio.ts';
import type { View } from './camera.ts';
import { css, type Light } from './light.ts';

const SUN = 300;
const CLOUDS = 5;
/** The air is a small picture drawn large: it has nothing but gradients. */
const AIR = { width: 64, height: 512 } as const;
/** The sky reaches a little below the rails; the land covers the rest. */
const BELOW_RAILS = 8;

function drawSun(pen: Pen): void {
  const halos = [
    [148, 0.12],
    [116, 0.18],
    [86, 0.3],
  ] as const;
  for (const [r, alpha] of halos) cut(pen, ellipse(150, 150, r), { fill: `rgb(255 255 255 / ${alpha})` });
  cut(pen, ellipse(150, 150, 58), { fill: '#ffffff' });
}

function drawStars(pen: Pen): void {
  const next = grainOf(99);
  pen.fillStyle = '#fff6dd';
  for (let i = 0; i < 90; i++) pen.fill(ellipse(next() * 512, next() * 512, 0.6 + next() * 1.2));
}

/** The sky with its sun (or moon), stars and clouds. */
export class Sky {
  readonly root = new Container();
  readonly #panel = sheet({ ...AIR, resolution: 1 }, () => {});
  readonly #texture = textureOf(this.#panel, 1);
  readonly #air = new Sprite(this.#texture);
  readonly #sun: Sprite;
  readonly #stars: TilingSprite;
  readonly #clouds: Sprite[] = [];
  #light: Light | null = null;
  #width = 1;
  #height = 1;
  #view: View | null = null;

  constructor(studio: Studio) {
    this.#sun = new Sprite(studio.picture('sun', { width: SUN, height: SUN }, drawSun));
    this.#sun.anchor.set(0.5);
    const stars = studio.tile('stars', { width: 512, height: 512 }, drawStars);
    this.#stars = new TilingSprite({ texture: stars, width: 1, height: 1 });
    this.root.addChild(this.#air, this.#stars, this.#sun);
    const cloud = studio.picture('cloud', { width: 240, height: 96 }, drawCloud);
    for (let i = 0; i < CLOUDS; i++) {
      const sprite = new Sprite(cloud);
      this.#clouds.push(sprite);
      this.root.addChild(sprite);
    }
  }

  resize(width: number, height: number, view: View): void {
    this.#width = width;
    this.#height = height;
    this.#view = view;
    this.#air.setSize(width, view.railY + BELOW_RAILS);
    this.#stars.setSize(width, view.railY * 0.7);
    for (let i = 0; i < CLOUDS; i++) {
      const cloud = this.#clouds[i];
      cloud?.scale.set((0.7 + (i % 3) * 0.35) * Math.max(0.7, view.scale * 1.3));
    }
    this.#light = null;
  }

  light(light: Light): void {
    const view = this.#view;
    if (!view || this.#light === light) return;
    this.#light = light;
    const horizon = view.railY - 60 * view.scale;
    this.#paint(light);
    this.#sun.tint = light.sun;
    this.#sun.position.set(this.#width * light.sunX, horizon - horizon * 0.9 * light.sunY);
    this.#sun.scale.set(Math.min(this.#width, this.#height) / 760);
    this.#stars.alpha = light.stars * 0.9;
    this.#stars.visible = light.stars > 0.2;
    for (const cloud of this.#clouds) cloud.tint = light.cloud;
  }

  /** `scroll` in units of the track, `pan` in pixels. */
  move(scroll: number, pan: number): void {
    const view = this.#view;
    if (!view) return;
    const high = view.railY - 250 * view.scale;
    for (let i = 0; i < CLOUDS; i++) {
      const cloud = this.#clouds[i];
      if (!cloud) continue;
      const wide = 300 * cloud.scale.x;
      const span = this.#width + wide;
      const x = (i * 0.37 + 0.13) * span - scroll * 0.012 * (1 + (i % 3) * 0.5) + pan * 0.02;
      cloud.position.set((((x % span) + span) % span) - wide * 0.9, high * (0.08 + ((i * 0.29) % 0.66)));
    }
  }

  destroy(): void {
    this.#texture.destroy(true);
  }

  #paint(light: Light): void {
    const pen = this.#panel.getContext('2d');
    if (!pen) return;
    const { width, height } = AIR;
    const air = pen.createLinearGradient(0, 0, 0, height);
    air.addColorStop(0, css(light.skyTop));
    air.addColorStop(0.52, css(light.skyMiddle));
    air.addColorStop(0.92, css(light.skyLow));
    pen.fillStyle = air;
    pen.fillRect(0, 0, width, height);
    // The upper corners are darker, the more so the later it is.
    const shade = pen.createRadialGradient(width / 2, height, height * 0.5, width / 2, height, height * 1.02);
    shade.addColorStop(0, css(light.skyTop, 0));
    shade.addColorStop(1, css(0x1c0f2a, 0.1 + light.lamps * 0.3));
    pen.fillStyle = shade;
    pen.fillRect(0, 0, width, height);
    this.#texture.source.update();
  }
}
