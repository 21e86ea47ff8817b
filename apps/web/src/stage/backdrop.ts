import { Container, Sprite, type Texture, TilingSprite } from 'pixi.js';
import {
  drawBluffs,
  drawCloud,
  drawFront,
  drawGround,
  drawHills,
  drawMesas,
  drawPoles,
  TILE,
} from './art/land.ts';
import { cut, ellipse, grainOf, type Pen, sheet, textureOf } from './art/paper.ts';
import type { Studio } from './art/studio.ts';
import type { View } from './camera.ts';
import { css, type Light, mix } from './light.ts';

interface Layer {
  readonly sprite: TilingSprite;
  readonly height: number;
  /** Units from the rails to the layer's lower edge; positive is below. */
  readonly base: number;
  readonly size: number;
  /** How fast it goes by, the track being 1. */
  readonly speed: number;
  colour(light: Light): number;
}

const SUN = 300;

function drawSun(pen: Pen): void {
  for (const [r, alpha] of [
    [148, 0.12],
    [116, 0.18],
    [86, 0.3],
  ] as const)
    cut(pen, ellipse(150, 150, r), { fill: `rgb(255 255 255 / ${alpha})` });
  cut(pen, ellipse(150, 150, 58), { fill: '#ffffff' });
}

function drawStars(pen: Pen): void {
  const next = grainOf(99);
  pen.fillStyle = '#fff6dd';
  for (let i = 0; i < 90; i++) pen.fill(ellipse(next() * 512, next() * 512, 0.6 + next() * 1.2));
}

/** Sky, sun, clouds and the land that goes by; everything behind the train, and the brush before it. */
export class Backdrop {
  readonly behind = new Container();
  readonly before = new Container();
  readonly #sky = new Sprite();
  readonly #sun: Sprite;
  readonly #stars: TilingSprite;
  readonly #clouds: Sprite[] = [];
  readonly #layers: Layer[] = [];
  readonly #front: Layer;
  readonly #vignette = new Sprite();
  #skyTexture: Texture | null = null;
  #skyLight: Light | null = null;
  #width = 1;
  #height = 1;
  #view: View | null = null;
  #scroll = 0;
  #pan = 0;

