import { afterColon, ask, question, toPlaces } from '../../asking.ts';
import { type Action, noEffect, seatOf } from '../../base/stealing.ts';
import type { ExpressRules, Fact, Handler } from '../../rules.ts';
import { characterOf, inside, isBandit, type Place, type Table } from '../../table.ts';
import { beside, carOf, horsesOf } from '../horses.ts';

/** Cars a horse covers with one Ride. */
const RIDE_REACH = 3;

/** Ride (Big Box manual): on a horse at the level of one's car, 0 to 3 cars either way, and off it into the train. */
const ride: Handler<Action> = (table, { who }, rules) => {
  const car = levelOf(table, characterOf(table, who).at, rules);
  if (car === null || horseAt(table, car) === undefined) return noEffect(who, 'ride', 'noHorse');
  const cars = [...table.cars.keys()].filter((other) => Math.abs(other - car) <= RIDE_REACH);
  const places = rules.adjust.rideTo(cars.map(inside), { table, who, cars });
  const away = table.round?.event === 'escape' && isBandit(who) ? ['off'] : [];
  return ask(question(seatOf(table, who), 'ride', toPlaces([...places, ...away]), { who }), {
    kind: 'rideChosen',
    who,
  });
};

/** The rider ends inside, beside his horse; or both are gone for good (Escape). */
const rideChosen: Handler<Action> = (table, { who }, rules, { answer }) => {
  const [from, to] = [characterOf(table, who).at, afterColon(answer)];
  const start = levelOf(table, from, rules);
  const horse = start === null ? undefined : horseAt(table, start);
  if (horse === undefined) throw new Error(`${who} has no horse to ride`);
  const car = levelOf(table, to, rules);
  const facts: Fact[] = [];
  if (car !== start) {
    const stands = table.pawns[horse] ?? 'off';
    facts.push({
      kind: 'moved',
      who: horse,
      from: stands,
      to: car === null ? 'off' : beside(car),
      manner: 'ride',
    });
  }
  if (to === from) return { facts: [{ kind: 'noEffect', who, action: 'ride', why: 'stays' }] };
  return { facts: [...facts, { kind: 'moved', who, from, to, manner: 'ride' }] };
};

const levelOf = (table: Table, place: Place, rules: ExpressRules): number | null =>
  rules.adjust.level(carOf(place), { table, place });

/** Horses are alike: any of those beside the car will do. */
const horseAt = (table: Table, car: number): string | undefined =>
  horsesOf(table).find((horse) => table.pawns[horse] === beside(car));

export const rideFrames = { ride, rideChosen } as const;
