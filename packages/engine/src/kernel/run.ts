import type { Ask, Chose, Frame, Match, Option, Outcome, Prompt, Question } from './match.ts';
import { type Dice, diceOf, type Rng, startRng } from './rng.ts';

/** The rules of one game, composed once. Handlers read; `evolve` is the only writer of a table. */
export interface Rules<T, F extends { readonly kind: string }> {
  readonly frames: Readonly<Record<string, Handle<T, F>>>;
  evolve(table: T, fact: F): T;
  /** Frames to run because `fact` has just happened, before what the handler itself asked for. */
  after(table: T, fact: F): readonly Frame[];
}

/**
 * One paragraph's rule. It is given the rules it belongs to. Written as a method, which TypeScript lets stand for one that
 * takes more special tables, frames and rules: a game only ever meets those that it made itself.
 */
export type Handle<T, F, A extends Frame = Frame, R = unknown> = {
  handle(table: T, frame: A, rules: R, given: Given): Outcome<F>;
}['handle'];

/** What a frame's handler is given besides the table: chance, and the answers where the frame takes some. */
export interface Given {
  readonly dice: Dice;
  /** The first (mostly the only) answer; empty where nothing was asked. */
  readonly answer: string;
  /** All answers of a group, in the order of its questions. */
  readonly answers: readonly string[];
}

/** A match ends within this many steps between two questions, or the rules are broken (law 6). */
const STEP_LIMIT = 10_000;

/** A match that runs from `flow` (the last frame is the first to run) to its first question. */
export function startMatch<T, F extends { readonly kind: string }>(
  rules: Rules<T, F | Chose>,
  table: T,
  flow: readonly Frame[],
  seed: string | Rng,
): { match: Match<T>; facts: (F | Chose)[] } {
  const rng = typeof seed === 'string' ? startRng(seed) : seed;
  return run(rules, { table, flow, prompt: null, rng, version: 0 });
}

/**
 * Runs frames until somebody must answer or the flow is empty (the match is over). Where `match` has a prompt, `answered`
 * are the answers to it, all of them: they go to the frame that waits for them, which is the first to run. Throws where the
 * rules are broken: a frame without a handler, a question that cannot be put (see `Prompt`), or on a table that changes with
 * it, or no rest.
 */
export function run<T, F extends { readonly kind: string }>(
  rules: Rules<T, F | Chose>,
  match: Match<T>,
  answered: readonly string[] = NO_ANSWERS,
): { match: Match<T>; facts: (F | Chose)[] } {
  const dice = diceOf(match.rng);
  const flow = match.flow.slice();
  const unasked: Given = { dice, answer: '', answers: NO_ANSWERS };
  let given = unasked;
  let frame: Frame | undefined;
  let { version } = match;
  if (match.prompt) {
    version += 1;
    frame = match.prompt.next;
    given = { dice, answer: answered[0] ?? '', answers: answered };
  } else frame = flow.pop();
  const facts: (F | Chose)[] = [];
  let table = match.table;
  for (let steps = 0; ; steps++) {
    if (steps > STEP_LIMIT) throw new Error(`the flow does not come to rest: ${frame?.kind}`);
    if (!frame) return { match: { table, flow, prompt: null, rng: dice.after(), version }, facts };
    const handler = rules.frames[frame.kind];
    if (!handler) throw new Error(`no rule for frame ${frame.kind}`);
    const { facts: happened, frames, ask } = handler(table, frame, rules, given);
    given = unasked;
    let reactions = NONE;
    if (happened) {
      for (let i = 0; i < happened.length; i++) {
        const fact = happened[i] as F | Chose;
        table = rules.evolve(table, fact);
        facts.push(fact);
        const called = rules.after(table, fact);
        if (called.length > 0) reactions = withReactions(reactions, called);
      }
    }
    if (frames) pushAll(flow, frames);
    if (ask) {
      if (happened?.length) throw new Error(`${frame.kind} asks and makes things happen at once`);
      const prompt = promptOf(ask, version + 1);
      if (needsAsking(prompt)) {
        return { match: { table, flow, prompt, rng: dice.after(), version }, facts };
      }
      const chose = onlyChoice(prompt);
      table = rules.evolve(table, chose);
      facts.push(chose);
      frame = prompt.next;
      given = { dice, answer: chose.option, answers: [chose.option] };
    } else {
      if (reactions !== NONE) pushAll(flow, reactions);
      frame = flow.pop();
    }
  }
}

const NONE: readonly Frame[] = [];

/**
 * Nothing happens, and nothing comes before what is next. It has the shape of other outcomes, unlike an empty one: what has few
 * shapes is read in a fraction of the time.
 */
export const NO_MORE: Outcome<never> = { frames: NONE };
const NO_ANSWERS: readonly string[] = [];

function promptOf({ questions, next }: Ask, id: number): Prompt {
  if (questions.length === 0) throw new Error(`${next.kind} waits for the answer of nobody`);
  let last = -1;
  for (let i = 0; i < questions.length; i++) {
    const { seat, kind, options } = questions[i] as Question;
    if (options.length === 0) throw new Error(`${kind} offers nothing`);
    if (seat <= last) throw new Error(`${kind} does not ask in seat order, one question a seat`);
    last = seat;
  }
  const answers = questions.length === 1 ? [null] : questions.map(() => null);
  return { id, questions, answers, next };
}

/** A lone question with a single option that hides nothing answers itself. */
function needsAsking({ questions }: Prompt): boolean {
  const only = questions[0] as Question;
  return questions.length > 1 || only.secret === true || only.options.length > 1;
}

function onlyChoice({ questions }: Prompt): Chose {
  const { seat, kind, options } = questions[0] as Question;
  return { kind: 'chose', seat, question: kind, option: (options[0] as Option).id };
}

function pushAll(flow: Frame[], frames: readonly Frame[]): void {
  for (let i = frames.length - 1; i >= 0; i--) flow.push(frames[i] as Frame);
}

/** Two facts of one moment that call for the same frame call for it once (everybody flees together). */
function withReactions(before: readonly Frame[], called: readonly Frame[]): readonly Frame[] {
  if (before.length === 0 && called.length === 1) return called;
  const all = before.slice();
  for (const frame of called) if (!queued(all, frame)) all.push(frame);
  return all;
}

function queued(frames: readonly Frame[], frame: Frame): boolean {
  return frames.some((other) => other.kind === frame.kind && sameArguments(other, frame));
}

function sameArguments(a: Frame, b: Frame): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
