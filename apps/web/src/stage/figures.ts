import type { Place } from '@holdup/engine';
import { Container, Sprite } from 'pixi.js';
import { artOf } from './art/pieces.ts';
import { MARGIN, type Studio } from './art/studio.ts';
import { Chip } from './chip.ts';
import { COACH, FIGURE, ground } from './geometry.ts';
import { chipKey, figureKey, type PieceKey } from './lit.ts';
import { ease, type Motion } from './motion.ts';
import { type Scene, yardOf } from './scene.ts';
import { figureSpots } from './spots.ts';

/** Art units to stage units: the tallest hat reaches `FIGURE.height`. */
const SIZE = FIGURE.height / 146;
/** A chip on a shoulder, and one on the stagecoach, in units. */
const WORN = { person: 34, coach: 27 } as const;

export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Added to the height when it comes to who stands before whom. */
  readonly depth?: number;
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
  readonly #worn = new Container();
  readonly #studio: Studio;
  chips: readonly Chip[] = [];
  standing: Standing = { x: 0, y: 0, scale: 1 };

  constructor(who: string, studio: Studio) {
    this.who = who;
    const art = artOf(who);
    const size = SIZE * art.size;
    const { sheet } = art;
    const sprite = (texture: Sprite['texture']) => {
      const made = new Sprite(texture);
      made.anchor.set(
        (sheet.footX + MARGIN) / (sheet.width + MARGIN * 2),
        (sheet.footY + MARGIN) / (sheet.height + MARGIN * 2),
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
    this.#studio = studio;
    this.body.addChild(this.#glow, this.#flag, sprite(studio.figure(who)), this.#worn, this.#turn);
    this.root.addChild(this.body);
  }

  mark(marks: { readonly mine: boolean; readonly acting: boolean; readonly lit: boolean }): void {
    this.#flag.visible = marks.mine;
    this.#ring.visible = marks.mine;
    this.#turn.visible = marks.acting;
    this.#glow.visible = marks.lit;
  }

  /** Chips beside the head, one under the other; on the stagecoach in rows along its wall. */
  wear(chips: readonly string[]): void {
    if (this.chips.map(({ id }) => id).join() === chips.join()) return;
    for (const child of this.#worn.removeChildren()) child.destroy({ children: true });
    const size = this.who === 'coach' ? WORN.coach : WORN.person;
    this.chips = chips.map((id) => new Chip(id, size, this.#studio));
    for (const [i, { root }] of this.chips.entries()) {
      if (this.who === 'coach')
        root.position.set((i % 4) * 29 - 44, Math.floor(i / 4) * 28 - COACH.roof + 26);
      else root.position.set(32, -FIGURE.height * 0.82 + i * (size - 4));
      this.#worn.addChild(root);
    }
  }

  /** `beat` swings between 0 and 1. */
  pulse(beat: number): void {
    this.#glow.alpha = 0.6 + beat * 0.4;
    for (const chip of this.chips) chip.pulse(beat);
    this.#turn.y = this.#turnY - beat * 7;
  }

  stand(at: Standing): void {
    this.root.position.set(at.x, at.y);
    this.root.scale.set(at.scale);
    this.root.zIndex = at.y + (at.depth ?? 0);
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

/** A stick of dynamite lies in the corner and takes nobody's room. */
const LYING = { who: 'dynamite', scale: 0.72 } as const;

/** Where everybody stands in a scene. */
export function standings(scene: Scene): Map<string, Standing> {
  const yard = yardOf(scene);
  const at = new Map<Place, string[]>();
  for (const [who, place] of scene.figures) {
    const group = at.get(place);
    if (group) group.push(who);
    else at.set(place, [who]);
  }
  const found = new Map<string, Standing>();
  for (const [place, group] of at) {
    const line = ground(place, yard);
    if (!line) continue;
    const standing = group.filter((who) => who !== LYING.who);
    const spots = figureSpots(standing.length, line.width / line.scale);
    for (const [i, who] of standing.entries()) {
      const spot = spots[i];
      if (!spot) continue;
      const { x, y, scale } = spot;
      found.set(who, {
        x: line.x + x * line.scale,
        y: line.y + y * line.scale,
        scale: scale * line.scale,
        depth: line.depth,
      });
    }
    if (standing.length < group.length)
      found.set(LYING.who, { x: line.x - line.width / 2 + 14, y: line.y + 2, scale: LYING.scale, depth: 20 });
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
      figure.wear(scene.chips.get(who) ?? []);
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

  markChips(isLit: (chip: string) => boolean): void {
    for (const { chips } of this.#figures.values()) for (const chip of chips) chip.mark(isLit(chip.id));
  }

  pulse(beat: number): void {
    for (const figure of this.#figures.values()) figure.pulse(beat);
  }

  /** Boxes in stage units for pointing. */
  boxes(): { key: PieceKey; x: number; y: number; width: number; height: number }[] {
    return [...this.#bodies(), ...this.#chips()];
  }

  #chips() {
    return [...this.#figures.values()].flatMap(({ standing, chips }) =>
      chips.map(({ id, size, root }) => {
        const width = size * standing.scale;
        const x = standing.x + root.x * standing.scale - width / 2;
        return {
          key: chipKey(id),
          x,
          y: standing.y + root.y * standing.scale - width / 2,
          width,
          height: width,
        };
      }),
    );
  }

  #bodies() {
    return [...this.#figures.values()].map(({ who, standing: { x, y, scale } }) => {
      const { sheet } = artOf(who);
      const width = Math.min(FIGURE.width, sheet.width) * scale * 0.8;
      const height = Math.min(FIGURE.height, sheet.height) * scale;
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
  return {
    x: at(from.x, to.x),
    y: at(from.y, to.y),
    scale: at(from.scale, to.scale),
    depth: to.depth ?? 0,
  };
}
