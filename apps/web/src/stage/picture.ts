import { Container, type Renderer } from 'pixi.js';
import { Studio } from './art/studio.ts';
import { Backdrop } from './backdrop.ts';
import type { Insets, StageOptions } from './contract.ts';
import { Effects } from './effects.ts';
import { Eye } from './eye.ts';
import { Figures } from './figures.ts';
import { BELOW, placeBox, placesOf, SCENE } from './geometry.ts';
import { mix } from './light.ts';
import { figureKey, lootKey, placeKey } from './lit.ts';
import { type Marks, UNMARKED } from './marks.ts';
import { Minimap } from './minimap.ts';
import { ease, Motion } from './motion.ts';
import { Places } from './places.ts';
import type { Target } from './pointer.ts';
import { Ride } from './ride.ts';
import { EMPTY, type Scene, yardOf } from './scene.ts';
import { Tokens } from './tokens.ts';
import { Train } from './train.ts';
import { Trimmings } from './trimmings.ts';

/** Milliseconds of a glow's swell and ebb. */
const BEAT = 1_500;
/** A glow needs no more than 20 pictures a second; a phone that waits for its player stays cool. */
const GLOW_STEP = 48;

/** Everything that is drawn, put together: a scene and its marks go in, pixels come out. */
export class Picture {
  readonly motion: Motion;
  readonly figures: Figures;
  readonly tokens: Tokens;
  readonly effects: Effects;
  readonly eye: Eye;
  readonly ride: Ride;
  scene: Scene = EMPTY;
  /** Glows stay instead of swelling and ebbing. */
  calm = false;
  readonly #renderer: Renderer;
  readonly #studio: Studio;
  readonly #root = new Container();
  readonly #world = new Container();
  readonly #backdrop: Backdrop;
  readonly #train: Train;
  readonly #places = new Places();
  readonly #trimmings: Trimmings;
  readonly #minimap = new Minimap();
  #marks: Marks = UNMARKED;
  #beat = 0;
  #sinceGlow = 0;

