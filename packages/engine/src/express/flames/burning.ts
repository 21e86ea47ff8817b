import { type Frame, NO_MORE } from '../../kernel/index.ts';
import { drawnCar } from '../base/firstRound.ts';
import { neutralBullets } from '../base/marshal.ts';
import { actOf } from '../base/stealing.ts';
import type { Adjusted } from '../points.ts';
import type { Fact, Handler, Reactions } from '../rules.ts';
import {
  type CharacterId,
  characterOf,
  inside,
  isBandit,
  marshalAt,
  onTrain,
  type Place,
  type Table,
} from '../table.ts';
import { burningAround, burningCars } from './flames.ts';

/** At the beginning of the first round a car drawn with the die is on fire (Big Box manual, Ghost Variant). */
const fireBreaksOut: Handler = (table, _frame, _rules, { dice }) => ({
  facts: [{ kind: 'caughtFire', cars: [drawnCar(table, dice, 'flames')] }],
});

/** At the end of a round flames spread to the cars next to them, but not to one with the Marshal inside. */
const fireSpreads: Handler = (table) => {
  const burning = burningCars(table);
  const cars = [...table.cars.keys()].filter(
    (car) =>
      !burning.includes(car) &&
      (burning.includes(car - 1) || burning.includes(car + 1)) &&
      marshalAt(table) !== inside(car),
  );
  return cars.length > 0 ? { facts: [{ kind: 'caughtFire', cars }] } : NO_MORE;
};

interface Burning extends Frame {
  readonly who: CharacterId;
  /** Where he has been moved, whatever has become of him since; otherwise it is where he is. */
  readonly place?: Place;
}

/** Who ends his action in the flames is burnt; of several actions in a row only after the last one. */
const actionInFlames: Handler<Burning> = (table, { who }, rules) =>
  actsNext(table, rules) === who ? NO_MORE : { frames: [{ kind: 'burn', who }] };

/** Whose card is resolved next; cards of who is out of the game are not. */
function actsNext(table: Table, rules: Adjusted): CharacterId | null {
  for (const played of table.pile.slice(table.next)) {
    const { who } = actOf(table, played, rules);
    if (table.characters[who]?.at !== 'off') return who;
  }
  return null;
}

/** A neutral bullet for who stands in flames; a playable Marshal puts them out as well. */
const burn: Handler<Burning> = (table, { who, place = characterOf(table, who).at }, rules) => {
  const car = burningCar(table, place, rules);
  if (car === null) return NO_MORE;
  const out: Fact[] = isBandit(who) ? [] : [{ kind: 'fireOut', car }];
  return { facts: [...neutralBullets(table, [who]), ...out] };
};

const burningCar = (table: Table, place: Place, rules: Adjusted): number | null =>
  burningAround(table, place, rules.adjust.carOf(onTrain(place)?.car ?? null, { table, place }));

/** The Marshal pawn has come into flames: they are out. */
const douse: Handler<Frame & { car: number }> = (_table, { car }) => ({ facts: [{ kind: 'fireOut', car }] });

/** Whoever is moved into flames by somebody or something else is burnt at once; who acts, when he is done. */
export const reactions: Reactions = {
  moved(table, { who, to, manner }, rules) {
    const car = onTrain(to)?.car ?? null;
    if (who in table.characters) {
      const played = table.pile[table.next - 1];
      const acts = played && actOf(table, played, rules).who === who && manner !== 'event';
      return acts ? [] : [{ kind: 'burn', who, place: to }];
    }
    return who === 'marshal' && burningAround(table, to, car) !== null ? [{ kind: 'douse', car }] : [];
  },
};

export const burningFrames = { fireBreaksOut, fireSpreads, actionInFlames, burn, douse } as const;
