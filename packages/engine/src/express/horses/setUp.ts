import { type Frame, NO_MORE, type Seat } from '../../kernel/index.ts';
import { afterColon, ask, option, question, toPlaces } from '../asking.ts';
import type { Adjusters } from '../points.ts';
import type { Fact, Handler } from '../rules.ts';
import { type CharacterId, caboose, inside, isBandit, onTrain, playerOf, type Table } from '../table.ts';
import { beside, carOf, horsesOf } from './horses.ts';

/** Each bandit player takes a horse along (Big Box manual, Set Up 12). */
export function setUp(table: Table): Table {
  const horses = banditSeats(table).map((_, i) => [`horse:${i + 1}`, 'off'] as const);
  return { ...table, pawns: { ...table.pawns, ...Object.fromEntries(horses) } };
}

const banditsOfSeat = (table: Table, seat: Seat): CharacterId[] =>
  playerOf(table, seat).characters.filter(isBandit);

const banditSeats = (table: Table): Seat[] =>
  [...table.players.keys()].filter((seat) => banditsOfSeat(table, seat).length > 0);

export const placingAdjusters: Adjusters = {
  /** Bandits enter the train from its rear, before the First Player is drawn. */
  placing: (steps) => [{ kind: 'rideAlong' }, ...steps.filter(({ kind }) => kind !== 'placeBandits')],
  /** The First Player is one of those in the furthest car from the locomotive. */
  drawnFirst(seats, { table }) {
    const furthest = (seat: Seat): number =>
      Math.max(
        ...playerOf(table, seat).characters.map((who) => onTrain(table.characters[who]?.at ?? '')?.car ?? 0),
      );
    const most = Math.max(...seats.map(furthest));
    return seats.filter((seat) => furthest(seat) === most);
  },
};

interface Riding extends Frame {
  readonly car: number;
  /** Those who have not entered the train yet. */
  readonly riding: readonly Seat[];
}

const rideAlong: Handler = (table, _frame, rules) => {
  const [car] = rules.adjust.startCars([caboose(table), caboose(table) - 1], { table });
  return { frames: [{ kind: 'askBoarding', car, riding: banditSeats(table) }] };
};

/**
 * Car by car, everybody still riding hides his bandit or his horse in his fist: to board here or to ride on. The last one
 * chooses freely among the cars that are left; beyond the first car behind the locomotive nobody rides.
 */
const askBoarding: Handler<Riding> = (table, { car, riding }) => {
  const [only] = riding;
  if (only === undefined) return NO_MORE;
  if (riding.length === 1) {
    const cars = Array.from({ length: car }, (_, i) => inside(car - i));
    return ask(question(only, 'start', toPlaces(cars)), { kind: 'startChosen', seat: only });
  }
  if (car === 1) return { facts: boards(table, riding, car) };
  const options = [option('ride'), option('board')];
  const about = { place: inside(car) };
  return {
    ask: {
      questions: riding.map((seat) => question(seat, 'start', options, { secret: true, about })),
      next: { kind: 'fistsOpened', car, riding },
    },
  };
};

const fistsOpened: Handler<Riding> = (table, { car, riding }, _rules, { answers }) => {
  const boarding = riding.filter((_, i) => answers[i] === 'board');
  const rest = riding.filter((_, i) => answers[i] !== 'board');
  return {
    facts: boards(table, boarding, car),
    frames: [{ kind: 'askBoarding', car: car - 1, riding: rest }],
  };
};

const startChosen: Handler<Frame & { seat: Seat }> = (table, { seat }, _rules, { answer }) => ({
  facts: boards(table, [seat], carOf(afterColon(answer)) ?? 1),
});

/** The bandits of `seats` go inside, and a horse for each seat is left beside the car. */
function boards(table: Table, seats: readonly Seat[], car: number): Fact[] {
  const free = horsesOf(table).filter((horse) => table.pawns[horse] === 'off');
  const goes = (who: string, to: string): Fact => ({ kind: 'moved', who, from: 'off', to, manner: 'setUp' });
  return seats.flatMap((seat, i) => [
    ...banditsOfSeat(table, seat).map((who) => goes(who, inside(car))),
    goes(free[i] as string, beside(car)),
  ]);
}

export const placingFrames = { rideAlong, askBoarding, fistsOpened, startChosen } as const;
