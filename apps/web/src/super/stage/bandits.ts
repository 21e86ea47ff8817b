import { Container, Sprite } from 'pixi.js';
import { MARGIN, type Studio } from '../../stage/art/studio.ts';
import { FIGURE } from '../../stage/geometry.ts';
import { figureKey } from '../../stage/lit.ts';
import { ease, type Motion } from '../../stage/motion.ts';
import type { Target } from '../../stage/pointer.ts';
import { COUNT, drawCount } from './art/cards.ts';
import { BADGE, CHEST, drawBadge, drawGunman, GUNMAN } from './art/gunman.ts';
import { type Standing, type SuperScene, standings } from './scene.ts';

const SIZE = FIGURE.height / 150;
/** Radians from standing to lying on his back. */
const FLAT = -Math.PI * 0.47;
/** Lying he is drawn around his middle, his back on the floor. */
const LYING = { x: 62, y: -21 } as const;

/** One bandit's standee. `root` stands on its spot, `turner` looks left or right, `body` acts and falls. */
export class Bandit {
  readonly who: string;
  readonly root = new Container();
  readonly body = new Container();
  readonly #turner = new Container();
  readonly #badge: Sprite;
  readonly #flag: Sprite;
  readonly #ring: Sprite;
  readonly #turn: Sprite;
  readonly #count = new Sprite();
  readonly #studio: Studio;
  #won = 0;
  standing: Standing = { x: 0, y: 0, scale: 1, facing: 'front', lying: false };

  constructor(who: string, studio: Studio) {
    this.who = who;
    this.#studio = studio;
    const figure = new Sprite(studio.piece(`gunman ${who}`, GUNMAN, (pen) => drawGunman(pen, who), true));
    figure.anchor.set(
      (GUNMAN.footX + MARGIN) / (GUNMAN.width + MARGIN * 2),
      (GUNMAN.footY + MARGIN) / (GUNMAN.height + MARGIN * 2),
    );
    figure.scale.set(SIZE);
    this.#badge = new Sprite(
      studio.picture(`badge ${who}`, { width: BADGE, height: BADGE }, (pen) => drawBadge(pen, who)),
    );
    this.#badge.anchor.set(0.5);
    this.#badge.position.set(CHEST.x, CHEST.y);
    const effect = (name: Parameters<Studio['effect']>[0], size: number, x: number, y: number) => {
      const sprite = new Sprite(studio.effect(name));
      sprite.anchor.set(0.5, name === 'turn' ? 0.8 : 0.5);
      sprite.scale.set(size);
      sprite.position.set(x, y);
      sprite.visible = false;
      return sprite;
    };
    this.#ring = effect('ring', 0.9, 0, -3);
    this.#turn = effect('turn', 0.74, 0, -FIGURE.height - 10);
    this.#flag = effect('flag', 0.62, -24, -FIGURE.height * 0.98);
    this.#count.anchor.set(0.5);
    this.#count.position.set(22, -FIGURE.height * 0.98);
    this.body.addChild(figure, this.#badge);
    this.#turner.addChild(this.body);
    this.root.addChild(this.#ring, this.#turner, this.#flag, this.#count, this.#turn);
  }

  mark({ mine, acting }: { readonly mine: boolean; readonly acting: boolean }): void {
    this.#flag.visible = mine;
    this.#ring.visible = mine;
    this.#turn.visible = acting;
  }

  /** Car cards won. */
  carry(won: number): void {
    this.#count.visible = won > 0;
    if (won === this.#won || won === 0) return;
    this.#won = won;
    this.#count.texture = this.#studio.picture(`count ${won}`, { width: COUNT, height: COUNT }, (pen) =>
      drawCount(pen, won),
    );
  }

  /** `beat` swings between 0 and 1. */
  pulse(beat: number): void {
    this.#turn.y = -FIGURE.height - 10 - beat * 7;
  }

  stand(at: Standing): void {
    this.place(at);
    this.turn(at.facing === 'front' ? 1 : -1);
    this.fall(at.lying ? 1 : 0);
    this.standing = at;
  }

  place({ x, y, scale }: Pick<Standing, 'x' | 'y' | 'scale'>): void {
    this.root.position.set(x, y);
    this.root.scale.set(scale);
    this.root.zIndex = y;
  }

  /** From -1, looking to the rear, to 1, looking to the locomotive: between them he is as thin as paper. */
  turn(way: number): void {
    const sign = way < 0 ? -1 : 1;
    this.#turner.scale.x = Math.abs(way) < 0.06 ? 0.06 * sign : way;
    this.#badge.scale.x = sign;
  }

  /** From 0, standing, to 1, flat on his back; `rise` lifts him from the floor, in units. */
  fall(share: number, rise = 0): void {
    this.body.rotation = FLAT * share;
    this.body.position.set(LYING.x * share, LYING.y * share - rise);
    this.#badge.rotation = -FLAT * share;
  }

  /** Back to how he stands, whatever he was doing. */
  rest(): void {
    this.root.alpha = 1;
    this.body.scale.set(1, 1);
    this.stand(this.standing);
  }
}

/** All bandits in the picture. */
export class Bandits {
  readonly layer = new Container({ sortableChildren: true });
  readonly #studio: Studio;
  readonly #motion: Motion;
  readonly #bandits = new Map<string, Bandit>();

