import { Container, Sprite, TilingSprite } from 'pixi.js';
import { CAR_SHEET, drawCar } from './art/cars.ts';
import { drawTrack } from './art/land.ts';
import { drawLocomotive, LOCOMOTIVE_SHEET } from './art/locomotive.ts';
import { cut, ellipse, type Pen, roundRect } from './art/paper.ts';
import type { Studio } from './art/studio.ts';
import type { StageOptions } from './contract.ts';
import { CAR, carLeft, LOCOMOTIVE, roomWidth, trainLength, Y } from './geometry.ts';
import { css, type Light } from './light.ts';
import { Wheels } from './wheels.ts';

export const TRACK = { length: 128, height: 66, railTop: 10 } as const;
const PUFFS = 9;
export const THICK = 0.92;

function drawLampGlow(pen: Pen): void {
  const glow = pen.createRadialGradient(128, 128, 4, 128, 128, 128);
  glow.addColorStop(0, css(0xffe0a0, 0.85));
  glow.addColorStop(0.35, css(0xffb95a, 0.36));
  glow.addColorStop(1, css(0xff9a3a, 0));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, 256, 256);
}

function drawBeam(pen: Pen): void {
  const beam = pen.createLinearGradient(0, 0, 420, 0);
  beam.addColorStop(0, css(0xfff2c0, 0.75));
  beam.addColorStop(1, css(0xfff2c0, 0));
  cut(pen, 'M0 62 L420 0 L420 170 L0 92 Z', { fill: beam });
}

function drawLantern(pen: Pen): void {
  pen.strokeStyle = '#2b1c22';
  pen.lineWidth = 3;
  pen.stroke(new Path2D('M20 4 C6 4 6 26 14 26'));
  cut(pen, 'M6 26 L24 26 L26 34 L4 34 Z', { fill: '#2b1c22', lift: 2 });
  cut(pen, roundRect(6, 34, 18, 26, 4), { fill: '#e23c2e', edge: '#ffd0a8', edgeWidth: 1.5 });
  cut(pen, ellipse(15, 46, 4, 7), { fill: '#ffe9b0' });
  cut(pen, 'M4 60 L26 60 L23 67 L7 67 Z', { fill: '#2b1c22', lift: 2 });
}

const BOARD = { width: 116, height: 21 } as const;

function drawBoard(pen: Pen, name: string): void {
  cut(pen, roundRect(1, 1, BOARD.width - 2, BOARD.height - 2, 4), {
    fill: '#3a2026',
    lift: 1.5,
    edge: '#e0a94a',
    edgeWidth: 1.4,
  });
  pen.font = '700 15px "Source Sans 3", "Segoe UI", sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#ffe7b3';
  pen.fillText(name, BOARD.width / 2, BOARD.height / 2 + 0.5, BOARD.width - 12);
}

function drawRailing(pen: Pen): void {
  pen.strokeStyle = '#3a2a30';
  pen.lineCap = 'round';
  pen.lineWidth = 4;
  pen.stroke(new Path2D('M6 8 L40 8 M6 8 L6 80 M22 8 L22 80'));
  cut(pen, 'M2 76 L44 76 L44 86 L2 86 Z', { fill: '#3a2a30', lift: 2 });
}

/** The cars on their track, wheels, smoke and lamps. Rebuilt when the cars change. */
export class Train {
  readonly root = new Container();
  /** What sways and brakes; figures and loot belong in it too. */
  readonly body = new Container();
  #thick = THICK;
  #gone = 0;
  readonly #studio: Studio;
  readonly #carName: StageOptions['carName'];
  readonly #draw: typeof drawCar;
  readonly #track: TilingSprite;
  readonly #wheels: Wheels;
  readonly #lamps: Sprite[] = [];
  readonly #smoke: Sprite[] = [];
  readonly #cars = new Container();
  readonly #rolling = new Container();
  #ids = '';
  #roofless: number | null = null;
  #stackX = 0;
  /** All that the last car is made of. */
  #last: Container[] = [];

