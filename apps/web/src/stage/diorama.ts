import { Container, type Renderer } from 'pixi.js';
import { Studio } from './art/studio.ts';
import { Backdrop } from './backdrop.ts';
import type { Area, Insets } from './contract.ts';
import { Effects } from './effects.ts';
import { Eye } from './eye.ts';
import type { Light } from './light.ts';
import { type Marks, UNMARKED } from './marks.ts';
import { Minimap } from './minimap.ts';
import { Motion } from './motion.ts';
import type { Target } from './pointer.ts';
import { Ride } from './ride.ts';
import type { Scene } from './scene.ts';
import type { Train } from './train.ts';

/** Milliseconds of a glow's swell and ebb. */
const BEAT = 1_500;
/** A glow needs no more than 20 pictures a second; a phone that waits for its player stays cool. */
const GLOW_STEP = 48;

/** How the world lies on the canvas, in CSS pixels. */
interface Pose {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A train in its landscape, whatever game is played on it: light, camera, mini-map and glow. */
export abstract class Diorama {
  readonly motion: Motion;
  readonly effects: Effects;
  readonly eye: Eye;
  readonly ride: Ride;
  /** Glows stay instead of swelling and ebbing. */
  calm = false;
  protected readonly studio: Studio;
  protected readonly backdrop: Backdrop;
  protected readonly train: Train;
  protected marks: Marks = UNMARKED;
  /** Where the world lies while it glides from one view to the next. */
  protected pose: Pose | null = null;
  readonly #renderer: Renderer;
  readonly #root = new Container();
  readonly #world = new Container();
  readonly #minimap = new Minimap();
  #beat = 0;
  #sinceGlow = 0;

  constructor(renderer: Renderer, resolution: number, trainOf: (studio: Studio) => Train) {
    this.#renderer = renderer;
    this.motion = new Motion(() => renderer.render(this.#root));
    this.studio = new Studio(resolution);
    this.backdrop = new Backdrop(this.studio);
    this.train = trainOf(this.studio);
    this.effects = new Effects(this.studio, this.motion);
    this.#world.addChild(this.train.root);
    this.#root.addChild(this.backdrop.behind, this.#world, this.backdrop.before, this.#minimap.root);
    this.eye = new Eye(this.motion, () => this.aim());
    this.ride = new Ride(
      this.motion,
      () => this.#roll(),
      () => this.#relight(),
    );
    this.motion.addMover((ms) => this.#pulse(ms));
  }

  get still(): boolean {
    return this.ride.still;
  }

  set still(still: boolean) {
    this.ride.still = still;
    this.eye.still = still;
    this.effects.still = still;
  }

  resize(width: number, height: number, covered: Insets): void {
    this.#renderer.resize(width, height);
    this.eye.resize(width, height, covered);
    this.backdrop.resize(width, height, this.eye.view);
    this.#relight();
    this.showMap();
    this.aim();
  }

  mapAt(x: number, y: number): number | null {
    return this.#minimap.unitAt(x, y);
  }

  mapArea(): Area | null {
    return this.#minimap.area();
  }

  destroy(): void {
    this.motion.stop();
    this.#root.destroy({ children: true });
    this.backdrop.destroy();
    this.studio.destroy();
    this.#renderer.destroy({ removeView: true });
  }

  /** The players' pieces stay the brightest things at any hour. */
  protected abstract tint(light: Light): void;
  /** The track gone by, in units, for what rolls beside the train. */
  protected rolled(_distance: number): void {}
  /** `strength` swings between 0 and 1. */
  protected abstract glow(strength: number): void;
  /** What the mini-map shows. */
  protected abstract small(): Scene;

  /** Boxes in stage units as boxes on the canvas. */
  protected onCanvas(boxes: readonly Target[]): Target[] {
    const { scale, railY } = this.eye.view;
    return boxes.map((box) => ({
      key: box.key,
      x: box.x * scale + this.eye.offset,
      y: box.y * scale + railY,
      width: box.width * scale,
      height: box.height * scale,
    }));
  }

  protected aim(): void {
    const { view, offset } = this.eye;
    const { scale, x, y } = this.pose ?? { scale: view.scale, x: offset, y: view.railY };
    this.#world.scale.set(scale);
    this.#world.position.set(x, y);
    this.backdrop.move(this.ride.distance, x);
    this.#minimap.look(offset);
    this.motion.redraw();
  }

  protected showMap(): void {
    this.#minimap.show(this.small(), this.eye.view, (who) => this.marks.mine.has(who));
    this.#minimap.look(this.eye.offset);
  }

  #roll(): void {
    this.train.roll(this.ride.distance);
    this.rolled(this.ride.distance);
    this.backdrop.move(this.ride.distance, this.pose?.x ?? this.eye.offset);
  }

  #relight(): void {
    const { light } = this.ride;
    this.backdrop.light(light);
    this.train.light(light);
    this.tint(light);
    this.motion.redraw();
  }

  #pulse(ms: number): 'moved' | 'waits' | 'rests' {
    if (this.calm || (this.marks.lit.size === 0 && this.marks.acting.size === 0)) return 'rests';
    this.#sinceGlow += ms;
    if (this.#sinceGlow < GLOW_STEP) return 'waits';
    this.#beat = (this.#beat + this.#sinceGlow / BEAT) % 1;
    this.#sinceGlow = 0;
    this.glow(0.5 - Math.cos(this.#beat * Math.PI * 2) / 2);
    return 'moved';
  }
}
