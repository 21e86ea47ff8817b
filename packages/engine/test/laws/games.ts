import fc from 'fast-check';
import {
  type Answer,
  type AnyTable,
  anySetup,
  diceOf,
  type ExpressFact,
  type ExpressSetup,
  type Fact,
  type Game,
  type GameSetup,
  type Match,
  type Option,
  openGame,
  questionFor,
  type Seat,
  type Settled,
  SUPER_CHARACTERS,
  SUPER_PLAYERS,
  type SuperFact,
  type SuperSetup,
  type SuperTable,
  seedFrom,
  startRng,
  type Table,
  waitingFor,
} from '../../src/index.ts';

/** Everything that makes one game of random play what it is: written out when a law fails, and enough to repeat it. */
export interface Course<S extends GameSetup = GameSetup> {
  readonly setup: S;
  readonly seed: string;
  /** The seed of the players' choices. */
  readonly whim: string;
}

/** Set-ups over all that is not settled. */
const drawn = (settled: Settled): fc.Arbitrary<ExpressSetup> =>
  fc.string({ minLength: 1, maxLength: 8 }).map((text) => {
    const whim = whimOf(text);
    return anySetup(() => whim(65_536) / 65_536, settled);
  });

/** Set-ups of the base game. */
export const setups = drawn({ boxes: ['base'] });

/** Set-ups with any boxes; always the same ones with `HOLDUP_BOXES=marshal,prison`. */
const settledBoxes = process.env.HOLDUP_BOXES?.split(',');
export const mixedSetups = drawn(settledBoxes ? { boxes: ['base', ...settledBoxes] } : {});

/** Set-ups of `super` over player counts, characters and add-ons, alone and together. */
const superSetups: fc.Arbitrary<SuperSetup> = fc
  .record({
    count: fc.integer(SUPER_PLAYERS),
    reflexes: fc.boolean(),
    horses: fc.boolean(),
    timeTravel: fc.boolean(),
    cast: fc.shuffledSubarray([...SUPER_CHARACTERS], { minLength: SUPER_CHARACTERS.length }),
  })
  .map(({ count, cast, ...options }) => ({
    game: 'super',
    boxes: [],
    options,
    players: cast.slice(0, count).map((who) => ({ characters: [who] })),
  }));

const coursesOf = <S extends GameSetup>(some: fc.Arbitrary<S>): fc.Arbitrary<Course<S>> =>
  fc.record({
    setup: some,
    seed: fc.string({ minLength: 1, maxLength: 8 }),
    whim: fc.string({ minLength: 1, maxLength: 8 }),
  });

export const courses = coursesOf(setups);
export const mixedCourses = coursesOf(mixedSetups);
export const superCourses = coursesOf(superSetups);

/** For laws that hold for all games alike: `test.each(allGames)`. */
export const allGames: readonly (readonly [string, fc.Arbitrary<Course>])[] = [
  ['base', courses],
  ['any boxes', mixedCourses],
  ['super', superCourses],
];

/** A source of choices that is the same for the same text, on any machine. */
export function whimOf(text: string): (sides: number) => number {
  let dice = diceOf(startRng(seedFrom(text)));
  let count = 0;
  return (sides) => {
    // Draws are remembered label by label; a fresh generator now and then keeps that short.
    if (++count % 500 === 0) dice = diceOf(startRng(seedFrom(`${text}:${count}`)));
    return dice.roll('whim', sides);
  };
}

/** One answer and what it did. The first step of a game has no answer: it is the deal. */
export interface Step<T = AnyTable, F extends Fact = Fact> {
  readonly game: Game<T, F>;
  readonly before: Match<T> | null;
  readonly answer: Answer | null;
  readonly match: Match<T>;
  readonly facts: readonly F[];
}

export type Choose = (match: Match<AnyTable>, seat: Seat, options: readonly Option[]) => string;

/** Plays a game of random answers to its end, step by step. */
export function played(course: Course<ExpressSetup>, choose?: Choose): Generator<Step<Table, ExpressFact>>;
export function played(course: Course<SuperSetup>, choose?: Choose): Generator<Step<SuperTable, SuperFact>>;
export function played(course: Course, choose?: Choose): Generator<Step>;
export function* played(course: Course, choose?: Choose): Generator<Step> {
  const game = openGame(course.setup);
  const whim = whimOf(course.whim);
  const anyOf: Choose = (_match, _seat, options) => (options[whim(options.length)] as Option).id;
  const begun = game.begin(seedFrom(course.seed));
  yield { game, before: null, answer: null, ...begun };
  let { match } = begun;
  while (match.prompt) {
    const seat = waitingFor(match.prompt)[0] as Seat;
    const options = questionFor(match.prompt, seat)?.options ?? [];
    const answer = { seat, prompt: match.prompt.id, option: (choose ?? anyOf)(match, seat, options) };
    const next = answers(game, match, answer);
    yield { game, before: match, answer, ...next };
    match = next.match;
  }
}

/** The play of an answer that must be taken. */
export function answers<T, F extends Fact>(game: Game<T, F>, match: Match<T>, answer: Answer) {
  const result = game.play(match, answer);
  if (result.refused) throw new Error(`${answer.option} was refused: ${result.refused}`);
  return result;
}

export const seatsOf = (table: AnyTable): Seat[] => table.players.map((_, seat) => seat);
/** Everybody who may look. */
export const viewersOf = (table: AnyTable) => [...seatsOf(table), 'public' as const];

/**
 * The laws are tried on the same games each time, so that a build which passes keeps passing; other games with
 * `HOLDUP_SEED`, more of them with `HOLDUP_RUNS`.
 */
fc.configureGlobal({ seed: Number(process.env.HOLDUP_SEED ?? 1) });

/** How many games each law is tried on; more with `HOLDUP_RUNS`. */
export const runs = (usual: number): number => Number(process.env.HOLDUP_RUNS ?? usual);
