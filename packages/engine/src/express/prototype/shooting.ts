import { type Frame, NO_MORE } from '../../kernel/index.ts';
import { afterColon, ask, question, toPlaces } from '../asking.ts';
import { landings, reach } from '../base/actions/move.ts';
import { seatOf } from '../base/stealing.ts';
import type { Adjusted, Adjusters } from '../points.ts';
import type { Handler } from '../rules.ts';
import { type CharacterId, characterOf, onTrain, type Place, type Table } from '../table.ts';
import { holdsPrototype, PROTOTYPE, PROTOTYPE_BULLETS, thePrototype } from './prototype.ts';

/** Shooting with the Prototype (Big Box manual, Belle Variant). */
export const shootingAdjusters: Adjusters = {
  /** Its holder fires three bullets at once, and Belle's power does not help against them. */
  aim: (aim, { table, who }) =>
    holdsPrototype(table, who) ? { bullets: PROTOTYPE_BULLETS, unerring: true } : aim,
  /** Nobody picks it up who has no bullet left. */
  lootable: (tokens, { table, who }) =>
    characterOf(table, who).cylinder > 0 ? tokens : tokens.filter(({ kind }) => kind !== PROTOTYPE),
  /** With the last bullet of its holder it flies out of his hands. */
  afterShots(frames, { table, who, targets }, rules) {
    const empty = characterOf(table, who).cylinder === targets.length;
    if (!empty || !holdsPrototype(table, who)) return frames;
    return [...frames, { kind: 'askEject', who, places: ejectedTo(table, who, targets, rules) }];
  },
  /** It is worth nothing. */
  scoreLines: (lines) => lines.filter(({ why }) => why !== PROTOTYPE),
};

/** The places next door in the direction of the shots; any of them, where they have none. */
function ejectedTo(
  table: Table,
  who: CharacterId,
  targets: readonly CharacterId[],
  rules: Adjusted,
): Place[] {
  const { at } = characterOf(table, who);
  const next = rules.adjust.pushTo(reach(table, at, 1), { table, who }).filter((place) => place !== 'off');
  const towards = (place: Place): number =>
    Math.sign(levelOf(table, place, rules) - levelOf(table, at, rules));
  const lines = targets
    .map((target) => characterOf(table, target).at)
    .filter((place) => !isThroughTheRoof(at, place))
    .map(towards);
  const ahead = next.filter((place) => lines.includes(towards(place)));
  return landings(table, ahead.length > 0 ? ahead : next, rules);
}

const levelOf = (table: Table, place: Place, rules: Adjusted): number =>
  rules.adjust.level(onTrain(place)?.car ?? null, { table, place }) ?? 0;

/** A shot within one car leads up or down, to no neighbour. */
const isThroughTheRoof = (from: Place, to: Place): boolean => {
  const [start, end] = [onTrain(from), onTrain(to)];
  return start !== null && start.car === end?.car;
};

interface Ejection extends Frame {
  readonly who: CharacterId;
  readonly places: readonly Place[];
}

/** Where there are several such places, the shooter chooses. */
const askEject: Handler<Ejection> = (table, { who, places }) => {
  if (places.length === 0 || !holdsPrototype(table, who)) return NO_MORE;
  const about = { loot: thePrototype(table).id };
  return ask(question(seatOf(table, who), 'eject', toPlaces(places), { who, about }), {
    kind: 'ejected',
    who,
  });
};

const ejected: Handler<Ejection> = (table, { who }, _rules, { answer }) => {
  const loot = { ...thePrototype(table), at: afterColon(answer) };
  return { facts: [{ kind: 'lootDropped', who, loot, by: null }] };
};

export const shootingFrames = { askEject, ejected } as const;
