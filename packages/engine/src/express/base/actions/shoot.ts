import { afterColon, ask, atTargets, question } from '../../asking.ts';
import type { Fact, Handler } from '../../rules.ts';
import {
  type CharacterId,
  characterOf,
  charactersAt,
  onTrain,
  type Place,
  PUBLIC,
  type Table,
} from '../../table.ts';
import { type Action, noEffect, seatOf } from '../stealing.ts';

/** Shoot (Big Box manual): the top bullet of the cylinder goes on the deck of somebody in sight. */
const shoot: Handler<Action> = (table, { who }, rules) => {
  if (characterOf(table, who).cylinder === 0) return noEffect(who, 'shoot', 'noBullets');
  const sight = rules.adjust('sight', inSight(table, who), { table, who });
  const targets = rules.adjust('targets', sight, { table, who, action: 'shoot' });
  if (targets.length === 0) return noEffect(who, 'shoot', 'noTarget');
  const asked = question(seatOf(table, who), 'shoot', atTargets(targets), { who });
  return ask(asked, { kind: 'targetShot', who });
};

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

const targetShot: Handler<Action> = (table, frame, _rules, { answer }) => ({
  facts: [shotAt(table, frame.who, afterColon(answer))],
});

/** A bullet of `by` hits `target`: it lies on top of the target's deck, where everybody saw it go. */
export function shotAt(table: Table, by: CharacterId, target: CharacterId): Fact {
  const card = { id: table.cardIds + 1, of: by, kind: 'bullet', hit: target, seen: PUBLIC };
  return { kind: 'shot', by, target, seat: seatOf(table, target), card };
}

export const shootFrames = { shoot, targetShot } as const;
