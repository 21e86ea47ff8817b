import { NO_MORE } from '../../kernel/index.ts';
import { roofReach } from '../base/actions/move.ts';
import type { Adjusters } from '../points.ts';
import type { Fact, Handler } from '../rules.ts';
import {
  caboose,
  characterOf,
  charactersAt,
  isBandit,
  onTrain,
  type Place,
  roof,
  type Table,
} from '../table.ts';
import { besideCoach, COACH_INSIDE, COACH_ROOF, coachCar, shotgunAt, shotgunCar } from './coach.ts';

/** How the stagecoach is joined to the train (Big Box manual, The Stagecoach). */
export const coachAdjusters: Adjusters = {
  /** From roof to roof it is one of the movements of a Move. Inside, a Move leads nowhere. */
  moveTo(places, { table, who }, rules) {
    const { at } = characterOf(table, who);
    const car = coachCar(table);
    const far = roofReach(table, who, rules);
    if (at === COACH_ROOF) return [...places, ...roofsWithin(table, car, far - 1)];
    const here = onTrain(at);
    const near = here?.floor === 'roof' && Math.abs(here.car - car) < far;
    return near ? [...places, COACH_ROOF] : places;
  },
  changeFloorTo(places, { table, who }) {
    const { at } = characterOf(table, who);
    if (at === COACH_ROOF) return [...places, COACH_INSIDE];
    return at === COACH_INSIDE ? [...places, COACH_ROOF] : places;
  },
  pushTo(places, { table, who }) {
    const next = nextDoor(table, characterOf(table, who).at);
    return next === null ? places : [...places, next];
  },
  /**
   * The insides are adjacent. Between the stagecoach's roof and the train's roofs there is nothing in the way; along the
   * train the Shotgun hides what is behind him.
   */
  sight(targets, { table, who }) {
    const { at } = characterOf(table, who);
    if (at === COACH_ROOF)
      return [...targets, ...allRoofs(table).flatMap((place) => charactersAt(table, place))];
    if (at === COACH_INSIDE) return [...targets, ...charactersAt(table, besideCoach('inside', table))];
    if (at === besideCoach('inside', table)) return [...targets, ...charactersAt(table, COACH_INSIDE)];
    if (onTrain(at)?.floor !== 'roof') return targets;
    const open = targets.filter((target) => !isHidden(table, at, characterOf(table, target).at));
    return [...open, ...charactersAt(table, COACH_ROOF)];
  },
  /** Passengers' Rebellion reaches the bandits in the stagecoach. */
  struck: (hit, { table, event }) =>
    event === 'rebellion' ? [...hit, ...charactersAt(table, COACH_INSIDE).filter(isBandit)] : hit,
  level: (car, { table, place }) => (place === COACH_ROOF || place === COACH_INSIDE ? coachCar(table) : car),
  /** Ride: from a horse next to the stagecoach one may get into it. */
  rideTo: (places, { table, cars }) => (cars.includes(coachCar(table)) ? [...places, COACH_INSIDE] : places),
  neutralSupply: (count) => count + MORE_BULLETS,
  roundEndSteps: (steps) => [...steps, { kind: 'coachFallsBack' }],
};

/** Neutral bullets that come with the module (Set Up 5). */
const MORE_BULLETS = 3;

const allRoofs = (table: Table): Place[] => [...table.cars.keys()].map(roof);

const roofsWithin = (table: Table, car: number, far: number): Place[] =>
  [...table.cars.keys()].filter((other) => Math.abs(other - car) <= far).map(roof);

/** The place beyond the gap between stagecoach and train; null where there is none. */
function nextDoor(table: Table, at: Place): Place | null {
  if (at === COACH_ROOF) return besideCoach('roof', table);
  if (at === COACH_INSIDE) return besideCoach('inside', table);
  if (at === besideCoach('roof', table)) return COACH_ROOF;
  return at === besideCoach('inside', table) ? COACH_INSIDE : null;
}

function isHidden(table: Table, from: Place, to: Place): boolean {
  const [shooter, target, shotgun] = [onTrain(from), onTrain(to), shotgunCar(table)];
  if (!shooter || target?.floor !== 'roof' || shotgun === null) return false;
  return (shotgun - shooter.car) * (target.car - shotgun) > 0;
}

/** At the end of a round the stagecoach falls back by a car, and the Shotgun on the train's roof with it. */
const coachFallsBack: Handler = (table, _frame, rules) => {
  const car = coachCar(table);
  if (car >= caboose(table)) return NO_MORE;
  const facts: Fact[] = [
    { kind: 'moved', who: 'coach', from: `${car}/coach`, to: `${car + 1}/coach`, manner: 'event' },
  ];
  const shotgun = shotgunCar(table);
  if (shotgun !== null && shotgun < caboose(table)) {
    facts.push({
      kind: 'moved',
      who: 'shotgun',
      from: shotgunAt(table),
      to: rules.adjust.lands(roof(shotgun + 1), { table }),
      manner: 'event',
    });
  }
  return { facts };
};

export const coachFrames = { coachFallsBack } as const;
