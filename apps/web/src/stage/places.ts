import { Container, Graphics } from 'pixi.js';
import { placeBox, type Yard } from './geometry.ts';

export const GOLD = 0xffd23f;

/** The outlines of places that may be chosen. */
export class Places {
  readonly layer = new Container();
  #lit = '';

  show(lit: readonly string[], yard: Yard): void {
    const key = `${Object.values(yard).join()} ${lit.join()}`;
    if (key === this.#lit) return;
    this.#lit = key;
    for (const child of this.layer.removeChildren()) child.destroy();
    for (const place of lit) {
      const box = placeBox(place, yard);
      if (!box) continue;
      const outline = new Graphics();
      const edge = () => outline.roundRect(box.x, box.y, box.width, box.height, 12);
      edge().fill({ color: 0xfff1b0, alpha: 0.3 });
      edge().stroke({ width: 22, color: GOLD, alpha: 0.28 });
      edge().stroke({ width: 13, color: GOLD, alpha: 0.6 });
      edge().stroke({ width: 5, color: 0xfffbe6, alpha: 1 });
      this.layer.addChild(outline);
    }
  }

  pulse(beat: number): void {
    this.layer.alpha = 0.6 + beat * 0.4;
  }
}
