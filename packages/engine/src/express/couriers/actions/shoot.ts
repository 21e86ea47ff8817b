import { afterColon, ask, atTargets, NO, question, YES } from '../../asking.ts';
import { inSight, shotAt } from '../../base/actions/shoot.ts';
import { type Action, noEffect, seatOf } from '../../base/stealing.ts';
import type { Adjusted, Adjusters } from '../../points.ts';
import type { ExpressRules, Handler } from '../../rules.ts';
import { type CharacterId, characterOf, type Table } from '../../table.ts';
import { isCourier } from '../couriers.ts';
import { couriersClimb } from '../meeting.ts';
import { across, alongRoofs, GATLINGS, nextDoor, otherFloor, peopleAt, roofsOf, spotOf } from '../trains.ts';
import { gatlingTargets } from './gatling.ts';

/** Who of the own train is in sight: as the base game has it, and couriers stand in the way as well. */
function onOwnTrain(table: Table, who: CharacterId, rules: Adjusted): CharacterId[] {
  const { at } = characterOf(table, who);
  const here = spotOf(at);
  if (!here || here.train === 'starting') return [];
  const near =
    here.floor === 'roof'
      ? alongRoofs(table, here)
      : nextDoor(table, at).flatMap((place) => peopleAt(table, place));
  // Tuco shoots through the roof of his own car, never into the other train.
  const other = rules.has(table, who, 'tuco') ? otherFloor(table, at) : [];
  return [...near, ...other.flatMap((place) => peopleAt(table, place))];
}

/** On the other train: inside, the car beside; on the roofs everybody, whoever stands in between. */
function onOtherTrain(table: Table, who: CharacterId): CharacterId[] {
  const { at } = characterOf(table, who);
  const here = spotOf(at);
  if (!here) return [];
  const places =
    here.floor === 'roof'
      ? roofsOf(table, here.train === 'armored' ? 'starting' : 'armored')
      : across(table, at);
  return places.flatMap((place) => peopleAt(table, place));
}

export const sightAdjuster: Adjusters['sight'] = (targets, { table, who }, rules) => [
  ...targets,
  ...[...onOwnTrain(table, who, rules), ...onOtherTrain(table, who)],
];

/** Whom `who` may shoot at. Couriers do not shield Belle (Bandits, Belle). */
function targetsOf(table: Table, who: CharacterId, rules: ExpressRules): CharacterId[] {
  const sight = rules.adjust.sight(inSight(table, who), { table, who });
  const bandits = sight.filter((one) => !isCourier(one));
  return [...rules.adjust.targets(bandits, { table, who, action: 'shoot' }), ...sight.filter(isCourier)];
}

/** Shoot (Actions): beside a Gatling, with it or with one's own weapon. */
const fire: Handler<Action> = (table, { who }, rules) => {
  const targets = gatlingTargets(table, who);
  const bandits = targets.filter((one) => !isCourier(one)).length;
  const hasGatling = GATLINGS.includes(characterOf(table, who).at);
  if (!hasGatling || targets.length === 0 || bandits > table.neutral) return takeAim(table, who, rules);
  return ask(question(seatOf(table, who), 'gatling', [YES, NO], { who }), { kind: 'weaponChosen', who });
};

const weaponChosen: Handler<Action> = (table, { who }, rules, { answer }) =>
  answer === 'yes' ? { frames: [{ kind: 'fireGatling', who }] } : takeAim(table, who, rules);

function takeAim(table: Table, who: CharacterId, rules: ExpressRules): ReturnType<Handler> {
  if (characterOf(table, who).cylinder === 0) return noEffect(who, 'shoot', 'noBullets');
  const targets = targetsOf(table, who, rules);
  if (targets.length === 0) return noEffect(who, 'shoot', 'noTarget');
  const asked = question(seatOf(table, who), 'shoot', atTargets(targets), { who });
  return ask(asked, { kind: 'aimTaken', who });
}

/** A courier who is hit changes floor; the bullet goes under the Wild Bunch token (Couriers). */
const aimTaken: Handler<Action> = (table, { who }, rules, { answer }) => {
  const target = afterColon(answer);
  if (isCourier(target)) {
    return { facts: [{ kind: 'courierShot', by: who, courier: target }, ...couriersClimb(table, [target])] };
  }
  return {
    facts: [shotAt(table, who, target)],
    frames: rules.adjust.afterShots([], { table, who, targets: [target] }),
  };
};

export const shootFrames = { fire, weaponChosen, aimTaken } as const;
