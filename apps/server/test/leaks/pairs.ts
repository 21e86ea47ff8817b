import { isDeepStrictEqual } from 'node:util';
import {
  type Answer,
  type AnyTable,
  type Fact,
  type Game,
  type GameSetup,
  type Match,
  openGame,
  promptFor,
  questionFor,
  type Seat,
  seedFrom,
  type Viewer,
  waitingFor,
} from '@holdup/engine';
import { faceless, isDiced, isTelling, toldTo } from './knowledge.ts';
import { type Differs, dealtOtherwise, otherSeed, otherWorld, type Whim } from './otherWorld.ts';

/** A match and what has just happened in it. */
export interface Moment {
  readonly match: Match<AnyTable>;
  readonly facts: readonly Fact[];
}
/** One answer, and what came of it. */
export interface Step extends Moment {
  readonly answer: Answer;
}
/** One of the two games of a pair: as it was dealt, and all that was answered. */
export interface World {
  readonly seed: string;
  readonly dealt: Moment;
  readonly steps: readonly Step[];
}

/** Two games that one audience cannot tell from each other by anything it may know. */
export interface Pair {
  readonly setup: GameSetup;
  readonly game: Game<AnyTable, Fact>;
  readonly viewer: Viewer;
  readonly worlds: readonly [World, World];
  /** At how many steps the two differ. */
  readonly unequal: number;
}

/** Two worlds with one history have come apart before anything that tells was revealed. */
export class Apart extends Error {}

export interface Wanted {
  readonly setup: GameSetup;
  readonly viewer: Viewer;
  /** Makes the pair what it is. */
  readonly name: string;
  readonly steps: number;
  /** The game as it is played; a test of tests gives another. */
  readonly game?: Game<AnyTable, Fact>;
  /** Options that are taken whenever they are offered, by how they begin. */
  readonly prefer?: readonly string[];
  /** The last step but two: where the two worlds have just differed in this. */
  readonly until?: (mine: Step, other: Omit<Step, 'match'>) => boolean;
}

/** How much of the other world is other, from most to nothing: as much as what is about to be seen leaves open. */
const LADDER: readonly (Differs | null)[] = [
  { chance: true, own: true, pieces: true, pile: true, sealed: true },
  { chance: false, own: true, pieces: true, pile: true, sealed: false },
  { chance: false, own: false, pieces: true, pile: false, sealed: false },
  { chance: false, own: false, pieces: false, pile: false, sealed: false },
  null,
];

/** Steps after the one that was looked for. */
export const AFTERWARDS = 2;

/** Plays one game of random answers, and beside it at each step another that the viewer cannot tell from it. */
export function pairOf(wanted: Wanted): Pair {
  const { setup, viewer, name, game = openGame(setup), prefer = [], until } = wanted;
  let { steps } = wanted;
  const whim = whimOf(name);
  const seed = seedFrom(`${name} seed`);
  const begun = game.begin(seed);
  const mine: Step[] = [];
  const others: { before: Match<AnyTable>; step: Omit<Step, 'match'> }[] = [];
  let match: Match<AnyTable> = begun.match;
  let unequal = 0;
  while (match.prompt && mine.length < steps) {
    const taken = alike({ game, viewer, whim, prefer }, match);
    if (!isDeepStrictEqual(taken.before.table, match.table)) unequal += 1;
    mine.push(taken.mine);
    others.push({ before: taken.before, step: taken.other });
    match = taken.mine.match;
    if (until?.(taken.mine, taken.other)) steps = Math.min(steps, mine.length + AFTERWARDS);
  }
  const last = otherWorld(match, viewer, whim, LADDER[1] as Differs);
  const dealt = others[0]?.before ?? last;
  return {
    setup,
    game,
    viewer,
    unequal,
    worlds: [
      { seed, dealt: begun, steps: mine },
      {
        seed: otherSeed(seed),
        dealt: { match: dealt, facts: dealtOtherwise(begun.facts, begun.match.table, dealt.table) },
        steps: others.map(({ step }, i) => ({ ...step, match: others[i + 1]?.before ?? last })),
      },
    ],
  };
}