  constructor(renderer: Renderer, resolution: number, carName: StageOptions['carName']) {
    this.#renderer = renderer;
    this.motion = new Motion(() => renderer.render(this.#root));
    this.#studio = new Studio(resolution);
    this.#backdrop = new Backdrop(this.#studio);
    this.#train = new Train(this.#studio, carName);
    this.figures = new Figures(this.#studio, this.motion);
    this.tokens = new Tokens(this.#studio);
    this.effects = new Effects(this.#studio, this.motion);
    this.#trimmings = new Trimmings(this.#studio);
    this.#train.body.addChild(
      this.#trimmings.behind,
      this.#places.layer,
      this.figures.layer,
      this.#trimmings.before,
      this.tokens.layer,
      this.effects.layer,
    );
    this.#world.addChild(this.#train.root);
    this.#root.addChild(this.#backdrop.behind, this.#world, this.#backdrop.before, this.#minimap.root);
    this.eye = new Eye(this.motion, () => this.#aim());
    this.ride = new Ride(
      this.motion,
      () => this.#roll(),
      () => this.#relight(),
    );
    this.motion.addMover((ms) => this.#pulse(ms));
  }

  /** At once, every piece upright in its place. */
  settle(scene: Scene, marks: Marks): void {
    const { lit, mine, acting } = marks;
    this.scene = scene;
    this.#marks = marks;
    this.#train.build(scene.cars, scene.roofless);
    this.#trimmings.show(scene);
    this.#train.body.position.set(0, 0);
    this.eye.setTrain(scene.cars.length, belowOf(scene));
    this.#backdrop.fit(this.eye.view);
    this.figures.show(scene);
    this.tokens.show(scene);
    this.tokens.showHeld(scene, (id) => lit.has(lootKey(id)), this.figures);
    this.figures.mark((who) => ({
      mine: mine.has(who),
      acting: acting.has(who),
      lit: lit.has(figureKey(who)),
    }));
    this.tokens.mark((id) => lit.has(lootKey(id)));
    const places = [...lit.keys()]
      .filter((key) => key.startsWith('place:'))
      .map((key) => key.slice('place:'.length));
    this.#places.show(places, yardOf(scene));
    this.ride.setRound(scene.round);
    this.#showMap();
    this.#glow(1);
    this.motion.redraw();
  }

  resize(width: number, height: number, covered: Insets): void {
    this.#renderer.resize(width, height);
    this.eye.resize(width, height, covered);
    this.#backdrop.resize(width, height, this.eye.view);
    this.#relight();
    this.#showMap();
    this.#aim();
  }

  /** The unit of the stage under a point of the mini-map, or null beside it. */
  mapAt(x: number, y: number): number | null {
    return this.#minimap.unitAt(x, y);
  }

  /** What can be pointed at, in CSS pixels of the canvas. */
  targets(): Target[] {
    const { scale, railY } = this.eye.view;
    const yard = yardOf(this.scene);
    const floors = placesOf(yard).flatMap((place) => {
      const box = placeBox(place, yard);
      return box ? [{ key: placeKey(place), ...box }] : [];
    });
    return [...this.figures.boxes(), ...this.tokens.boxes(), ...floors].map((box) => ({
      key: box.key,
      x: box.x * scale + this.eye.offset,
      y: box.y * scale + railY,
      width: box.width * scale,
      height: box.height * scale,
    }));
  }

  /** Shakes the train by so many units. */
  shake(units: number, ms: number): Promise<void> {
    const { body } = this.#train;
    return this.motion.tween(
      ms,
      (t) => {
        const ebb = (1 - t) ** 2;
        body.position.set(Math.sin(t * 21) * units * ebb, -Math.abs(Math.sin(t * 27)) * units * 0.2 * ebb);
      },
      ease.linear,
    );
  }

  destroy(): void {
    this.motion.stop();
    this.#root.destroy({ children: true });
    this.#backdrop.destroy();
    this.#studio.destroy();
    this.#renderer.destroy({ removeView: true });
  }

  #aim(): void {
    const { scale, railY } = this.eye.view;
    this.#world.scale.set(scale);
    this.#world.position.set(this.eye.offset, railY);
    this.#backdrop.move(this.ride.distance, this.eye.offset);
    this.#minimap.look(this.eye.offset);
    this.motion.redraw();
  }

  #roll(): void {
    this.#train.roll(this.ride.distance);
    this.#backdrop.move(this.ride.distance, this.eye.offset);
  }

  #relight(): void {
    const { light } = this.ride;
    this.#backdrop.light(light);
    this.#train.light(light);
    // The players' pieces stay the brightest things at any hour.
    this.figures.layer.tint = mix(0xffffff, light.train, 0.45);
    this.tokens.layer.tint = mix(0xffffff, light.train, 0.3);
    this.#trimmings.before.tint = this.figures.layer.tint;
    this.motion.redraw();
  }

  #showMap(): void {
    this.#minimap.show(this.scene, this.eye.view, (who) => this.#marks.mine.has(who));
    this.#minimap.look(this.eye.offset);
  }

  #pulse(ms: number): 'moved' | 'waits' | 'rests' {
    if (this.calm || (this.#marks.lit.size === 0 && this.#marks.acting.size === 0)) return 'rests';
    this.#sinceGlow += ms;
    if (this.#sinceGlow < GLOW_STEP) return 'waits';
    this.#beat = (this.#beat + this.#sinceGlow / BEAT) % 1;
    this.#sinceGlow = 0;
    this.#glow(0.5 - Math.cos(this.#beat * Math.PI * 2) / 2);
    return 'moved';
  }

  #glow(strength: number): void {
    this.figures.pulse(strength);
    this.tokens.pulse(strength);
    this.#places.pulse(strength);
  }
}

/** Units below the rails that belong to the picture: the stagecoach runs nearest to the eye. */
function belowOf({ figures }: Scene): number {
  const names = [...figures.keys()];
  if (names.includes('coach')) return BELOW.coach;
  return names.some((who) => who.startsWith('horse:')) ? BELOW.horses : SCENE.below;
}
