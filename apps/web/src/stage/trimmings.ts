import { Container, Sprite } from 'pixi.js';
import { EFFECT } from './art/effects.ts';
import { cut, type Pen, roundRect } from './art/paper.ts';
import type { Studio } from './art/studio.ts';
import { Chip } from './chip.ts';
import { CELL, carLeft, roomWidth, Y } from './geometry.ts';
import { chipKey } from './lit.ts';
import type { Target } from './pointer.ts';
import { type Scene, yardOf } from './scene.ts';

const BARS = { width: CELL.width + 4, height: Y.floor - Y.ceiling + 6 } as const;
const PRISONER = 34;
/** Flames of a burning car: their places along it from 0 to 1, and their sizes. */
const FLAMES = [
  [0.1, 0.62],
  [0.3, 0.3],
  [0.52, 0.5],
  [0.74, 0.3],
  [0.9, 0.66],
] as const;

function drawBars(pen: Pen): void {
  for (const y of [3, BARS.height - 13])
    cut(pen, roundRect(0, y, BARS.width, 8, 2), { fill: '#2b2f3a', lift: 1.5 });
  for (let x = 6; x < BARS.width; x += 21)
    cut(pen, roundRect(x, 2, 5, BARS.height - 6, 2), {
      fill: '#3b404e',
      lift: 2,
      edge: '#98a2b2',
      edgeWidth: 0.9,
    });
}

/** What is to be seen of the boxes on the cars: fire, the bars of the cell and the prisoners behind them. */
export class Trimmings {
  readonly behind = new Container();
  readonly before = new Container();
  readonly #studio: Studio;
  #shown = '';
  #prisoners: readonly Chip[] = [];

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  show(scene: Scene): void {
    const yard = yardOf(scene);
    const key = `${scene.cars.join()} ${scene.burning.join()} ${scene.prisoners.join()}`;
    if (key === this.#shown) return;
    this.#shown = key;
    for (const layer of [this.behind, this.before])
      for (const child of layer.removeChildren()) child.destroy({ children: true });
    this.#prisoners = [];
    for (const car of scene.burning) this.#burn(car, scene.cars.length);
    if (yard.prison !== null) this.#lockUp(carLeft(yard.prison, yard.cars), scene.prisoners);
  }

  markChips(isLit: (chip: string) => boolean): void {
    for (const prisoner of this.#prisoners) prisoner.mark(isLit(prisoner.id));
  }

  pulse(beat: number): void {
    for (const prisoner of this.#prisoners) prisoner.pulse(beat);
  }

  /** Boxes in stage units for pointing. */
  boxes(): Target[] {
    return this.#prisoners.map(({ id, size, root: { x, y } }) => ({
      key: chipKey(id),
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
    }));
  }

  /** Tall flames behind those inside, low ones before them. */
  #burn(car: number, cars: number): void {
    for (const [i, [share, size]] of FLAMES.entries()) {
      const flame = new Sprite(this.#studio.effect('fire'));
      const low = i % 2 === 1;
      flame.anchor.set(0.5, 0.97);
      flame.scale.set(((low ? 46 : 120) * size * 1.7) / EFFECT);
      flame.position.set(carLeft(car, cars) + roomWidth(car) * share, Y.floor + (low ? 8 : 0));
      flame.alpha = low ? 0.92 : 0.8;
      (low ? this.before : this.behind).addChild(flame);
    }
  }

  #lockUp(left: number, prisoners: readonly string[]): void {
    this.#prisoners = prisoners.map((id) => new Chip(id, PRISONER, this.#studio));
    for (const [i, { root }] of this.#prisoners.entries()) {
      root.position.set(left + CELL.left + 20 + i * PRISONER, Y.ceiling + 28);
      this.behind.addChild(root);
    }
    const bars = new Sprite(this.#studio.picture('bars', BARS, drawBars));
    bars.position.set(left + CELL.left - 2, Y.ceiling);
    bars.alpha = 0.82;
    this.before.addChild(bars);
  }
}
