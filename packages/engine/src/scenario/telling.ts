import {
  type AnyFact,
  type Chose,
  type Game,
  type Match,
  type Question,
  questionFor,
  type Seat,
} from '../kernel/index.ts';
import type { Step } from './format.ts';
import type { Names } from './names.ts';
import { offered, whatNow } from './whatNow.ts';

/** What was expected and what there was, in one line. */
export interface Difference {
  readonly expected: string;
  readonly got: string;
}

/** Where a story stands: the match, and the choices that resolved by themselves since somebody last answered. */
export interface Standing<T> {
  readonly match: Match<T>;
  readonly chosen: readonly Chose[];
}

/** A scenario that fits the format, set up and ready to be told. */
export interface Staged<T, F extends AnyFact> {
  readonly game: Game<T, F>;
  readonly start: Match<T>;
  /** What `then` says and the end is not. */
  readonly differences: (end: Match<T>) => Difference[];
}

/** What telling a story takes. */
export interface Teller<T, F extends AnyFact> {
  readonly game: Game<T, F>;
  readonly names: Names;
  /** How an option is written in a scenario: first as `offers` compares it, then every other way. */
  readonly spellings: (table: T, seat: Seat, option: string, question?: Question) => readonly string[];
  /** What chance has chosen for somebody by a fact, written as a choice of his; null where it has not. */
  readonly drawn: (table: T, fact: F) => Chose | null;
}

/**
 * One way of taking a step. A forced choice may be written or left out, so a step may have several: `at` is where the
 * story goes on, with the same step again where a forced choice was answered first.
 */
type Reading<T> =
  | { readonly at: Standing<T>; readonly again: boolean; readonly failure?: undefined }
  | { readonly failure: Difference };

export type Told<T> =
  | { readonly at: Standing<T>; readonly failure?: undefined }
  | { readonly failure: Difference };

/** Takes the steps in order, then answers what needs no thought. The first reading in which all steps fit counts. */
export function tell<T, F extends AnyFact>(
  teller: Teller<T, F>,
  start: Standing<T>,
  steps: readonly Step[],
): Told<T> {
  let furthest = -1;
  let failure: Difference = { expected: '', got: '' };
  const from = (at: Standing<T>, n: number): Standing<T> | null => {
    const step = steps[n];
    if (!step) return at;
    for (const reading of readings(teller, at, step)) {
      if (reading.failure) {
        if (n <= furthest) continue;
        furthest = n;
        failure = { expected: `step ${n + 1}: ${reading.failure.expected}`, got: reading.failure.got };
        continue;
      }
      const end = from(reading.at, reading.again ? n : n + 1);
      if (end) return end;
    }
    return null;
  };
  const end = from(start, 0);
  return end ? { at: settled(teller, end) } : { failure };
}

function* readings<T, F extends AnyFact>(
  teller: Teller<T, F>,
  at: Standing<T>,
  step: Step,
): Generator<Reading<T>> {
  const onward = goneOn(teller, at);
  const revises = hasAnswered(at.match, step.seat);
  if (onward && revises) yield { at: onward, again: true };
  yield direct(teller, at, step);
  const past = pastChoice(teller, at, step);
  if (past >= 0) {
    const seen = step.kind === 'answer' ? { ...at, chosen: at.chosen.slice(past + 1) } : at;
    yield { at: seen, again: false };
  }
  if (onward && !revises) yield { at: onward, again: true };
}

/** The story after an answer of which there was only one. */
function goneOn<T, F extends AnyFact>(teller: Teller<T, F>, at: Standing<T>): Standing<T> | null {
  const forced = forcedAnswer(at.match);
  const next = forced && answered(teller, at, forced.seat, forced.option);
  return next && { match: next.match, chosen: [...at.chosen, ...next.chosen] };
}

/** Whether the seat's answer to an open group of questions is in: who speaks again speaks of what comes after it, if he can. */
const hasAnswered = <T>({ prompt }: Match<T>, seat: Seat): boolean =>
  (prompt?.questions ?? []).some((question, i) => question.seat === seat && prompt?.answers[i] !== null);

/** Where among the choices that resolved by themselves the step's own is; -1 where it is none of them. */
function pastChoice<T, F extends AnyFact>(
  { spellings }: Teller<T, F>,
  { match, chosen }: Standing<T>,
  step: Step,
): number {
  const wanted =
    step.kind === 'answer' ? step.option : step.kind === 'offers' ? only(step.options) : undefined;
  if (wanted === undefined) return -1;
  return chosen.findIndex(
    ({ seat, option }) => seat === step.seat && spellings(match.table, seat, option).includes(wanted),
  );
}

const only = <V>(list: readonly V[]): V | undefined => (list.length === 1 ? list[0] : undefined);

