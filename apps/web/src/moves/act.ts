import type { Fact } from '@holdup/engine';
import type { SoundName } from '../sound/index.ts';
import type { Effects, Point } from '../stage/effects.ts';
import type { Figures } from '../stage/figures.ts';
import type { Motion } from '../stage/motion.ts';
import type { Ride } from '../stage/ride.ts';
import type { Scene } from '../stage/scene.ts';
import type { Tokens } from '../stage/tokens.ts';

/** What a move may use to act out a fact. */
export interface Act {
  readonly motion: Motion;
  readonly figures: Figures;
  readonly tokens: Tokens;
  readonly effects: Effects;
  readonly ride: Ride;
  /** The picture when the fact has happened; the stage settles on it after the move. */
  readonly scene: Scene;
  /** Fades instead of movement. */
  readonly fade: boolean;
  /** The camera goes to a unit of the stage. */
  look(unit: number): Promise<void>;
  /** Shakes the train by so many units. */
  shake(units: number, ms: number): Promise<void>;
  /** Another train passes; `slid` may lie between two cars. */
  slide(slid: number): void;
  sound(name: SoundName): void;
}

export type FactKind = Fact['kind'];

/** Acts out one fact. Without a move a fact is snapped. */
export type Move<K extends FactKind> = (act: Act, fact: Extract<Fact, { kind: K }>) => Promise<void>;

/** By kind of fact, how it is acted out. */
export type Moves = { readonly [K in FactKind]?: Move<K> };

/** The middle of a figure's chest. */
export function chest(act: Act, who: string): Point | null {
  const figure = act.figures.get(who);
  return figure ? { x: figure.standing.x, y: figure.standing.y - 75 * figure.standing.scale } : null;
}

/** Just above a figure's hat. */
export function overHead(act: Act, who: string): Point | null {
  const figure = act.figures.get(who);
  return figure ? { x: figure.standing.x, y: figure.standing.y - 158 * figure.standing.scale } : null;
}
