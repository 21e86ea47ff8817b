import { onTrain } from '@holdup/engine';
import { Container, Graphics } from 'pixi.js';
import { lookOf, MARSHAL } from './art/looks.ts';
import type { View } from './camera.ts';
import { carLeft, roomWidth, trainLength } from './geometry.ts';
import type { Scene } from './scene.ts';

/** CSS pixels: high enough to be touched. */
export const MINIMAP_HEIGHT = 48;
const MARGIN = 10;
const CAR = { top: 21, height: 18 } as const;

/** The whole train in small, a dot for each figure, where the camera shows a part only. */
export class Minimap {
  readonly root = new Container();
  readonly #train = new Graphics();
  readonly #window = new Graphics();
  #view: View | null = null;
  #cars = 0;
  #scale = 1;

  constructor() {
    this.root.addChild(this.#train, this.#window);
  }

  show(scene: Scene, view: View, mine: (who: string) => boolean): void {
    this.#view = view;
    this.#cars = scene.cars.length;
    this.root.visible = !view.whole && this.#cars > 0;
    if (!this.root.visible) return;
    this.#scale = (view.width - MARGIN * 2) / trainLength(this.#cars);
    this.root.position.set(view.left + MARGIN, view.top - MINIMAP_HEIGHT);
    const g = this.#train.clear();
    g.roundRect(-6, 2, view.width - MARGIN * 2 + 12, MINIMAP_HEIGHT - 6, 9).fill({
      color: 0x2a1620,
      alpha: 0.62,
    });
    for (let i = 0; i < this.#cars; i++) this.#drawCar(g, i);
    this.#drawDots(g, scene, mine);
  }

  /** The camera's offset in pixels. */
  look(offset: number): void {
    const view = this.#view;
    if (!view || !this.root.visible) return;
    const x = ((view.left - offset) / view.scale) * this.#scale;
    const width = (view.width / view.scale) * this.#scale;
    this.#window
      .clear()
      .roundRect(x, 4, width, MINIMAP_HEIGHT - 10, 7)
      .stroke({ width: 2, color: 0xffe6a6 });
  }

  /** The unit under a point of the canvas, or null beside the map. */
  unitAt(x: number, y: number): number | null {
    if (!this.root.visible) return null;
    const inY = y - this.root.y;
    const inX = x - this.root.x;
    if (
      inY < 0 ||
      inY > MINIMAP_HEIGHT ||
      inX < -MARGIN ||
      inX > trainLength(this.#cars) * this.#scale + MARGIN
    )
      return null;
    return inX / this.#scale;
  }

  #drawCar(g: Graphics, index: number): void {
    const x = carLeft(index, this.#cars) * this.#scale;
    const width = roomWidth(index) * this.#scale;
    g.roundRect(x, CAR.top, width, CAR.height, 3).fill(index === 0 ? 0x6c7480 : 0xe8c690);
    g.rect(x - 1, CAR.top, width + 2, 3).fill(0x7d2f2b);
    if (index === 0) g.roundRect(x + width, CAR.top + 5, width * 0.7, CAR.height - 6, 3).fill(0x4b5361);
  }

  #drawDots(g: Graphics, scene: Scene, mine: (who: string) => boolean): void {
    const counts = new Map<string, number>();
    const total = new Map<string, number>();
    for (const place of scene.figures.values()) total.set(place, (total.get(place) ?? 0) + 1);
    for (const [who, place] of scene.figures) {
      const on = onTrain(place);
      if (!on || on.car >= this.#cars) continue;
      const i = counts.get(place) ?? 0;
      counts.set(place, i + 1);
      const all = total.get(place) ?? 1;
      const width = roomWidth(on.car) * this.#scale;
      const step = Math.min(9, (width - 6) / Math.max(1, all));
      const x =
        (carLeft(on.car, this.#cars) + roomWidth(on.car) / 2) * this.#scale + (i - (all - 1) / 2) * step;
      const y = on.floor === 'roof' ? CAR.top - 6 : CAR.top + CAR.height / 2 + 1.5;
      const colour = who === 'marshal' ? MARSHAL.gold : lookOf(who).colour;
      const r = mine(who) ? 5.2 : 4;
      g.circle(x, y, r + 1.4).fill(mine(who) ? 0xffffff : 0x1d0f18);
      g.circle(x, y, r).fill(colour);
      if (who === 'marshal') g.star(x, y, 5, r, r * 0.45).fill(0x2b3350);
    }
  }
}
