import { afterColon, ask, atTargets, question } from '../../asking.ts';
import type { FactOf } from '../../fact.ts';
import type { Adjusted, Aim } from '../../points.ts';
import type { Handler } from '../../rules.ts';
import {
  type Card,
  type CharacterId,
  characterOf,
  charactersAt,
  type Floor,
  onTrain,
  PUBLIC,
  placeOn,
  type Table,
} from '../../table.ts';
import { type Action, noEffect, seatOf } from '../stealing.ts';

interface Shooting extends Action {
  /** Targets of the bullets aimed so far: all are fired at once. */
  readonly aimed?: readonly CharacterId[];
}

/** Shoot (Big Box manual): the top bullet of the cylinder goes on the deck of somebody in sight. */
const shoot: Handler<Shooting> = (table, { who, aimed = [] }, rules) => {
  if (characterOf(table, who).cylinder === 0) return noEffect(who, 'shoot', 'noBullets');
  const targets = targetsOf(table, who, aimOf(table, who, rules), rules);
  if (targets.length === 0) return noEffect(who, 'shoot', 'noTarget');
  const asked = question(seatOf(table, who), 'shoot', atTargets(targets), { who });
  return ask(asked, { kind: 'targetShot', who, aimed });
};

/** How somebody shoots: mostly with one bullet, and Belle's power holds. */
export const aimOf = (table: Table, who: CharacterId, rules: Adjusted): Aim =>
  rules.adjust.aim({ bullets: 1, unerring: false }, { table, who });

/** Whom somebody who shoots like that may aim at. */
export function targetsOf(
  table: Table,
  who: CharacterId,
  { unerring }: Aim,
  rules: Adjusted,
): readonly CharacterId[] {
  const sight = rules.adjust.sight(inSight(table, who), { table, who });
  return unerring ? sight : rules.adjust.targets(sight, { table, who, action: 'shoot' });
}

/** Inside: the neighbouring cars. On the roof: the nearest occupied roof on each side, at any distance. */
export function inSight(table: Table, who: CharacterId): CharacterId[] {
  const here = onTrain(characterOf(table, who).at);
  if (!here) return [];
  const far = here.floor === 'inside' ? 1 : table.cars.length;
  const seen = nearest(table, here, -1, far);
  for (const who of nearest(table, here, 1, far)) seen.push(who);
  return seen;
}

/** Those on the same floor of the first car with somebody there, going so many cars one way. */
function nearest(
  table: Table,
  { car, floor }: { readonly car: number; readonly floor: Floor },
  way: -1 | 1,
  far: number,
): CharacterId[] {
  for (let by = 1; by <= far; by++) {
    const other = car + way * by;
    if (other < 0 || other >= table.cars.length) break;
    const found = charactersAt(table, placeOn(other, floor));
    if (found.length > 0) return found;
  }
  return [];
}

/** One target for each bullet; then all of them are fired. */
const targetShot: Handler<Shooting> = (table, { who, aimed = [] }, rules, { answer }) => {
  const targets = [...aimed, afterColon(answer)];
  const bullets = Math.min(aimOf(table, who, rules).bullets, characterOf(table, who).cylinder);
  if (targets.length < bullets) return { frames: [{ kind: 'shoot', who, aimed: targets }] };
  return {
    facts: targets.map((target, nth) => shotAt(table, who, target, nth)),
    frames: rules.adjust.afterShots([], { table, who, targets }),
  };
};

/**
 * A bullet of `by` hits `target`: it lies on top of the target's deck, where everybody saw it go. It is the `nth` of
 * those fired at once, counted from 0.
 */
export function shotAt(table: Table, by: CharacterId, target: CharacterId, nth = 0): FactOf<'shot'> {
  const card: Card = { id: table.cardIds + nth + 1, of: by, kind: 'bullet', hit: target, seen: PUBLIC };
  return { kind: 'shot', by, target, seat: seatOf(table, target), card };
}

export const shootFrames = { shoot, targetShot } as const;
