import type { SuperFactKind, SuperFactOf } from '@holdup/engine';
import type { Point } from '../../stage/effects.ts';
import type { ActingHow } from '../../stage/staging.ts';
import type { SuperPicture } from '../stage/picture.ts';
import type { SuperScene } from '../stage/scene.ts';

/** What a move may use to act out a fact. */
export interface SuperAct extends ActingHow {
  readonly picture: SuperPicture;
  /** The picture when the fact has happened; the stage settles on it after the move. */
  readonly scene: SuperScene;
  /** The camera goes to a unit of the stage. */
  look(unit: number): Promise<void>;
}

/** Acts out one fact. Without a move a fact is snapped. */
export type SuperMove<K extends SuperFactKind> = (act: SuperAct, fact: SuperFactOf<K>) => Promise<void>;

/** A point of a bandit, `up` units over his feet at full size. */
export function pointOf({ picture }: SuperAct, who: string, up: number): Point | null {
  const bandit = picture.bandits.get(who);
  if (!bandit) return null;
  const { x, y, scale, lying } = bandit.standing;
  return { x, y: y - (lying ? up * 0.4 : up) * scale };
}

export const CHEST = 78;
export const OVER_HEAD = 166;
