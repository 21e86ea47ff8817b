import { Container, Sprite } from 'pixi.js';
import { TOKEN_SHEET } from './art/loot.ts';
import { MARGIN, type Studio } from './art/studio.ts';
import type { Figures } from './figures.ts';
import { FIGURE, ground, TOKEN } from './geometry.ts';
import { lootKey, type PieceKey } from './lit.ts';
import { type Scene, yardOf } from './scene.ts';
import { keepSpots, tokenSpot } from './spots.ts';

const SIZE = TOKEN / TOKEN_SHEET.width;
/** Tokens lie before the feet of those who stand there. */
const IN_FRONT = { inside: 9, roof: 7 } as const;

export interface Lying {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export class Token {
  readonly id: number;
  readonly kind: string;
  readonly root = new Container();
  readonly #glow: Sprite;
  lying: Lying = { x: 0, y: 0, scale: 1 };

  constructor(id: number, kind: string, studio: Studio) {
    this.id = id;
    this.kind = kind;
    const sprite = (texture: Sprite['texture']) => {
      const made = new Sprite(texture);
      made.anchor.set(0.5, (TOKEN_SHEET.height - 4 + MARGIN) / (TOKEN_SHEET.height + MARGIN * 2));
      made.scale.set(SIZE);
      return made;
    };
    this.#glow = sprite(studio.tokenGlow(kind));
    this.#glow.visible = false;
    this.root.addChild(this.#glow, sprite(studio.token(kind)));
  }

  lie(at: Lying): void {
    this.root.position.set(at.x, at.y);
    this.root.scale.set(at.scale);
    this.root.zIndex = at.y;
    this.root.alpha = 1;
    this.lying = at;
  }

  mark(lit: boolean): void {
    this.#glow.visible = lit;
  }

  pulse(beat: number): void {
    this.#glow.alpha = 0.55 + beat * 0.45;
  }
}

/** Loot that lies on the train. Held loot is not drawn, unless a question speaks of it: then it hovers over its holder. */
export class Tokens {
  readonly layer = new Container({ sortableChildren: true });
  readonly #studio: Studio;
  readonly #tokens = new Map<number, Token>();
  readonly #spots = new Map<string, Map<number, number>>();

  constructor(studio: Studio) {
    this.#studio = studio;
  }

  get(id: number): Token | undefined {
    return this.#tokens.get(id);
  }

  /** Where each token of the train lies in `scene`; a token keeps its spot for as long as it lies. */
  places(scene: Scene): Map<number, Lying> {
    const yard = yardOf(scene);
    const groups = new Map<string, number[]>();
    for (const [id, { at }] of scene.loot) {
      if (!ground(at, yard)) continue;
      const group = groups.get(at);
      if (group) group.push(id);
      else groups.set(at, [id]);
    }
    for (const at of [...this.#spots.keys()]) if (!groups.has(at)) this.#spots.delete(at);
    const found = new Map<number, Lying>();
    for (const [at, ids] of groups) {
      const line = ground(at, yard);
      if (!line) continue;
      const spots = keepSpots(this.#spots.get(at) ?? new Map(), ids);
      this.#spots.set(at, spots);
      const front = at.endsWith('roof') ? IN_FRONT.roof : IN_FRONT.inside;
      for (const [id, spot] of spots) {
        const { x, y, scale } = tokenSpot(
          spot,
          Math.max(ids.length, ...[...spots.values()].map((held) => held + 1)),
          line.width / line.scale,
        );
        found.set(id, {
          x: line.x + x * line.scale,
          y: line.y + (front + y) * line.scale,
          scale: scale * line.scale,
        });
      }
    }
    return found;
  }

  show(scene: Scene): void {
    const wanted = this.places(scene);
    for (const id of [...this.#tokens.keys()]) if (!wanted.has(id)) this.remove(id);
    for (const [id, at] of wanted) this.at(id, scene.loot.get(id)?.kind ?? '').lie(at);
  }

  /** The token's piece, made if it is not there. */
  at(id: number, kind: string): Token {
    const known = this.#tokens.get(id);
    if (known?.kind === kind) return known;
    if (known) this.remove(id);
    const token = new Token(id, kind, this.#studio);
    this.#tokens.set(id, token);
    this.layer.addChild(token.root);
    return token;
  }

  remove(id: number): void {
    this.#tokens.get(id)?.root.destroy({ children: true });
    this.#tokens.delete(id);
  }

  /** Lit tokens that somebody holds are fanned out over his head. */
  showHeld(scene: Scene, isLit: (id: number) => boolean, figures: Figures): void {
    const fans = new Map<string, number[]>();
    for (const [id, { at }] of scene.loot) {
      if (!at.startsWith('held:') || !isLit(id)) continue;
      const who = at.slice('held:'.length);
      fans.set(who, [...(fans.get(who) ?? []), id]);
    }
    for (const [who, ids] of fans) {
      const figure = figures.get(who);
      if (!figure) continue;
      const { x, y, scale } = figure.standing;
      for (const [i, id] of ids.entries()) {
        const token = this.at(id, scene.loot.get(id)?.kind ?? '');
        token.lie({
          x: x + (i - (ids.length - 1) / 2) * TOKEN * 1.15,
          y: y - FIGURE.height * scale - 14,
          scale: 1.05,
        });
        token.root.zIndex = 1_000;
      }
    }
  }

  mark(isLit: (id: number) => boolean): void {
    for (const token of this.#tokens.values()) token.mark(isLit(token.id));
  }

  pulse(beat: number): void {
    for (const token of this.#tokens.values()) token.pulse(beat);
  }

  boxes(): { key: PieceKey; x: number; y: number; width: number; height: number }[] {
    return [...this.#tokens.values()].map(({ id, lying: { x, y, scale } }) => {
      const size = TOKEN * scale;
      return { key: lootKey(id), x: x - size / 2, y: y - size, width: size, height: size };
    });
  }
}
