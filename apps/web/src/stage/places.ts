import { Container, Graphics } from 'pixi.js';
import { placeBox } from './geometry.ts';

const GOLD = 0xffd23f;

/** The outlines of places that may be chosen. */
export class Places {
  readonly layer = new Container();
  #lit = '';

  show(lit: readonly string[], cars: number): void {
    const key = `${cars} ${lit.join()}`;
    if (key === this.#lit) return;
    this.#lit = key;
    for (const child of this.layer.removeChildren()) child.destroy();
    for (const place of lit) {
      const box = placeBox(place, cars);
      if (!box) continue;
      const outline = new Graphics()
        .roundRect(box.x, box.y, box.width, box.height, 10)
        .fill({ color: 0xfff1b0, alpha: 0.2 })
        .stroke({ width: 16, color: GOLD, alpha: 0.22 })
        .stroke({ width: 9, color: GOLD, alpha: 0.45 })
        .stroke({ width: 4, color: 0xfff7d8, alpha: 1 });
      this.layer.addChild(outline);
    }
  }

  pulse(beat: number): void {
    this.layer.alpha = 0.55 + beat * 0.45;
  }
}
