import { type BotKind, chooseOption } from '@holdup/bots';
import {
  type Answer,
  type AnyRecording,
  type AnyTable,
  ENGINE_VERSION,
  type Fact,
  type Game,
  type GameSetup,
  type Match,
  openGame,
  type Question,
  questionFor,
  type Seat,
  seedFrom,
  waitingFor,
} from '@holdup/engine';

export type AnyGame = Game<AnyTable, Fact>;
export type AnyMatch = Match<AnyTable>;

/** One answer and what followed; the first of a game is the deal, without an answer. */
export interface Step {
  readonly answer: Answer | null;
  readonly match: AnyMatch;
  readonly facts: readonly Fact[];
}

/** A seat that is asked something. */
export interface Asked {
  readonly game: AnyGame;
  readonly match: AnyMatch;
  readonly seat: Seat;
  readonly question: Question;
}

/** A game from the deal on; the seed is made from the text. */
export function openCourse(setup: GameSetup, seedText: string) {
  const game = openGame(setup);
  const seed = seedFrom(seedText);
  const begun = game.begin(seed);
  return { game, seed, first: { answer: null, ...begun } satisfies Step };
}

/** Who must answer next, and what; null when the match is over. */
export function asked(match: AnyMatch): { seat: Seat; question: Question } | null {
  const seat = waitingFor(match.prompt)[0];
  const question = seat === undefined ? undefined : questionFor(match.prompt, seat);
  return seat === undefined || !question ? null : { seat, question };
}

/** Plays one answer; that it is refused would be a bug of whoever chose it. */
export function take(game: AnyGame, match: AnyMatch, seat: Seat, option: string): Step {
  const answer = { seat, prompt: match.prompt?.id ?? 0, option };
  const played = game.play(match, answer);
  if (played.refused) throw new Error(`${option} of seat ${seat} was refused: ${played.refused}`);
  return { answer, match: played.match, facts: played.facts };
}

/** What a bot answers: it gets the view of its seat and nothing else. */
export function botAnswer(
  kind: BotKind,
  { game, match, seat, question }: Asked,
  random: () => number,
): string {
  return chooseOption(kind, {
    // Laid out only for a bot that looks at it.
    get table() {
      return game.project(match.table, seat);
    },
    seat,
    question,
    random,
  });
}

/** Puts the steps of a game together as a recording. */
export function recordingOf(setup: GameSetup, seed: string, steps: readonly Step[]): AnyRecording {
  return {
    header: { ...setup, engine: ENGINE_VERSION },
    seed,
    commands: steps.flatMap(({ answer }) => answer ?? []),
    facts: steps.map(({ facts }) => facts),
  };
}
