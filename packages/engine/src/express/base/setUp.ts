import type { Dice, Frame } from '../../kernel/index.ts';
import { afterColon, option, question } from '../asking.ts';
import type { ExpressRules, Fact, Handler } from '../rules.ts';
import type { ExpressSetup } from '../setup.ts';
import {
  type Card,
  type Character,
  type CharacterId,
  caboose,
  held,
  inside,
  isBandit,
  type Loot,
  type Options,
  type Player,
  playerOf,
  type RoundCard,
  seatsFrom,
  seenBySeat,
  type Table,
} from '../table.ts';
import {
  ACTION_DECK,
  CAR_LOOT,
  CARS,
  CYLINDER,
  JEWEL,
  LOCOMOTIVE,
  NEUTRAL_BULLETS,
  PURSES,
  SHARED_DECK,
  STARTING_PURSE,
  STRONGBOX,
} from './components.ts';
import { ROUND } from './round.ts';

/** Round cards and stations in one game (Big Box manual, Set Up 10). */
const ROUND_CARDS = 4;
const FIRST_GAME_CARDS = 5;

/** Lays out the table (Big Box manual, Set Up 2-10). What is left to decide is asked by the frames that follow. */
export function layOut(setup: ExpressSetup, options: Options, rules: ExpressRules, dice: Dice): Table {
  const { players } = setup;
  const inGame = players.flatMap(({ characters }) => characters);
  const carCount = rules.adjust.carCount(carsFor(players.length, options), {
    characters: inGame,
    options,
  });
  const train = dice.shuffle('cars', CARS).slice(0, carCount);
  const cars = rules.adjust.train([LOCOMOTIVE, ...train], { options });
  const table: Table = {
    game: 'express',
    boxes: setup.boxes,
    options,
    players: players.map(
      ({ characters }, seat): Player => ({
        characters,
        hand: [],
        deck: rules.adjust.deck(deckOf(characters), { characters, seat, inGame }),
        discard: [],
      }),
    ),
    cars,
    characters: charactersOf(players, cars),
    pawns: { marshal: inside(0) },
    loot: layLoot(setup, rules, cars, dice),
    pile: [],
    next: 0,
    neutral: rules.adjust.neutralSupply(NEUTRAL_BULLETS, { options }),
    roundDeck: buildRoundDeck(options, rules, dice),
    round: null,
    first: setup.first ?? 0,
    cardIds: 0,
    result: null,
    box: {},
  };
  return table;
}

/** Cars behind the locomotive in modules that go by bandits instead of players (Set Up 2). */
export const carsForBandits = (characters: readonly CharacterId[]): number =>
  characters.filter(isBandit).length <= 4 ? 4 : 5;

/** Cars behind the locomotive. */
export function carsFor(players: number, options: Options): number {
  if (players === 2) return options.edition === 'bigBox' ? 3 : 4;
  if (players === 3) return options.edition === 'bigBox' ? 4 : 3;
  return Math.min(players, 6);
}

function deckOf(characters: readonly CharacterId[]): Card[] {
  const card = (of: CharacterId, kind: string): Card => ({ id: 0, of, kind, seen: 0 });
  const [only, second] = characters;
  if (only === undefined) throw new Error('a player needs a character');
  if (second === undefined) return ACTION_DECK.map((kind) => card(only, kind));
  const shared = characters.flatMap((of) => SHARED_DECK.map((kind) => card(of, kind)));
  return [...shared, card(only, 'marshal')];
}

function charactersOf(
  players: ExpressSetup['players'],
  cars: readonly string[],
): Record<CharacterId, Character> {
  const at = inside(cars.length - 1);
  const all: Record<CharacterId, Character> = {};
  players.forEach(({ characters }, seat) => {
    for (const who of characters) {
      all[who] = { seat, at, cylinder: CYLINDER, received: 0, receivedNow: 0, cash: 0 };
    }
  });
  return all;
}

const NO_LOOT = { purses: 0, jewels: 0 };

/**
 * The starting purses are set aside first (bandits of later boxes have brought theirs); the others are mixed and fill the
 * cars. Ids follow the mixing.
 */