interface Taken {
  readonly before: Match<AnyTable>;
  readonly mine: Step;
  readonly other: Omit<Step, 'match'>;
}

interface Playing {
  readonly game: Game<AnyTable, Fact>;
  readonly viewer: Viewer;
  readonly whim: Whim;
  readonly prefer: readonly string[];
}

/** One answer in `match`, and one in another world that tells the viewer the same. */
function alike({ game, viewer, whim, prefer }: Playing, match: Match<AnyTable>): Taken {
  const waiting = waitingFor(match.prompt);
  const seat = waiting[whim(waiting.length)] as Seat;
  const answer = anyAnswer(match, seat, whim, prefer);
  const played = { answer, ...playedOf(game, match, answer) };
  const told = toldTo(viewer, played.facts, match.table);
  for (const differs of LADDER) {
    const before = differs ? otherWorld(match, viewer, whim, differs) : match;
    const guess = seat === viewer || !differs ? answer : anyAnswer(before, seat, whim, prefer);
    for (const theirs of guess.option === answer.option ? [answer] : [guess, answer]) {
      const other = { answer: theirs, ...playedOf(game, before, theirs) };
      const same = theirs.option === answer.option;
      const came = cameApart(told, toldTo(viewer, other.facts, before.table), [played.facts, other.facts]);
      const asked = isDeepStrictEqual(
        promptFor(played.match.prompt, viewer),
        promptFor(other.match.prompt, viewer),
      );
      if (came === null && asked) return { before, mine: played, other };
      // Sealed answers are opened as the group closes.
      const opened = differs?.sealed && waiting.length === 1 && (match.prompt?.questions.length ?? 0) > 1;
      if (!same || came === 'seen' || opened || (differs?.chance && came === 'diced')) continue;
      throw new Apart(
        `${came ?? 'asked'}: ${JSON.stringify([told, toldTo(viewer, other.facts, before.table)])}`,
      );
    }
  }
  throw new Error('a game differs from itself');
}

function playedOf(game: Game<AnyTable, Fact>, match: Match<AnyTable>, answer: Answer): Moment {
  const played = game.play(match, answer);
  if (played.refused) throw new Error(`${answer.option} was refused: ${played.refused}`);
  return { match: played.match, facts: played.facts };
}

/** Now and then what the clock would play. */
function anyAnswer(match: Match<AnyTable>, seat: Seat, whim: Whim, prefer: readonly string[]): Answer {
  const question = questionFor(match.prompt, seat);
  const offered = question?.options ?? [];
  const preferred = offered.filter(({ id }) => prefer.some((begin) => id.startsWith(begin)));
  const options = preferred.length > 0 ? preferred : offered;
  const option =
    whim(10) === 0 && preferred.length === 0 ? question?.fallback : options[whim(options.length)]?.id;
  return { seat, prompt: match.prompt?.id ?? 0, option: option ?? '' };
}

/**
 * How what is told differs, if it does: `seen`, when a piece is turned up that may be another one in the other world, or
 * something happens that hidden values decide by rule; `diced`, when open dice fell otherwise; else `apart`.
 */
function cameApart(
  mine: readonly unknown[],
  theirs: readonly unknown[],
  facts: readonly [readonly Fact[], readonly Fact[]],
): 'seen' | 'diced' | 'apart' | null {
  for (let i = 0; i < Math.max(mine.length, theirs.length); i++) {
    if (isDeepStrictEqual(mine[i], theirs[i])) continue;
    const both = [facts[0][i], facts[1][i]];
    if (both.some(isTelling) || isDeepStrictEqual(faceless(mine[i]), faceless(theirs[i]))) return 'seen';
    return both.every(isDiced) ? 'diced' : 'apart';
  }
  return null;
}

/** A quick source of choices that is the same for the same text, on any machine. */
export function whimOf(text: string): Whim {
  let state = Number.parseInt(seedFrom(text).slice(0, 8), 16);
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * sides);
  };
}
