import type { SuperAction } from '@holdup/engine';
import { Sprite, type Texture } from 'pixi.js';
import { MARGIN } from '../../stage/art/studio.ts';
import { Diorama } from '../../stage/diorama.ts';
import { BELOW, carMiddle, PITCH, SCENE, trainLength } from '../../stage/geometry.ts';
import { type Light, mix } from '../../stage/light.ts';
import type { Marks } from '../../stage/marks.ts';
import type { Target } from '../../stage/pointer.ts';
import { EMPTY, type Scene } from '../../stage/scene.ts';
import type { Picture, Tools } from '../../stage/staging.ts';
import { Train } from '../../stage/train.ts';
import { ACTION_CARD, drawActionCard, drawLootCard, LOOT_CARD } from './art/cards.ts';
import { drawTimeMachine, TIME_MACHINE } from './art/timeMachine.ts';
import { drawWagon } from './art/wagon.ts';
import { Bandits } from './bandits.ts';
import { carsOf, hourOf, type SuperScene } from './scene.ts';

/** Units before the locomotive: the time machine's place. */
const AHEAD = 235;
const CLOSE_UP_MS = 600;

/** The train of car cards, its bandits, and the time machine before it. */
export class SuperPicture extends Diorama implements Picture<SuperScene> {
  readonly bandits: Bandits;
  readonly #timeMachine: Sprite;
  #scene: SuperScene | null = null;

  constructor({ renderer, resolution, carName }: Tools) {
    super(
      renderer,
      resolution,
      (studio) => new Train(studio, carName, (pen, _, index, label) => drawWagon(pen, index, label)),
    );
    this.bandits = new Bandits(this.studio, this.motion);
    this.#timeMachine = new Sprite(this.studio.piece('time machine', TIME_MACHINE, drawTimeMachine, true));
    this.#timeMachine.anchor.set(
      (TIME_MACHINE.footX + MARGIN) / (TIME_MACHINE.width + MARGIN * 2),
      (TIME_MACHINE.footY + MARGIN) / (TIME_MACHINE.height + MARGIN * 2),
    );
    this.train.body.addChild(this.#timeMachine, this.bandits.layer, this.effects.layer);
  }

  get scene(): SuperScene {
    if (!this.#scene) throw new Error('nothing has been shown yet');
    return this.#scene;
  }

  settle(scene: SuperScene, marks: Marks): void {
    const cars = carsOf(scene);
    const { options } = scene.table;
    this.#scene = scene;
    this.marks = marks;
    this.train.build(['locomotive', ...Array<string>(cars - 1).fill('wagon')], null);
    this.train.body.position.set(0, 0);
    this.#timeMachine.visible = options.timeTravel === true;
    this.#timeMachine.position.set(this.timeMachineAt().x, 0);
    this.eye.setTrain(cars, {
      below: options.horses ? BELOW.horses : SCENE.below,
      ahead: options.timeTravel ? AHEAD : 0,
    });
    this.backdrop.fit(this.eye.view);
    this.bandits.show(scene);
    this.bandits.mark((who) => ({ mine: marks.mine.has(who), acting: marks.acting.has(who) }));
    this.ride.setRound(hourOf(scene));
    this.showMap();
    this.glow(1);
    this.motion.redraw();
  }

  targets(): Target[] {
    return this.#scene ? this.onCanvas(this.bandits.boxes()) : [];
  }

  whereIs(who: string): number | undefined {
    return this.bandits.get(who)?.standing.x;
  }

  middleOf(car: number): number {
    return carMiddle(car, carsOf(this.scene));
  }

  horse(): Texture {
    return this.studio.figure('horse');
  }

  actionCard(who: string, action: SuperAction, word: string): Texture {
    return this.studio.picture(`card ${who} ${action}`, ACTION_CARD, (pen) =>
      drawActionCard(pen, who, action, word),
    );
  }

  lootCard(value: string): Texture {
    return this.studio.picture(`loot ${value}`, LOOT_CARD, (pen) => drawLootCard(pen, value));
  }

  /** Where one gets into the time machine. */
  timeMachineAt(): { readonly x: number; readonly y: number } {
    return { x: trainLength(this.#scene ? carsOf(this.#scene) : 1) + 158, y: -66 };
  }

  /** The last car rolls to a halt and out of sight, with whoever is on it; then the train fills the picture again. */
  async leaveBehind(who: readonly string[], next: SuperScene): Promise<void> {
    const parted = this.train.partLast();
    const left = who.flatMap((one) => this.bandits.get(one) ?? []);
    await this.motion.tween(
      1_500,
      (t) => {
        const gone = this.still ? 0 : -1_150 * t * t;
        parted.x = gone;
        parted.alpha = Math.min(1, (1 - t) * 4);
        for (const { root, standing } of left) {
          root.x = standing.x + gone;
          root.alpha = parted.alpha;
        }
      },
      (t) => t,
    );
    const { scale, railY } = this.eye.view;
    const from = { scale, x: this.eye.offset + PITCH * scale, y: railY };
    this.settle(next, this.marks);
    parted.destroy({ children: true });
    if (!this.still) await this.#closeUp(from);
  }

  /** One car less: the picture comes closer instead of jumping there. */
  async #closeUp(from: NonNullable<Diorama['pose']>): Promise<void> {
    await this.motion.tween(CLOSE_UP_MS, (t) => {
      const { view, offset } = this.eye;
      const at = (a: number, b: number) => a + (b - a) * t;
      this.pose =
        t >= 1
          ? null
          : { scale: at(from.scale, view.scale), x: at(from.x, offset), y: at(from.y, view.railY) };
      this.aim();
    });
  }

  protected tint(light: Light): void {
    this.bandits.layer.tint = mix(0xffffff, light.train, 0.4);
    this.#timeMachine.tint = mix(0xffffff, light.train, 0.3);
  }

  protected glow(strength: number): void {
    this.bandits.pulse(strength);
  }

  /** The mini-map reads a place from left to right. */
  protected small(): Scene {
    if (!this.#scene) return EMPTY;
    const { table } = this.#scene;
    const figures = table.line.toReversed().map((who) => [who, table.characters[who]?.at ?? 'off'] as const);
    return { ...EMPTY, cars: Array<string>(carsOf(this.#scene)).fill(''), figures: new Map(figures) };
  }
}