  constructor(studio: Studio, motion: Motion) {
    this.#studio = studio;
    this.#motion = motion;
  }

  get(who: string): Bandit | undefined {
    return this.#bandits.get(who);
  }

  /** Everybody at once on his spot; those who are gone go. */
  show(scene: SuperScene): void {
    const wanted = standings(scene);
    for (const [who, bandit] of this.#bandits) {
      if (wanted.has(who)) continue;
      bandit.root.destroy({ children: true });
      this.#bandits.delete(who);
    }
    for (const [who, at] of wanted) {
      const bandit = this.#bandits.get(who) ?? this.#add(who);
      bandit.standing = at;
      bandit.rest();
      bandit.carry(scene.table.characters[who]?.loot.length ?? 0);
    }
  }

  /** Everybody but `except` goes over to his spot in `scene`: the line closes up or makes room. */
  glide(scene: SuperScene, ms: number, except: string): Promise<void> {
    const moving: { bandit: Bandit; from: Standing; to: Standing }[] = [];
    for (const [who, to] of standings(scene)) {
      const bandit = this.#bandits.get(who);
      if (bandit && who !== except && (bandit.standing.x !== to.x || bandit.standing.scale !== to.scale))
        moving.push({ bandit, from: bandit.standing, to });
    }
    if (moving.length === 0) return Promise.resolve();
    return this.#motion.tween(
      ms,
      (t) => {
        for (const { bandit, from, to } of moving) bandit.place(between(from, to, t));
      },
      ease.inOut,
    );
  }

  mark(marksOf: (who: string) => Parameters<Bandit['mark']>[0]): void {
    for (const bandit of this.#bandits.values()) bandit.mark(marksOf(bandit.who));
  }

  pulse(beat: number): void {
    for (const bandit of this.#bandits.values()) bandit.pulse(beat);
  }

  /** Boxes in stage units for pointing. */
  boxes(): Target[] {
    return [...this.#bandits.values()].map(({ who, standing: { x, y, scale, lying } }) => {
      const width = (lying ? FIGURE.height : FIGURE.width) * scale;
      const height = (lying ? FIGURE.width * 0.6 : FIGURE.height) * scale;
      return { key: figureKey(who), x: x - width / 2, y: y - height, width, height };
    });
  }

  #add(who: string): Bandit {
    const bandit = new Bandit(who, this.#studio);
    this.#bandits.set(who, bandit);
    this.layer.addChild(bandit.root);
    return bandit;
  }
}

export function between(
  from: Standing,
  to: Pick<Standing, 'x' | 'y' | 'scale'>,
  t: number,
): Pick<Standing, 'x' | 'y' | 'scale'> {
  const at = (a: number, b: number) => a + (b - a) * t;
  return { x: at(from.x, to.x), y: at(from.y, to.y), scale: at(from.scale, to.scale) };
}
