import type { AnyTable, Fact } from '@holdup/engine';
import type { Renderer } from 'pixi.js';
import type { SoundName } from '../sound/index.ts';
import type { Area, Insets, StageOptions } from './contract.ts';
import type { Eye } from './eye.ts';
import type { Marks } from './marks.ts';
import type { Motion } from './motion.ts';
import type { Target } from './pointer.ts';
import type { Ride } from './ride.ts';

/** Everything that is drawn, put together: a scene and its marks go in, pixels come out. */
export interface Picture<S> {
  readonly motion: Motion;
  readonly ride: Ride;
  readonly eye: Eye;
  readonly scene: S;
  /** Glows stay instead of swelling and ebbing. */
  calm: boolean;
  /** Nothing glides: camera, landscape and effects. */
  still: boolean;
  /** At once, every piece in its place. */
  settle(scene: S, marks: Marks): void;
  resize(width: number, height: number, covered: Insets): void;
  /** The unit of the stage under a point of the mini-map, or null beside it. */
  mapAt(x: number, y: number): number | null;
  /** Where the mini-map is, in CSS pixels of the canvas; null where there is none. */
  mapArea(): Area | null;
  /** What can be pointed at, in CSS pixels of the canvas. */
  targets(): Target[];
  /** The unit at which a character stands. */
  whereIs(who: string): number | undefined;
  /** The unit of a car's middle. */
  middleOf(car: number): number;
  destroy(): void;
}

export interface ActingHow {
  /** Fades instead of movement. */
  readonly fade: boolean;
  sound(name: SoundName): void;
}

/** How one game is put on the stage. */
export interface Staging<T extends AnyTable, S> {
  readonly picture: Picture<S>;
  sceneOf(table: T): S;
  /** What a fact changes in the picture; facts that change nothing in it give the same scene. */
  sceneAfter(scene: S, fact: Fact): S;
  /** Acts a fact out, towards the scene in which it has happened; resolves at once where there is nothing to see. */
  act(fact: Fact, next: S, how: ActingHow): Promise<void>;
  /** Who acts from this fact on; null where that does not change. */
  actorOf(fact: Fact): string | null;
}

export interface Tools {
  readonly renderer: Renderer;
  /** Device pixels per unit in textures. */
  readonly resolution: number;
  readonly carName: StageOptions['carName'];
}