function layLoot(setup: ExpressSetup, rules: ExpressRules, cars: readonly string[], dice: Dice): Loot[] {
  const playing = setup.players.flatMap(({ characters }) => characters);
  const owners = setup.players.flatMap(({ characters }) =>
    (rules.options.edition === 'base2014' ? characters : characters.slice(0, 1)).filter(isBandit),
  );
  const brought = rules.characters.flatMap(({ id, purse }) =>
    purse !== undefined && playing.includes(id) ? [purse] : [],
  );
  const purses = dice.shuffle('purses', [...brought, ...PURSES].slice(owners.length));
  const loot: Loot[] = [];
  const lay = (kind: string, value: number, at: string, seen: number): void => {
    loot.push({ id: loot.length + 1, kind, value, at, seen });
  };
  let next = 0;
  cars.forEach((car, index) => {
    const { purses: bags, jewels } = CAR_LOOT[car] ?? NO_LOOT;
    for (let i = 0; i < bags; i++) lay('purse', purses[next++] as number, inside(index), 0);
    for (let i = 0; i < jewels; i++) lay('jewel', JEWEL, inside(index), 1);
  });
  while (next < purses.length) lay('purse', purses[next++] as number, 'off', 0);
  lay('strongbox', STRONGBOX, inside(0), 1);
  lay('strongbox', STRONGBOX, 'supply', 1);
  for (const who of owners) {
    const seat = setup.players.findIndex(({ characters }) => characters.includes(who));
    lay('purse', STARTING_PURSE, held(who), seenBySeat(seat));
  }
  return loot;
}

/** Four round cards over one station; five and none in a first game. */
function buildRoundDeck(options: Options, rules: ExpressRules, dice: Dice): RoundCard[] {
  const face = (id: string): RoundCard => ({ id, seen: 0 });
  const all = { rounds: Object.keys(rules.rounds), stations: Object.keys(rules.stations) };
  const drawnFrom = options.pickRounds ?? rules.adjust.roundCards(all, { options });
  const rounds = dice.shuffle('rounds', drawnFrom.rounds);
  if (options.firstGame) return rounds.slice(0, FIRST_GAME_CARDS).map(face);
  const stations = dice.shuffle('stations', drawnFrom.stations);
  return [...rounds.slice(0, ROUND_CARDS), ...stations.slice(0, 1)].map(face);
}

/** Drawing the First Player, unless it is `fixed` who he is. */
interface Drawing extends Frame {
  readonly fixed: boolean;
}

/** The First Player is drawn, and bandits come to their starting places (Set Up 11). */
const placing: Handler<Drawing> = (table, { fixed }, rules) => ({
  frames: rules.adjust.placing([{ kind: 'drawFirstPlayer', fixed }, { kind: 'placeBandits' }], { table }),
});

const drawFirstPlayer: Handler<Drawing> = (table, { fixed }, rules, { dice }) => {
  if (fixed) return { facts: [{ kind: 'firstPlayer', seat: table.first }] };
  const seats = rules.adjust.drawnFirst(seatsFrom(table, 0), { table });
  return { facts: [{ kind: 'firstPlayer', seat: seats[dice.roll('first', seats.length)] ?? 0 }] };
};

/** Bandits alternate between the caboose and the car before it, from the First Player on. */
const placeBandits: Handler = (table, _frame, rules) => {
  if (table.players.some(({ characters }) => characters.length > 1)) return askHands(table);
  const cars = startCars(table, rules);
  const bandits = seatsFrom(table, table.first).flatMap((seat) => banditsOfSeat(table, seat));
  return { facts: bandits.map((who, i) => startsIn(who, cars[i % 2] ?? 0)) };
};

const banditsOfSeat = (table: Table, seat: number): CharacterId[] =>
  playerOf(table, seat).characters.filter(isBandit);

const startCars = (table: Table, rules: ExpressRules): readonly [number, number] =>
  rules.adjust.startCars([caboose(table), caboose(table) - 1], { table });

const startsIn = (who: CharacterId, car: number): Fact => ({
  kind: 'moved',
  who,
  from: 'off',
  to: inside(car),
  manner: 'setUp',
});

/** Two characters each: everybody secretly takes one in each hand; the left one starts in the caboose. */
function askHands(table: Table): ReturnType<Handler> {
  const seats = table.players.flatMap((_, seat) => (banditsOfSeat(table, seat).length > 1 ? [seat] : []));
  const questions = seats.map((seat) => {
    const options = banditsOfSeat(table, seat).map((who) => option(`left:${who}`, { character: who }));
    return question(seat, 'left', options, { secret: true });
  });
  return { ask: { questions, next: { kind: 'handsOpened', seats } } };
}

const handsOpened: Handler<Frame & { seats: readonly number[] }> = (
  table,
  { seats },
  rules,
  { answers },
) => ({
  facts: seats.flatMap((seat, i): Fact[] => {
    const left = afterColon(answers[i] as string);
    return playerOf(table, seat).characters.map((who) =>
      startsIn(who, startCars(table, rules)[who === left ? 0 : 1]),
    );
  }),
});

/** What happens from the laid-out table to the first question of Schemin'. */
export const setUpSteps = ({ first }: ExpressSetup): readonly Frame[] => [
  { kind: 'placing', fixed: first !== undefined },
  ...ROUND,
];

export const setUpFrames = { drawFirstPlayer, placing, placeBandits, handsOpened } as const;
