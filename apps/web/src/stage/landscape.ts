import { Container, TilingSprite } from 'pixi.js';
import {
  drawBluffs,
  drawFront,
  drawGround,
  drawHills,
  drawMesas,
  drawPoles,
  drawSlope,
  TILE,
} from './art/land.ts';
import type { Pen } from './art/paper.ts';
import type { Studio } from './art/studio.ts';
import type { View } from './camera.ts';
import { type Light, mix } from './light.ts';

interface Strip {
  readonly name: string;
  readonly draw: (pen: Pen) => void;
  readonly height: number;
  /** Units from the rails down to the strip's lower edge; `floor` is the canvas's lower edge. */
  readonly base: number | 'floor';
  readonly size: number;
  /** How fast it goes by, the track being 1. */
  readonly speed: number;
  colour(light: Light): number;
}

/** From the horizon forwards. */
const STRIPS: readonly Strip[] = [
  { name: 'mesas', draw: drawMesas, height: 224, base: -58, size: 2.3, speed: 0.05, colour: (l) => l.far },
  { name: 'hills', draw: drawHills, height: 204, base: -6, size: 1.7, speed: 0.12, colour: (l) => l.middle },
  { name: 'bluffs', draw: drawBluffs, height: 194, base: 6, size: 1, speed: 0.28, colour: (l) => l.near },
  {
    name: 'ground',
    draw: drawGround,
    height: 264,
    base: 'floor',
    size: 1,
    speed: 0.6,
    colour: (l) => l.ground,
  },
  {
    name: 'poles',
    draw: drawPoles,
    height: 332,
    base: 8,
    size: 1.2,
    speed: 0.6,
    colour: (l) => mix(l.near, l.front, 0.6),
  },
];
const FOREGROUND: readonly Strip[] = [
  {
    name: 'slope',
    draw: drawSlope,
    height: 200,
    base: 'floor',
    size: 1,
    speed: 0.85,
    colour: (l) => mix(l.ground, l.near, 0.4),
  },
  {
    name: 'front',
    draw: drawFront,
    height: 94,
    base: 'floor',
    size: 1.3,
    speed: 1.35,
    colour: (l) => l.front,
  },
];
/**
 * Strips that begin so many units below the rails and reach down to the lower edge, however high the canvas is. The slope lies before
 * whatever runs beside the train.
 */
const DOWN_TO_THE_EDGE: Readonly<Record<string, (below: number) => number>> = {
  ground: () => -20,
  slope: (below) => Math.max(62, below + 8),
};

interface Layer {
  readonly strip: Strip;
  readonly sprite: TilingSprite;
}

/** The land that goes by, behind the train and before it. */
export class Landscape {
  readonly behind = new Container();
  readonly before = new Container();
  readonly #layers: Layer[] = [];
  #view: View | null = null;

  constructor(studio: Studio) {
    for (const [strips, into] of [
      [STRIPS, this.behind],
      [FOREGROUND, this.before],
    ] as const) {
      for (const strip of strips) {
        const texture = studio.tile(strip.name, { width: TILE, height: strip.height }, strip.draw);
        const sprite = new TilingSprite({ texture, width: 1, height: strip.height });
        this.#layers.push({ strip, sprite });
        into.addChild(sprite);
      }
    }
  }

  resize(width: number, height: number, view: View): void {
    this.#view = view;
    for (const { strip, sprite } of this.#layers) {
      const size = view.scale * strip.size;
      const begins = DOWN_TO_THE_EDGE[strip.name]?.(view.around.below);
      if (begins !== undefined) {
        const top = view.railY + begins * view.scale;
        const stretch = Math.max(view.scale, (height - top) / strip.height);
        sprite.tileScale.set(view.scale, stretch);
        sprite.position.set(0, top);
        sprite.setSize(width, strip.height * stretch);
        continue;
      }
      const bottom = strip.base === 'floor' ? height : view.railY + strip.base * view.scale;
      sprite.tileScale.set(size);
      sprite.position.set(0, bottom - strip.height * size);
      sprite.setSize(width, strip.height * size);
      // What lies before the train must not cover it on a low canvas.
      if (this.before.children.includes(sprite))
        sprite.visible =
          bottom - strip.height * size * 0.8 >
            view.railY + Math.max(50, view.around.below + 10) * view.scale && bottom <= height + 1;
    }
  }

  light(light: Light): void {
    for (const { strip, sprite } of this.#layers) sprite.tint = strip.colour(light);
  }

  /** `scroll` in units of the track, `pan` in pixels. */
  move(scroll: number, pan: number): void {
    const view = this.#view;
    if (!view) return;
    for (const { strip, sprite } of this.#layers)
      sprite.tilePosition.x = (pan - scroll * view.scale) * strip.speed;
  }
}
