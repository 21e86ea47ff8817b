import { Container, Graphics } from 'pixi.js';
import { lookOf, MARSHAL } from './art/looks.ts';
import type { View } from './camera.ts';
import type { Area } from './contract.ts';
import { CAR as CAR_UNITS, carLeft, ground, OTHER, otherLeft, roomWidth, trainLength } from './geometry.ts';
import { type Scene, yardOf } from './scene.ts';

const MARGIN = 10;
/** Around the train. */
const FRAME = 6;
const CAR = { top: 21, height: 18 } as const;
/** Two trains lie closer, the further one above. */
const NEARER = { top: 44, height: 15 } as const;
const FURTHER = { top: 15, height: 15 } as const;

/** The whole train in small, a dot for each figure, where the camera shows a part only. */
export class Minimap {
  readonly root = new Container();
  readonly #train = new Graphics();
  readonly #window = new Graphics();
  #view: View | null = null;
  #cars = 0;
  #scale = 1;
  /** The unit at the map's left end. */
  #first = 0;

  constructor() {
    this.root.addChild(this.#train, this.#window);
  }

  show(scene: Scene, view: View, mine: (who: string) => boolean): void {
    this.#view = view;
    this.#cars = scene.cars.length;
    this.root.visible = !view.whole && view.around.map > 0 && this.#cars > 0;
    if (!this.root.visible) return;
    const { ahead, behind, map } = view.around;
    this.#first = -behind;
    this.#scale = (view.width - MARGIN * 2) / (trainLength(this.#cars) + ahead + behind);
    this.root.position.set(view.left + MARGIN, view.top - map);
    const g = this.#train.clear();
    g.roundRect(-FRAME, 2, view.width - 2 * (MARGIN - FRAME), map - 6, 9).fill({
      color: 0x2a1620,
      alpha: 0.62,
    });
    const row = scene.slid === null ? CAR : NEARER;
    if (scene.slid !== null)
      for (let i = 0; i < OTHER.cars; i++) {
        const x = otherLeft(i, yardOf(scene));
        drawCar(g, this.#at(x), CAR_UNITS.width * this.#scale, FURTHER, i === 0 ? 0x4b5361 : 0xa9b0bb);
      }
    for (let i = 0; i < this.#cars; i++) this.#drawCar(g, i, row);
    this.#drawDots(g, scene, mine);
  }

  /** The camera's offset in pixels. */
  look(offset: number): void {
    const view = this.#view;
    if (!view || !this.root.visible) return;
    const x = this.#at((view.left - offset) / view.scale);
    const width = (view.width / view.scale) * this.#scale;
    this.#window
      .clear()
      .roundRect(x, 4, width, view.around.map - 10, 7)
      .stroke({ width: 2, color: 0xffe6a6 });
  }

  /** What it takes up of the canvas; null where there is none. */
  area(): Area | null {
    if (!this.root.visible || !this.#view) return null;
    const { left, top, width, around } = this.#view;
    return {
      x: left + MARGIN - FRAME,
      y: top - around.map + 2,
      width: width - 2 * (MARGIN - FRAME),
      height: around.map - 6,
    };
  }

  /** The unit under a point of the canvas, or null beside it. */
  unitAt(x: number, y: number): number | null {
    if (!this.root.visible || !this.#view) return null;
    const inY = y - this.root.y;
    const inX = x - this.root.x;
    const right = this.#view.width - MARGIN;
    if (inY < 0 || inY > this.#view.around.map || inX < -MARGIN || inX > right) return null;
    return inX / this.#scale + this.#first;
  }

  /** Pixels from the map's left end to a unit. */
  #at(unit: number): number {
    return (unit - this.#first) * this.#scale;
  }

  #drawCar(g: Graphics, index: number, { top, height }: Row): void {
    const x = this.#at(carLeft(index, this.#cars));
    const width = roomWidth(index) * this.#scale;
    drawCar(g, x, width, { top, height }, index === 0 ? 0x6c7480 : 0xe8c690);
    if (index === 0) g.roundRect(x + width, top + 5, width * 0.7, height - 6, 3).fill(0x4b5361);
  }

  #drawDots(g: Graphics, scene: Scene, mine: (who: string) => boolean): void {
    const yard = yardOf(scene);
    for (const [place, group] of groupsIn(scene)) {
      const line = ground(place, yard);
      if (!line) continue;
      const middle = this.#at(line.x);
      const width = Math.min(line.width, 200) * this.#scale - 4;
      const rows = group.length > 4 ? 2 : 1;
      const perRow = Math.ceil(group.length / rows);
      const step = Math.min(9.5, width / Math.max(1, perRow - 1));
      const y = levelOf(place, scene);
      for (const [i, who] of group.entries()) {
        const row = Math.floor(i / perRow);
        const inRow = row === 0 ? perRow : group.length - perRow;
        drawDot(g, who, middle + ((i % perRow) - (inRow - 1) / 2) * step, y + (rows - 1) * (row * 8 - 4), {
          mine: mine(who),
          small: rows > 1,
        });
      }
    }
  }
}

interface Row {
  readonly top: number;
  readonly height: number;
}

function drawCar(g: Graphics, x: number, width: number, { top, height }: Row, colour: number): void {
  g.roundRect(x, top, width, height, 3).fill(colour);
  g.rect(x - 1, top, width + 2, 3).fill(0x7d2f2b);
}

/** Pawns that are no people. */
const UNMAPPED = /^(horse|coach|dynamite)/;

/** Who is where, by place. */
function groupsIn({ figures }: Scene): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [who, place] of figures)
    if (!UNMAPPED.test(who)) groups.set(place, [...(groups.get(place) ?? []), who]);
  return groups;
}

/** How far down the map the dots of a place lie. */
function levelOf(place: string, { slid }: Scene): number {
  const { top, height } = slid === null ? CAR : place.startsWith('a') ? FURTHER : NEARER;
  if (place.startsWith('coach')) return top + height;
  return place.endsWith('roof') ? top - 6 : top + height / 2 + 1.5;
}

function drawDot(
  g: Graphics,
  who: string,
  x: number,
  y: number,
  how: { mine: boolean; small: boolean },
): void {
  const r = (how.mine ? 5 : 4.2) * (how.small ? 0.8 : 1);
  g.circle(x, y, r + 1.4).fill(how.mine ? 0xffffff : 0x1d0f18);
  g.circle(x, y, r).fill(who === 'marshal' ? MARSHAL.gold : lookOf(who).colour);
  if (who === 'marshal') g.star(x, y, 5, r, r * 0.45).fill(0x2b3350);
}