  constructor(studio: Studio) {
    this.#sun = new Sprite(studio.picture('sun', { width: SUN, height: SUN }, drawSun));
    this.#sun.anchor.set(0.5);
    this.#stars = new TilingSprite({
      texture: studio.tile('stars', { width: 512, height: 512 }, drawStars),
      width: 1,
      height: 1,
    });
    this.behind.addChild(this.#sky, this.#stars, this.#sun);
    const cloud = studio.picture('cloud', { width: 240, height: 96 }, drawCloud);
    for (let i = 0; i < 5; i++) {
      const sprite = new Sprite(cloud);
      this.#clouds.push(sprite);
      this.behind.addChild(sprite);
    }
    const layer = (
      key: string,
      height: number,
      draw: (pen: Pen) => void,
      rest: Pick<Layer, 'base' | 'size' | 'speed' | 'colour'>,
    ): Layer => {
      const sprite = new TilingSprite({
        texture: studio.tile(key, { width: TILE, height }, draw),
        width: 1,
        height,
      });
      return { sprite, height, ...rest };
    };
    this.#layers.push(
      layer('mesas', 224, drawMesas, { base: -58, size: 1.5, speed: 0.05, colour: (l) => l.far }),
      layer('hills', 204, drawHills, { base: -20, size: 1.15, speed: 0.12, colour: (l) => l.middle }),
      layer('bluffs', 194, drawBluffs, { base: 6, size: 1, speed: 0.28, colour: (l) => l.near }),
      layer('ground', 264, drawGround, { base: 244, size: 1, speed: 0.6, colour: (l) => l.ground }),
      layer('poles', 332, drawPoles, {
        base: 8,
        size: 1.2,
        speed: 0.6,
        colour: (l) => mix(l.near, l.front, 0.6),
      }),
    );
    for (const { sprite } of this.#layers) this.behind.addChild(sprite);
    this.#front = layer('front', 94, drawFront, { base: 0, size: 1.3, speed: 1.35, colour: (l) => l.front });
    this.before.addChild(this.#front.sprite, this.#vignette);
    this.#vignette.texture = studio.picture('vignette', { width: 256, height: 256 }, (pen) => {
      const shade = pen.createRadialGradient(128, 118, 90, 128, 128, 190);
      shade.addColorStop(0, 'rgb(30 10 30 / 0)');
      shade.addColorStop(1, 'rgb(30 10 30 / 0.42)');
      pen.fillStyle = shade;
      pen.fillRect(0, 0, 256, 256);
    });
  }

  /** The view changed, the canvas did not. */
  fit(view: View): void {
    if (view !== this.#view && this.#view) this.resize(this.#width, this.#height, view);
  }

  resize(width: number, height: number, view: View): void {
    this.#width = width;
    this.#height = height;
    this.#view = view;
    this.#vignette.setSize(width, height);
    this.#stars.setSize(width, height);
    for (const layer of [...this.#layers, this.#front]) {
      const size = view.scale * layer.size;
      layer.sprite.scale.set(size);
      const below = layer === this.#front;
      const bottom = below ? height : view.railY + layer.base * view.scale;
      layer.sprite.position.set(0, bottom - layer.height * size);
      layer.sprite.width = width;
      layer.sprite.tileScale.set(1);
      layer.sprite.setSize(width, layer.height * size);
      layer.sprite.tileScale.set(size);
      layer.sprite.scale.set(1);
    }
    const ground = this.#layers[3];
    if (ground) {
      // The ground reaches down to the lower edge, however high the canvas is.
      const top = view.railY + (ground.base - ground.height) * view.scale;
      const size = Math.max(view.scale, (height - top) / ground.height);
      ground.sprite.position.set(0, top);
      ground.sprite.setSize(width, ground.height * size);
      ground.sprite.tileScale.set(view.scale, size);
    }
    // Brush covers only what the page leaves free below the train.
    const room = height - view.railY - 40 * view.scale;
    this.#front.sprite.visible = room > 40;
    this.#skyLight = null;
    this.#place();
  }

  light(light: Light): void {
    if (!this.#view) return;
    this.#paintSky(light);
    this.#sun.tint = light.sun;
    this.#stars.alpha = light.stars * 0.9;
    this.#stars.visible = light.stars > 0.01;
    for (const cloud of this.#clouds) cloud.tint = light.cloud;
    for (const layer of [...this.#layers, this.#front]) layer.sprite.tint = layer.colour(light);
    const horizon = this.#view.railY - 60 * this.#view.scale;
    this.#sun.position.set(this.#width * light.sunX, horizon - horizon * 0.9 * light.sunY);
    this.#sun.scale.set(Math.min(this.#width, this.#height) / 760);
  }

  /** `scroll` in units of the track; `pan` is the camera's offset in pixels. */
  move(scroll: number, pan: number): void {
    this.#scroll = scroll;
    this.#pan = pan;
    this.#place();
  }

  #place(): void {
    const view = this.#view;
    if (!view) return;
    for (const { sprite, speed } of [...this.#layers, this.#front])
      sprite.tilePosition.x = (this.#pan - this.#scroll * view.scale) * speed;
    const high = view.railY - 250 * view.scale;
    for (const [i, cloud] of this.#clouds.entries()) {
      const size = (0.7 + (i % 3) * 0.35) * Math.max(0.7, view.scale * 1.3);
      const span = this.#width + 300 * size;
      const x = (i * 0.37 + 0.13) * span - this.#scroll * 0.012 * (1 + (i % 3) * 0.5) + this.#pan * 0.02;
      cloud.scale.set(size);
      cloud.position.set((((x % span) + span) % span) - 280 * size, high * (0.08 + ((i * 0.29) % 0.66)));
      cloud.alpha = 0.9;
    }
  }

  #paintSky(light: Light): void {
    if (this.#skyLight === light) return;
    this.#skyLight = light;
    const horizon = ((this.#view?.railY ?? 1) / this.#height) * 256;
    const canvas = sheet({ width: 2, height: 256, resolution: 1 }, (pen) => {
      const sky = pen.createLinearGradient(0, 0, 0, horizon);
      sky.addColorStop(0, css(light.skyTop));
      sky.addColorStop(0.52, css(light.skyMiddle));
      sky.addColorStop(0.92, css(light.skyLow));
      pen.fillStyle = sky;
      pen.fillRect(0, 0, 2, 256);
    });
    this.#skyTexture?.destroy(true);
    this.#skyTexture = textureOf(canvas, 1);
    this.#sky.texture = this.#skyTexture;
    this.#sky.setSize(this.#width, this.#height);
  }
}
