import { type Frame, NO_MORE } from '../../kernel/index.ts';
import { afterColon, ask, question, toPlaces } from '../asking.ts';
import { landings, reach } from '../base/actions/move.ts';
import { inTurnOrder, lawmansBullets } from '../base/marshal.ts';
import { type Action, seatOf } from '../base/stealing.ts';
import type { Adjusters, Flight } from '../points.ts';
import type { Handler, Reactions } from '../rules.ts';
import {
  type CharacterId,
  characterOf,
  charactersAt,
  isBandit,
  onTrain,
  type Place,
  roof,
  type Table,
} from '../table.ts';
import { besideCoach, COACH_ROOF, coachCar, shotgunAt, shotgunCar } from './coach.ts';
import { takesHostage } from './hostages.ts';

const guards = (table: Table): boolean => shotgunAt(table) === COACH_ROOF;

export const shotgunAdjusters: Adjusters = {
  /** He can be punched while he guards, by a bandit. Belle yields to him like to anybody else. */
  punchable: (targets, { table, who }) =>
    guards(table) && isBandit(who) && characterOf(table, who).at === COACH_ROOF
      ? [...targets, 'shotgun']
      : targets,
  /** His strongbox is not to be had while he guards it; any other one lying there is. */
  lootable(tokens, { table, who }) {
    if (!guards(table) || characterOf(table, who).at !== COACH_ROOF) return tokens;
    const his = tokens.findIndex(({ kind }) => kind === 'strongbox');
    return tokens.filter((_, i) => i !== his);
  },
};

/** Punched, he lands on the roof beside the stagecoach, and stays on the train's roof from then on. */
const punched: Handler<Action> = (table, _frame, rules) => ({
  facts: [
    {
      kind: 'moved',
      who: 'shotgun',
      from: shotgunAt(table),
      to: rules.adjust.lands(besideCoach('roof', table), { table }),
      manner: 'pushed',
    },
  ],
});

/** Every bandit in his space on the train's roof gets a bullet and runs, whoever of the two came. */
const meetShotgun: Handler<Flight> = (table, flight, rules) => {
  const met = shotgunCar(table) === null ? [] : charactersAt(table, shotgunAt(table)).filter(isBandit);
  if (met.length === 0) return NO_MORE;
  const first = rules.adjust.beforeFlight(null, { table, fleeing: met, flight });
  if (first) return { frames: [first] };
  return {
    facts: lawmansBullets(table, met, flight),
    frames: inTurnOrder(table, met).map((who) => ({ kind: 'askRun', who })),
  };
};

/** To the roof of a neighbouring car of one's choice, never to the stagecoach; from a car without a roof into one. */
const askRun: Handler<Action> = (table, { who }, rules) => {
  const { at } = characterOf(table, who);
  const places = landings(table, reach(table, at, 1), rules);
  if (at !== shotgunAt(table) || places.length === 0) return NO_MORE;
  return ask(question(seatOf(table, who), 'flee', toPlaces(places), { who }), { kind: 'ran', who });
};

const ran: Handler<Action> = (table, { who }, _rules, { answer }) => ({
  facts: [{ kind: 'moved', who, from: characterOf(table, who).at, to: afterColon(answer), manner: 'flee' }],
});

interface Crossing extends Flight {
  readonly who: CharacterId;
}

/** Who runs across his space gets a bullet, and runs on. */
const crossedShotgun: Handler<Crossing> = (table, crossing, rules) => {
  const { who } = crossing;
  if (!rules.adjust.hurtCrossing(isBandit(who), { table, who })) return NO_MORE;
  const first = rules.adjust.beforeFlight(null, { table, fleeing: [who], flight: crossing });
  if (first) return { frames: [first] };
  return { facts: lawmansBullets(table, [who], crossing) };
};

/** The roofs run over between two places on roofs, the ends left out. The stagecoach is beside the roof of its car. */
function crossed(table: Table, from: Place, to: Place): number[] {
  const start = carOf(table, from);
  const end = carOf(table, to);
  const cars: number[] = [];
  for (let car = Math.min(start, end); car <= Math.max(start, end); car++) {
    if (from !== roof(car) && to !== roof(car)) cars.push(car);
  }
  return cars;
}

const carOf = (table: Table, place: Place): number =>
  place === COACH_ROOF ? coachCar(table) : (onTrain(place)?.car ?? Number.NaN);

const isRoof = (place: Place): boolean => place === COACH_ROOF || onTrain(place)?.floor === 'roof';

export const reactions: Reactions = {
  moved(table, { who, from, to, manner }) {
    const frames: Frame[] = takesHostage(table, who) ? [{ kind: 'askHostage', who }] : [];
    const car = shotgunCar(table);
    if (car === null) return frames;
    if (to === shotgunAt(table)) return [...frames, { kind: 'meetShotgun' }];
    const runs = manner === 'move' && isRoof(from) && isRoof(to) && who in table.characters;
    return runs && crossed(table, from, to).includes(car)
      ? [...frames, { kind: 'crossedShotgun', who }]
      : frames;
  },
};

export const shotgunFrames = {
  'punched:shotgun': punched,
  meetShotgun,
  askRun,
  ran,
  crossedShotgun,
} as const;
