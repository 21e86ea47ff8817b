import type { Renderer } from 'pixi.js';
import { TWO_TRAINS_HEIGHT } from './camera.ts';
import type { StageOptions } from './contract.ts';
import { Diorama } from './diorama.ts';
import { Figures } from './figures.ts';
import { BELOW, carMiddle, OTHER, placeBox, placesOf, SCENE } from './geometry.ts';
import { type Light, mix } from './light.ts';
import { chipKey, figureKey, lootKey, placeKey } from './lit.ts';
import type { Marks } from './marks.ts';
import { ease } from './motion.ts';
import { aroundOther, OtherTrain } from './otherTrain.ts';
import { Places } from './places.ts';
import type { Target } from './pointer.ts';
import { EMPTY, type Scene, yardOf } from './scene.ts';
import type { Picture } from './staging.ts';
import { Tokens } from './tokens.ts';
import { THICK, Train } from './train.ts';
import { Trimmings } from './trimmings.ts';

/** Smoke before another train. */
const THIN = 0.2;

/** The train of `express`, its people and its loot. */
export class TrainPicture extends Diorama implements Picture<Scene> {
  readonly figures: Figures;
  readonly tokens: Tokens;
  scene: Scene = EMPTY;
  readonly #places = new Places();
  readonly #trimmings: Trimmings;
  readonly #other: OtherTrain;

  constructor(renderer: Renderer, resolution: number, carName: StageOptions['carName']) {
    super(renderer, resolution, (studio) => new Train(studio, carName));
    this.figures = new Figures(this.studio, this.motion);
    this.tokens = new Tokens(this.studio);
    this.#trimmings = new Trimmings(this.studio);
    this.#other = new OtherTrain(this.studio, carName);
    this.train.root.addChildAt(this.#other.root, 0);
    this.train.body.addChild(
      this.#other.ladders,
      this.#trimmings.behind,
      this.#places.layer,
      this.figures.layer,
      this.#trimmings.before,
      this.tokens.layer,
      this.effects.layer,
    );
  }

  settle(scene: Scene, marks: Marks): void {
    const { lit, mine, acting } = marks;
    this.scene = scene;
    this.marks = marks;
    this.train.build(scene.cars, scene.roofless);
    this.#trimmings.show(scene);
    this.train.body.position.set(0, 0);
    this.#pass(scene);
    this.figures.show(scene);
    this.tokens.show(scene);
    this.tokens.showHeld(scene, (id) => lit.has(lootKey(id)), this.figures);
    this.figures.mark((who) => ({
      mine: mine.has(who),
      acting: acting.has(who),
      lit: lit.has(figureKey(who)),
    }));
    this.tokens.mark((id) => lit.has(lootKey(id)));
    for (const pieces of [this.figures, this.#trimmings]) pieces.markChips((chip) => lit.has(chipKey(chip)));
    const places = [...lit.keys()]
      .filter((key) => key.startsWith('place:'))
      .map((key) => key.slice('place:'.length));
    this.#places.show(places, yardOf(scene));
    this.ride.setRound(scene.round);
    this.showMap();
    this.glow(1);
    this.motion.redraw();
  }

  targets(): Target[] {
    const yard = yardOf(this.scene);
    const floors = placesOf(yard).flatMap((place) => {
      const box = placeBox(place, yard);
      return box ? [{ key: placeKey(place), ...box }] : [];
    });
    const pieces = [this.figures, this.tokens, this.#trimmings].flatMap((one) => one.boxes());
    return this.onCanvas([...pieces, ...floors]);
  }

  whereIs(who: string): number | undefined {
    return this.figures.get(who)?.standing.x;
  }

  middleOf(car: number): number {
    return carMiddle(car, this.scene.cars.length);
  }

  /** The other train on its way past this one; `slid` may lie between two cars. */
  slide(slid: number): void {
    const scene = { ...this.scene, slid };
    this.#pass(scene);
    this.figures.show(scene);
    this.tokens.show(scene);
    this.showMap();
    this.motion.redraw();
  }

  /** Shakes the train by so many units. */
  shake(units: number, ms: number): Promise<void> {
    const { body } = this.train;
    return this.motion.tween(
      ms,
      (t) => {
        const ebb = (1 - t) ** 2;
        body.position.set(Math.sin(t * 21) * units * ebb, -Math.abs(Math.sin(t * 27)) * units * 0.2 * ebb);
      },
      ease.linear,
    );
  }

  protected tint(light: Light): void {
    this.#other?.light(light);
    this.figures.layer.tint = mix(0xffffff, light.train, 0.45);
    this.tokens.layer.tint = mix(0xffffff, light.train, 0.3);
    this.#trimmings.before.tint = this.figures.layer.tint;
  }

  protected override rolled(distance: number): void {
    this.#other.roll(distance);
  }

  protected glow(strength: number): void {
    this.figures.pulse(strength);
    this.tokens.pulse(strength);
    this.#places.pulse(strength);
    this.#trimmings.pulse(strength);
  }

  #pass(scene: Scene): void {
    this.#other.show(scene);
    this.train.smoke = scene.slid === null ? THICK : THIN;
    const two = { above: OTHER.above, map: TWO_TRAINS_HEIGHT };
    this.eye.setTrain(scene.cars.length, {
      below: belowOf(scene),
      ...(scene.slid === null ? {} : { ...two, ...aroundOther(scene) }),
    });
    this.backdrop.fit(this.eye.view);
  }

  protected small(): Scene {
    return this.scene;
  }
}

/** Units below the rails that belong to the picture: the stagecoach runs nearest to the eye. */
function belowOf({ figures }: Scene): number {
  const names = [...figures.keys()];
  if (names.includes('coach')) return BELOW.coach;
  return names.some((who) => who.startsWith('horse:')) ? BELOW.horses : SCENE.below;
}
