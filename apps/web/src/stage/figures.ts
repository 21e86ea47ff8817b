import type { Place } from '@holdup/engine';
import { Container, Sprite } from 'pixi.js';
import { PERSON } from './art/people.ts';
import { MARGIN, type Studio } from './art/studio.ts';
import { FIGURE, ground } from './geometry.ts';
import { figureKey, type PieceKey } from './lit.ts';
import { ease, type Motion } from './motion.ts';
import type { Scene } from './scene.ts';
import { figureSpots } from './spots.ts';

/** Art units to stage units: the tallest hat reaches `FIGURE.height`. */
const SIZE = FIGURE.height / 146;
const MARSHAL_SIZE = 1.16;

export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** One standee. `root` stands on its spot; `body` is what acts. */
export class Figure {
  readonly who: string;
  readonly root = new Container();
  readonly body = new Container();
  readonly #glow: Sprite;
  readonly #flag: Sprite;
  readonly #ring: Sprite;
  readonly #turn: Sprite;
  readonly #turnY: number;
  standing: Standing = { x: 0, y: 0, scale: 1 };

  constructor(who: string, studio: Studio) {
    this.who = who;
    const size = SIZE * (who === 'marshal' ? MARSHAL_SIZE : 1);
    const sprite = (texture: Sprite['texture']) => {
      const made = new Sprite(texture);
      made.anchor.set(
        (PERSON.footX + MARGIN) / (PERSON.width + MARGIN * 2),
        (PERSON.footY + MARGIN) / (PERSON.height + MARGIN * 2),
      );
      made.scale.set(size);
      return made;
    };
    this.#glow = sprite(studio.figureGlow(who));
    this.#glow.visible = false;
    this.#flag = new Sprite(studio.effect('flag'));
    this.#flag.anchor.set(0.25, 0.9);
    // Over the shoulder at the caboose's side, the cloth away from the hat.
    this.#flag.scale.set(-0.78, 0.78);
    this.#flag.position.set(-29, -FIGURE.height * 0.4);
    this.#ring = new Sprite(studio.effect('ring'));
    this.#ring.anchor.set(0.5);
    this.#ring.scale.set(0.9);
    this.#ring.position.set(0, -3);
    this.#ring.visible = false;
    this.#flag.visible = false;
    this.#turn = new Sprite(studio.effect('turn'));
    this.#turn.anchor.set(0.5, 0.8);
    this.#turn.scale.set(0.74);
    this.#turnY = -FIGURE.height * (who === 'marshal' ? 1.2 : 1.04) - 4;
    this.#turn.position.set(0, this.#turnY);
    this.#turn.visible = false;
    this.root.addChild(this.#ring);
    this.body.addChild(this.#glow, this.#flag, sprite(studio.figure(who)), this.#turn);
    this.root.addChild(this.body);
  }

  mark(marks: { readonly mine: boolean; readonly acting: boolean; readonly lit: boolean }): void {
    this.#flag.visible = marks.mine;
    this.#ring.visible = marks.mine;
    this.#turn.visible = marks.acting;
    this.#glow.visible = marks.lit;
  }

  /** `beat` swings between 0 and 1. */
  pulse(beat: number): void {
    this.#glow.alpha = 0.6 + beat * 0.4;
    this.#turn.y = this.#turnY - beat * 7;
  }

  stand(at: Standing): void {
    this.root.position.set(at.x, at.y);
    this.root.scale.set(at.scale);
    this.root.zIndex = at.y;
    this.standing = at;
  }

  /** Back to an upright standee, whatever it was doing. */
  rest(): void {
    this.body.position.set(0, 0);
    this.body.rotation = 0;
    this.body.scale.set(1, 1);
    this.body.alpha = 1;
  }
}

/** Where everybody stands in a scene. */
export function standings(scene: Scene): Map<string, Standing> {
  const at = new Map<Place, string[]>();
  for (const [who, place] of scene.figures) {
    const group = at.get(place);
    if (group) group.push(who);
    else at.set(place, [who]);
  }
  const found = new Map<string, Standing>();
  for (const [place, group] of at) {
    const line = ground(place, scene.cars.length);
    if (!line) continue;
    const spots = figureSpots(group.length, line.width);
    for (const [i, who] of group.entries()) {
      const spot = spots[i];
      if (spot) found.set(who, { x: line.x + spot.x, y: line.y + spot.y, scale: spot.scale });
    }
  }
  return found;
}

export class Figures {
  readonly layer = new Container({ sortableChildren: true });
  readonly #studio: Studio;
  readonly #motion: Motion;
  readonly #figures = new Map<string, Figure>();

  constructor(studio: Studio, motion: Motion) {
    this.#studio = studio;
    this.#motion = motion;
  }

  get(who: string): Figure | undefined {
    return this.#figures.get(who);
  }

  all(): Iterable<Figure> {
    return this.#figures.values();
  }

  /** Everybody at once on his spot; those who are not on the train go. */
  show(scene: Scene): void {
    const wanted = standings(scene);
    for (const [who, figure] of this.#figures) {
      if (wanted.has(who)) continue;
      figure.root.destroy({ children: true });
      this.#figures.delete(who);
    }
    for (const [who, at] of wanted) {
      const figure = this.#figures.get(who) ?? this.#add(who);
      figure.rest();
      figure.stand(at);
    }
  }

  /** Everybody but `except` glides to his spot in `scene`. */
  glide(scene: Scene, ms: number, except: string | null = null): Promise<void> {
    const moving: { figure: Figure; from: Standing; to: Standing }[] = [];
    for (const [who, to] of standings(scene)) {
      const figure = this.#figures.get(who);
      if (!figure || who === except) continue;
      const from = figure.standing;
      if (from.x !== to.x || from.y !== to.y || from.scale !== to.scale) moving.push({ figure, from, to });
    }
    if (!moving.length) return Promise.resolve();
    return this.#motion.tween(
      ms,
      (t) => {
        for (const { figure, from, to } of moving) figure.stand(between(from, to, t));
      },
      ease.inOut,
    );
  }

  mark(marksOf: (who: string) => Parameters<Figure['mark']>[0]): void {
    for (const figure of this.#figures.values()) figure.mark(marksOf(figure.who));
  }

  pulse(beat: number): void {
    for (const figure of this.#figures.values()) figure.pulse(beat);
  }

  /** Boxes in stage units for pointing. */
  boxes(): { key: PieceKey; x: number; y: number; width: number; height: number }[] {
    return [...this.#figures.values()].map(({ who, standing: { x, y, scale } }) => {
      const width = FIGURE.width * scale * 0.8;
      const height = FIGURE.height * scale;
      return { key: figureKey(who), x: x - width / 2, y: y - height, width, height };
    });
  }

  #add(who: string): Figure {
    const figure = new Figure(who, this.#studio);
    this.#figures.set(who, figure);
    this.layer.addChild(figure.root);
    return figure;
  }
}

export function between(from: Standing, to: Standing, t: number): Standing {
  const at = (a: number, b: number) => a + (b - a) * t;
  return { x: at(from.x, to.x), y: at(from.y, to.y), scale: at(from.scale, to.scale) };
}