/** The step as an answer to, or a look at, what is asked just now. */
function direct<T, F extends AnyFact>(teller: Teller<T, F>, at: Standing<T>, step: Step): Reading<T> {
  const question = questionOf(at.match, step.seat);
  const { table } = at.match;
  const who = teller.names.nameOf(step.seat);
  const offers = question ? offered(teller, table, step.seat, question) : [];
  const got = whatNow(teller, at);
  if (step.kind === 'refused') return refused(teller, at, step.seat, step.option);
  if (step.kind === 'offers') {
    const wanted = [...new Set(step.options)].sort();
    const same = question && wanted.join() === offers.join();
    return same
      ? { at, again: false }
      : { failure: { expected: `${who} is offered ${wanted.join(', ')}`, got } };
  }
  const option =
    question && (step.kind === 'timeout' ? question.fallback : optionFor(teller, at, step.seat, step.option));
  const next = option ? answered(teller, at, step.seat, option) : null;
  const expected = step.kind === 'timeout' ? `${who} is asked` : `${who} may answer ${step.option}`;
  return next ? { at: next, again: false } : { failure: { expected, got } };
}

/** The option that `wanted` names, by its id, as `offers` spells it, or in another way. */
function optionFor<T, F extends AnyFact>(
  { spellings }: Teller<T, F>,
  { match }: Standing<T>,
  seat: Seat,
  wanted: string,
): string | undefined {
  const question = questionOf(match, seat);
  const options = question?.options ?? [];
  const ways = options.map(({ id }) => ({ id, spelled: spellings(match.table, seat, id, question) }));
  const found =
    ways.find(({ id }) => id === wanted) ??
    ways.find(({ spelled }) => spelled[0] === wanted) ??
    ways.find(({ spelled }) => spelled.includes(wanted));
  return found?.id;
}

function refused<T, F extends AnyFact>(
  teller: Teller<T, F>,
  at: Standing<T>,
  seat: Seat,
  wanted: string,
): Reading<T> {
  const before = JSON.stringify(at.match);
  const option = optionFor(teller, at, seat, wanted) ?? wanted;
  const played = teller.game.play(at.match, { seat, prompt: at.match.prompt?.id ?? 0, option });
  const expected = `${teller.names.nameOf(seat)} is refused ${wanted}`;
  if (played.refused === undefined) return { failure: { expected, got: 'it is played' } };
  const changed = JSON.stringify(at.match) !== before;
  return changed ? { failure: { expected, got: 'refused, but the match is changed' } } : { at, again: false };
}

function answered<T, F extends AnyFact>(
  teller: Teller<T, F>,
  at: Standing<T>,
  seat: Seat,
  option: string,
): Standing<T> | null {
  const played = teller.game.play(at.match, { seat, prompt: at.match.prompt?.id ?? 0, option });
  if (played.refused !== undefined) return null;
  return { match: played.match, chosen: chosenIn(teller, played.match.table, played.facts) };
}

/** The choices among `facts`, forced or left to chance. */
export const chosenIn = <T, F extends AnyFact>(
  { drawn }: Pick<Teller<T, F>, 'drawn'>,
  table: T,
  facts: readonly (F | Chose)[],
): Chose[] => facts.flatMap((fact) => (isChose(fact) ? fact : (drawn(table, fact) ?? [])));

const isChose = (fact: AnyFact): fact is Chose => fact.kind === 'chose';

const questionOf = <T>({ prompt }: Match<T>, seat: Seat): Question | undefined => questionFor(prompt, seat);

/** An answer still owed of which there is only one. */
function forcedAnswer<T>({ prompt }: Match<T>): { kind: string; seat: Seat; option: string } | null {
  for (const [i, { kind, seat, options }] of (prompt?.questions ?? []).entries()) {
    const forced = only(options);
    if (forced && prompt?.answers[i] === null) return { kind, seat, option: forced.id };
  }
  return null;
}

/** What needs no thought where nothing else is offered: these answers, and whatever answers these questions. */
const PLAIN: readonly string[] = ['done', 'yes', 'no'];
const PLAINLY_ANSWERED: readonly string[] = ['seek'];

/**
 * Goes on while all that is left to say is `done`, the one answer that there is to a secret document, or which card is
 * fetched where there is one.
 */
function settled<T, F extends AnyFact>(teller: Teller<T, F>, at: Standing<T>): Standing<T> {
  for (let now = at; ; ) {
    const forced = forcedAnswer(now.match);
    const plain = forced && (PLAIN.includes(forced.option) || PLAINLY_ANSWERED.includes(forced.kind));
    const next = plain ? answered(teller, now, forced.seat, forced.option) : null;
    if (!next) return now;
    now = next;
  }
}
