import type { Texture } from 'pixi.js';
import { CHIP, drawChip } from './chips.ts';
import { EFFECT, type EffectName, effectPictures } from './effects.ts';
import { drawWheel } from './locomotive.ts';
import { drawLoot, TOKEN_SHEET } from './loot.ts';
import { type Pen, type Sheet, sticker, texture, textureOf } from './paper.ts';
import { artOf } from './pieces.ts';

/** Room around a piece for its border, shadow and glow. */
export const MARGIN = 14;

const EDGE = { width: 2.8, colour: '#fff6e2', shadow: 'rgb(35 15 20 / 0.6)', blur: 4 } as const;
const GLOW = { width: 6.5, colour: '#ffd23f', shadow: 'rgb(255 190 40 / 1)', blur: 7 } as const;

/** Every picture of ours as a texture, made at the first use and kept. */
export class Studio {
  readonly resolution: number;
  readonly #made = new Map<string, Texture>();

  constructor(resolution: number) {
    this.resolution = resolution;
  }

  figure(who: string): Texture {
    return this.#figure(who, true);
  }

  figureGlow(who: string): Texture {
    return this.#figure(who, false);
  }

  token(kind: string): Texture {
    return this.piece(`token ${kind}`, TOKEN_SHEET, (pen) => drawLoot(pen, kind), true);
  }

  tokenGlow(kind: string): Texture {
    return this.piece(`token glow ${kind}`, TOKEN_SHEET, (pen) => drawLoot(pen, kind), false);
  }

  chip(id: string): Texture {
    return this.picture(`chip ${id}`, { width: CHIP, height: CHIP }, (pen) => drawChip(pen, id));
  }

  effect(name: EffectName): Texture {
    return this.picture(`effect ${name}`, { width: EFFECT, height: EFFECT }, effectPictures[name]);
  }

  wheel(spokes: number): Texture {
    return this.picture(`wheel ${spokes}`, { width: 104, height: 104 }, (pen) => drawWheel(pen, spokes));
  }

  /** A picture of any kind under a key of its own. */
  picture(key: string, size: Omit<Sheet, 'resolution'>, draw: (pen: Pen) => void): Texture {
    return this.#once(key, () => texture({ ...size, resolution: this.resolution }, draw));
  }

  /** A picture that repeats; its width must be even. */
  tile(key: string, size: Omit<Sheet, 'resolution'>, draw: (pen: Pen) => void): Texture {
    return this.#once(key, () => texture({ ...size, resolution: this.resolution }, draw, true));
  }

  destroy(): void {
    for (const made of this.#made.values()) made.destroy(true);
    this.#made.clear();
  }

  #figure(who: string, picture: boolean): Texture {
    const { sheet, draw } = artOf(who);
    const kind = who.split(':')[0];
    return this.piece(`figure ${picture ? '' : 'glow '}${kind}`, sheet, draw, picture);
  }

  /** A cut-out with a border around its outline, or only the glow around it. */
  piece(
    key: string,
    size: { width: number; height: number },
    draw: (pen: Pen) => void,
    picture: boolean,
  ): Texture {
    return this.#once(key, () => {
      const room = {
        width: size.width + MARGIN * 2,
        height: size.height + MARGIN * 2,
        resolution: this.resolution,
      };
      const moved = (pen: Pen) => {
        pen.translate(MARGIN, MARGIN);
        draw(pen);
      };
      return textureOf(sticker(room, moved, picture ? EDGE : GLOW, picture), this.resolution);
    });
  }

  #once(key: string, make: () => Texture): Texture {
    let made = this.#made.get(key);
    if (!made) {
      made = make();
      this.#made.set(key, made);
    }
    return made;
  }
}
