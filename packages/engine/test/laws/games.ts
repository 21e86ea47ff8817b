import fc from 'fast-check';
import {
  type Answer,
  type AnyTable,
  charactersOf,
  diceOf,
  type Fact,
  type Game,
  type GameSetup,
  type Match,
  type Option,
  openGame,
  playersAtMost,
  questionFor,
  type Seat,
  seated,
  seedFrom,
  setupProblems,
  startRng,
  waitingFor,
} from '../../src/index.ts';

/** Everything that makes one game of random play what it is: written out when a law fails, and enough to repeat it. */
export interface Course {
  readonly setup: GameSetup;
  readonly seed: string;
  /** The seed of the players' choices. */
  readonly whim: string;
}

const editions = fc.constantFrom('bigBox' as const, 'base2014' as const);

/** More boxes than the base with `HOLDUP_BOXES=marshal,prison`. */
const boxes = ['base', ...(process.env.HOLDUP_BOXES?.split(',') ?? [])];
const bandits = charactersOf(boxes);

/** Set-ups over player counts, characters, editions and options of the base game. */
export const setups: fc.Arbitrary<GameSetup> = fc
  .record({
    count: fc.integer({ min: 2, max: playersAtMost(boxes) }),
    edition: editions,
    expert: fc.boolean(),
    firstGame: fc.boolean(),
    teams: fc.boolean(),
    cast: fc.shuffledSubarray(bandits, { minLength: bandits.length }),
  })
  .map(({ count, edition, expert, firstGame, teams, cast }): GameSetup => {
    const options = { edition, ...(expert && { expert }), ...(firstGame && { firstGame }) };
    const players = seated(cast, { boxes, options, players: count });
    const apart: GameSetup = { game: 'express', boxes, options, players };
    const together = { ...apart, options: { ...options, teams: true } };
    return teams && setupProblems(together).length === 0 ? together : apart;
  })
  .filter((setup) => setupProblems(setup).length === 0);

export const courses: fc.Arbitrary<Course> = fc.record({
  setup: setups,
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  whim: fc.string({ minLength: 1, maxLength: 8 }),
});

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
export interface Step {
  readonly game: Game<AnyTable, Fact>;
  readonly before: Match<AnyTable> | null;
  readonly answer: Answer | null;
  readonly match: Match<AnyTable>;
  readonly facts: readonly Fact[];
}

export type Choose = (match: Match<AnyTable>, seat: Seat, options: readonly Option[]) => string;

/** Plays a game of random answers to its end, step by step. */
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
export function answers(game: Game<AnyTable, Fact>, match: Match<AnyTable>, answer: Answer) {
  const result = game.play(match, answer);
  if (result.refused) throw new Error(`${answer.option} was refused: ${result.refused}`);
  return result;
}

export const seatsOf = (table: AnyTable): Seat[] => table.players.map((_, seat) => seat);
/** Everybody who may look. */
export const viewersOf = (table: AnyTable) => [...seatsOf(table), 'public' as const];

/** How many games each law is tried on; more with `HOLDUP_RUNS`. */
export const runs = (usual: number): number => Number(process.env.HOLDUP_RUNS ?? usual);
