import type { Answer, Chose, Frame, Match, Prompt, Question, Seat, Viewer } from './match.ts';
import { type PlayResult, play } from './play.ts';
import { type Dice, diceOf, startRng } from './rng.ts';
import { type Rules, startMatch } from './run.ts';

/** Facts of any game have a kind; `chose` is the kernel's own. */
export interface AnyFact {
  readonly kind: string;
}

/** A table, and what somebody sees of it. */
export interface Seen<T> {
  readonly table: T;
  readonly seen: T;
}

/** A game composed for one set-up: all that a server, a bot runner or a test needs of it. */
export interface Game<T, F extends AnyFact> {
  readonly rules: Rules<T, F | Chose>;
  /** A new match from a 256-bit seed (64 hex digits), run to its first question. */
  begin(seed: string): { match: Match<T>; facts: (F | Chose)[] };
  play(match: Match<T>, answer: Answer): PlayResult<T, F>;
  /**
   * What `viewer` may see of the table: the table's own type, with null faces (law 3). Given what he saw of an `earlier` table of
   * this match, the parts that have not changed since are taken from there; given what everybody sees of this one (`open`), the
   * parts of which he sees no more.
   */
  project(table: T, viewer: Viewer, earlier?: Seen<T>, open?: T): T;
  /** What `viewer` may know of a fact. */
  veil(fact: F | Chose, viewer: Viewer): F | Chose;
}

/** A game of its rules, its deal and what each viewer may know. Nothing of one match reaches another. */
export function gameOf<T, F extends AnyFact>(parts: {
  rules: Rules<T, F | Chose>;
  deal: (dice: Dice) => { table: T; flow: readonly Frame[] };
  project: Game<T, F>['project'];
  veil: Game<T, F>['veil'];
}): Game<T, F> {
  return {
    rules: parts.rules,
    project: parts.project,
    veil: parts.veil,
    begin(seed) {
      const dice = diceOf(startRng(seed));
      const { table, flow } = parts.deal(dice);
      return startMatch<T, F>(parts.rules, table, flow, dice.after());
    },
    play: (match, answer) => play<T, F>(parts.rules, match, answer),
  };
}

/** One seat's part in the current prompt, as that seat may see it; others see only who is asked, and what kind of thing. */
export interface SeatPrompt {
  readonly id: number;
  readonly question: Question | null;
  /** The seat's own sealed answer, which it may still replace. */
  readonly answer: string | null;
  /** Everybody who is asked, in seat order: what is asked of him is open, the options are not. */
  readonly asked: readonly { seat: Seat; kind: string; who: string | null; answered: boolean }[];
}

/** What `viewer` may see of the prompt. */
export function promptFor(prompt: Prompt | null, viewer: Viewer): SeatPrompt | null {
  if (!prompt) return null;
  const own = prompt.questions.findIndex(({ seat }) => seat === viewer);
  return {
    id: prompt.id,
    question: prompt.questions[own] ?? null,
    answer: prompt.answers[own] ?? null,
    asked: prompt.questions.map(({ seat, kind, who }, i) => ({
      seat,
      kind,
      who: who ?? null,
      answered: prompt.answers[i] !== null,
    })),
  };
}
