import { Container, Sprite, TilingSprite } from 'pixi.js';
import {
  drawArmoredLocomotive,
  drawGatling,
  drawLadder,
  drawTender,
  GATLING,
  LADDER,
  TENDER_SHEET,
} from './art/armored.ts';
import { CAR_SHEET, drawCar } from './art/cars.ts';
import { drawBank, drawTrack } from './art/land.ts';
import { LOCOMOTIVE_SHEET } from './art/locomotive.ts';
import type { Studio } from './art/studio.ts';
import type { StageOptions } from './contract.ts';
import { CAR, LOCOMOTIVE, OTHER, otherLeft, PITCH, Y } from './geometry.ts';
import type { Light } from './light.ts';
import { type Scene, yardOf } from './scene.ts';
import { TRACK } from './train.ts';
import { Wheels } from './wheels.ts';

/** From its locomotive at the left to its last car. */
const CARS = ['armoredLocomotive', 'tender', 'armored', 'weapons', 'armored', 'medical', 'armored'] as const;
const ARMED = ['weapons', 'medical'];
const WHEELS = [
  [38, 20],
  [82, 20],
  [CAR.width - 82, 20],
  [CAR.width - 38, 20],
] as const;
const DRIVERS = [
  [24, 24],
  [92, 38],
  [180, 38],
  [-46, 24],
  [-120, 24],
] as const;
const BANK = { length: 512, height: -OTHER.rails - 8 } as const;

/** Another train on its own track behind the first, on a bank, its locomotive at the other end. */
export class OtherTrain {
  readonly root = new Container();
  readonly #studio: Studio;
  readonly #carName: StageOptions['carName'];
  readonly #bank: TilingSprite;
  readonly #track: TilingSprite;
  readonly #train = new Container();
  readonly #wheels: Wheels;
  /** Rope ladders where a car is beside another: there one steps across. Before both trains, behind who stands on them. */
  readonly ladders = new Container();

  constructor(studio: Studio, carName: StageOptions['carName']) {
    this.#studio = studio;
    this.#wheels = new Wheels(studio);
    this.#carName = carName;
    this.#bank = tiled(
      studio.tile('bank', { width: BANK.length, height: BANK.height }, drawBank),
      BANK.height,
    );
    this.#bank.position.set(-6_000, 8);
    this.#track = tiled(
      studio.tile('track', { width: TRACK.length, height: TRACK.height }, drawTrack),
      TRACK.height,
    );
    this.#track.position.set(-6_000, -TRACK.railTop);
    this.root.position.y = OTHER.rails;
    this.root.visible = false;
    this.root.addChild(this.#bank, this.#track, this.#train);
  }

  /** Where it is in a scene; nowhere where there is none. */
  show(scene: Scene): void {
    this.root.visible = scene.slid !== null;
    this.ladders.visible = this.root.visible;
    if (!this.root.visible) return;
    if (this.#train.children.length === 0) this.#build();
    const yard = yardOf(scene);
    this.#train.position.x = otherLeft(0, yard);
    this.#hang(scene.slid ?? 0, scene.cars.length);
  }

  /** While the trains pass nothing hangs between them. */
  #hang(slid: number, cars: number): void {
    const beside = Number.isInteger(slid)
      ? Array.from({ length: OTHER.cars }, (_, car) => car).filter(
          (car) => slid - car >= 0 && slid - car < cars,
        )
      : [];
    for (const child of this.ladders.removeChildren()) child.destroy();
    for (const car of beside) {
      const ladder = new Sprite(this.#studio.picture('ladder', LADDER, drawLadder));
      ladder.position.set(
        otherLeft(car, { cars, slid }) + CAR.width - LADDER.width - 6,
        OTHER.rails + Y.sillBottom - 6,
      );
      this.ladders.addChild(ladder);
    }
  }

  light(light: Light): void {
    this.#train.tint = light.train;
    this.#track.tint = light.train;
    this.#bank.tint = light.ground;
    this.ladders.tint = light.train;
  }

  /** The track gone by, in units. */
  roll(distance: number): void {
    if (!this.root.visible) return;
    this.#track.tilePosition.x = -(distance % TRACK.length);
    this.#bank.tilePosition.x = -(distance % BANK.length);
    this.#wheels.roll(-distance);
  }

  #build(): void {
    const rolling = new Container();
    const cars = new Container();
    this.#train.addChild(rolling, cars);
    for (let i = CARS.length - 1; i >= 0; i--) {
      const id = CARS[i] ?? '';
      const x = i * PITCH;
      this.#wheels.add(rolling, x, i === 0 ? DRIVERS : WHEELS);
      const picture = this.#car(id, i);
      picture.position.x += x;
      cars.addChild(picture);
      if (ARMED.includes(id)) {
        const gatling = new Sprite(this.#studio.picture('gatling', GATLING, drawGatling));
        gatling.position.set(x + 8, Y.roof - GATLING.height + 8);
        cars.addChild(gatling);
      }
    }
  }

  #car(id: string, index: number): Sprite {
    const label = { name: this.#carName(index, id), number: index === 0 ? '' : `${index}` };
    const key = `other car ${id} ${index} ${label.name}`;
    if (index === 0) {
      const left = LOCOMOTIVE_SHEET.width - LOCOMOTIVE_SHEET.left - CAR.width;
      const sprite = new Sprite(
        this.#studio.picture(key, LOCOMOTIVE_SHEET, (pen) => {
          pen.translate(left, LOCOMOTIVE_SHEET.top);
          drawArmoredLocomotive(pen, label);
        }),
      );
      sprite.position.set(-left, -LOCOMOTIVE_SHEET.top);
      return sprite;
    }
    const sheet = id === 'tender' ? TENDER_SHEET : CAR_SHEET;
    const sprite = new Sprite(
      this.#studio.picture(key, sheet, (pen) => {
        pen.translate(sheet.left, sheet.top);
        if (id === 'tender') drawTender(pen, label);
        else drawCar(pen, id, index, { ...label, roofless: false });
      }),
    );
    sprite.position.set(-sheet.left, -sheet.top);
    return sprite;
  }
}

const tiled = (texture: TilingSprite['texture'], height: number): TilingSprite =>
  new TilingSprite({ texture, width: 12_000, height });

/** Units that another train needs around the first one, for both to be seen. */
export function aroundOther(scene: Scene): { behind: number; ahead: number } {
  const yard = yardOf(scene);
  const first = otherLeft(0, yard) - LOCOMOTIVE.boiler;
  const last = otherLeft(OTHER.cars - 1, yard) + CAR.width;
  const end = (scene.cars.length - 1) * PITCH + LOCOMOTIVE.cab + LOCOMOTIVE.boiler;
  return { behind: Math.max(0, -first), ahead: Math.max(0, last - end) };
}