  constructor(studio: Studio, carName: StageOptions['carName'], draw: typeof drawCar = drawCar) {
    this.#studio = studio;
    this.#wheels = new Wheels(studio);
    this.#draw = draw;
    this.#carName = carName;
    this.#track = new TilingSprite({
      texture: studio.tile('track', { width: TRACK.length, height: TRACK.height }, drawTrack),
      width: 12_000,
      height: TRACK.height,
    });
    this.#track.position.set(-5_000, -TRACK.railTop);
    const puff = studio.effect('puff');
    for (let i = 0; i < PUFFS; i++) {
      const sprite = new Sprite(puff);
      sprite.anchor.set(0.5);
      this.#smoke.push(sprite);
      this.root.addChild(sprite);
    }
    this.root.addChild(this.#track, this.body);
    this.body.addChild(this.#rolling, this.#cars);
  }

  build(ids: readonly string[], roofless: number | null): void {
    const key = `${ids.join()} ${roofless}`;
    if (this.#ids === key) return;
    this.#ids = key;
    this.#roofless = roofless;
    this.#wheels.forget();
    this.#lamps.length = 0;
    this.#last = [];
    for (const child of [...this.#cars.removeChildren(), ...this.#rolling.removeChildren()]) child.destroy();
    for (let i = ids.length - 1; i >= 0; i--) this.#addCar(ids[i] ?? '', i, ids.length);
    if (ids.length) this.#addEnds(ids.length);
    this.#stackX = trainLength(ids.length) - 52;
    this.roll(0);
  }

  light(light: Light): void {
    this.#cars.tint = light.train;
    this.#rolling.tint = light.train;
    this.#track.tint = light.train;
    for (const lamp of this.#lamps) lamp.alpha = light.lamps * 0.36;
    for (const puff of this.#smoke) puff.tint = light.cloud;
  }

  /** Takes the last car off the train: a piece of its own until the train is built anew. */
  partLast(): Container {
    const parted = new Container();
    parted.tint = this.#cars.tint;
    parted.addChild(...this.#last);
    this.#last = [];
    this.#ids = '';
    this.body.addChildAt(parted, 0);
    return parted;
  }

  /** How thick the smoke is: less of it where it would hide something. */
  set smoke(thick: number) {
    if (thick === this.#thick) return;
    this.#thick = thick;
    this.roll(this.#gone);
  }

  /** The track gone by, in units. */
  roll(distance: number): void {
    this.#gone = distance;
    this.#track.tilePosition.x = -(distance % TRACK.length);
    this.#wheels.roll(distance);
    for (const [i, puff] of this.#smoke.entries()) {
      const age = (i / PUFFS + distance / 2_600) % 1;
      puff.position.set(
        this.#stackX - age * 760 - Math.sin(i * 2.1) * 14,
        -330 - Math.sqrt(age) * 150 + Math.sin(i * 3.7) * 16,
      );
      puff.scale.set(0.5 + age * 1.7);
      puff.alpha = Math.min(1, age * 8) * Math.min(1, (1 - age) * 2.2) * this.#thick;
    }
  }

  #addCar(id: string, index: number, cars: number): void {
    const x = carLeft(index, cars);
    const number = index === 0 ? '' : String(index);
    const label = { name: this.#carName(index, id), number };
    const roofless = index === this.#roofless;
    const sheet = index === 0 ? LOCOMOTIVE_SHEET : CAR_SHEET;
    const texture = this.#studio.picture(`car ${id} ${index} ${label.name} ${roofless}`, sheet, (pen) => {
      pen.translate(sheet.left, sheet.top);
      if (index === 0) drawLocomotive(pen, label);
      else this.#draw(pen, id, index, { ...label, roofless });
    });
    if (index === 0)
      this.#wheels.add(this.#rolling, x, [
        [44, 24],
        [120, 24],
        [196, 38],
        [284, 38],
        [366, 24],
      ]);
    else
      this.#wheels.add(this.#rolling, x, [
        [38, 20],
        [82, 20],
        [CAR.width - 82, 20],
        [CAR.width - 38, 20],
      ]);
    const sprite = new Sprite(texture);
    sprite.position.set(x - sheet.left, -sheet.top);
    this.#cars.addChild(sprite);
    if (index === cars - 1) this.#last.push(...this.#rolling.children, sprite);
    if (index === cars - 1 && index > 0 && !roofless) this.#addBoard(x + CAR.width / 2);
    if (index > 0) this.#addCoupling(x + CAR.width);
    if (!roofless) this.#addLamp(x + roomWidth(index) / 2, Y.ceiling + 44, 1.5);
  }

  #addCoupling(x: number): void {
    const coupling = new Sprite(
      this.#studio.picture('coupling', { width: 48, height: 24 }, (pen) => {
        cut(pen, roundRect(2, 7, 44, 10, 4), { fill: '#2b2730', lift: 2, edge: '#7b8190', edgeWidth: 1 });
        for (const cx of [12, 36])
          cut(pen, ellipse(cx, 12, 8), { fill: '#3b3f4c', lift: 1.5, edge: '#98a2b2', edgeWidth: 1 });
      }),
    );
    coupling.position.set(x + CAR.gap / 2 - 24, -54);
    this.#rolling.addChild(coupling);
  }

  #addEnds(cars: number): void {
    const railing = new Sprite(this.#studio.picture('railing', { width: 46, height: 90 }, drawRailing));
    railing.position.set(-44, Y.sillBottom - 92);
    this.#rolling.addChild(railing);
    const lantern = new Sprite(this.#studio.picture('lantern', { width: 34, height: 72 }, drawLantern));
    lantern.position.set(-30, Y.floor - 112);
    this.#cars.addChild(lantern);
    this.#last.push(railing, lantern);
    this.#addLamp(-15, Y.floor - 66, 0.7, 0xff6a4a);
    const front = carLeft(0, cars) + LOCOMOTIVE.cab + LOCOMOTIVE.boiler;
    const beam = new Sprite(this.#studio.picture('beam', { width: 420, height: 170 }, drawBeam));
    beam.position.set(front + 24, -310);
    beam.blendMode = 'add';
    this.#lamps.push(beam);
    this.#cars.addChild(beam);
  }

  /** The rules speak of the caboose, whatever car it is: a board on its roof says which one. */
  #addBoard(middle: number): void {
    const name = this.#carName(-1, 'caboose');
    const board = new Sprite(this.#studio.picture(`board ${name}`, BOARD, (pen) => drawBoard(pen, name)));
    board.position.set(middle - BOARD.width / 2, Y.roof - 1);
    this.#cars.addChild(board);
    this.#last.push(board);
  }

  #addLamp(x: number, y: number, size: number, tint = 0xffffff): void {
    const lamp = new Sprite(this.#studio.picture('lamp glow', { width: 256, height: 256 }, drawLampGlow));
    lamp.anchor.set(0.5);
    lamp.position.set(x, y);
    lamp.scale.set(size);
    lamp.tint = tint;
    lamp.blendMode = 'add';
    this.#lamps.push(lamp);
    this.#cars.addChild(lamp);
  }
}
