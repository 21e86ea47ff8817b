import { afterColon, ask, atTargets, question } from '../../asking.ts';
import type { FactOf } from '../../fact.ts';
import type { Adjusted, Aim } from '../../points.ts';
import type { Handler } from '../../rules.ts';
import {
  type Card,
  type CharacterId,
  characterOf,
  charactersAt,
  onTrain,
  type Place,
  PUBLIC,
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
  rules.adjust('aim', { bullets: 1, unerring: false }, { table, who });

/** Whom somebody who shoots like that may aim at. */
export function targetsOf(
  table: Table,
  who: CharacterId,
  { unerring }: Aim,
  rules: Adjusted,
): readonly CharacterId[] {
  const sight = rules.adjust('sight', inSight(table, who), { table, who });
  return unerring ? sight : rules.adjust('targets', sight, { table, who, action: 'shoot' });
}

/** Inside: the neighbouring cars. On the roof: the nearest occupied roof on each side, at any distance. */
export function inSight(table: Table, who: CharacterId): CharacterId[] {
  const here = onTrain(characterOf(table, who).at);
  if (!here) return [];
  const at = (car: number): CharacterId[] => charactersAt(table, `${car}/${here.floor}` as Place);
  if (here.floor === 'inside') return [...at(here.car - 1), ...at(here.car + 1)];
  return [...nearest(here.car - 1, -1, table, at), ...nearest(here.car + 1, 1, table, at)];
}

function nearest(
  from: number,
  step: number,
  table: Table,
  at: (car: number) => CharacterId[],
): CharacterId[] {
  for (let car = from; car >= 0 && car < table.cars.length; car += step) {
    const found = at(car);
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
    frames: rules.adjust('afterShots', [], { table, who, targets }),
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
