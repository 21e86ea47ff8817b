import type { Chose, Frame, Match, Outcome, Prompt, Question, Seat } from './match.ts';
import { type Dice, diceOf, type Rng, startRng } from './rng.ts';

/** The rules of one game, composed once. Handlers read; `evolve` is the only writer of a table. */
export interface Rules<T, F extends { readonly kind: string }> {
  readonly frames: Readonly<Record<string, (table: T, frame: Frame, dice: Dice) => Outcome<F>>>;
  evolve(table: T, fact: F): T;
  /** Frames to run because `fact` has just happened, before what the handler itself asked for. */
  after(table: T, fact: F): readonly Frame[];
}

/** A match ends within this many steps between two questions, or the rules are broken (law 6). */
const STEP_LIMIT = 10_000;

export function startMatch<T, F extends { readonly kind: string }>(
  rules: Rules<T, F | Chose>,
  table: T,
  flow: readonly Frame[],
  seed: string | Rng,
): { match: Match<T>; facts: (F | Chose)[] } {
  const rng = typeof seed === 'string' ? startRng(seed) : seed;
  return run(rules, { table, flow, prompt: null, rng, version: 0 });
}

/** Runs frames until somebody must answer or the flow is empty (the match is over). */
export function run<T, F extends { readonly kind: string }>(
  rules: Rules<T, F | Chose>,
  match: Match<T>,
): { match: Match<T>; facts: (F | Chose)[] } {
  const dice = diceOf(match.rng);
  const flow = match.flow.slice();
  const facts: (F | Chose)[] = [];
  let table = match.table;
  for (let steps = 0; ; steps++) {
    if (steps > STEP_LIMIT) throw new Error(`the flow does not come to rest: ${flow.at(-1)?.kind}`);
    const frame = flow.pop();
    if (!frame) return { match: { ...match, table, flow, prompt: null, rng: dice.after() }, facts };
    const handler = rules.frames[frame.kind];
    if (!handler) throw new Error(`no rule for frame ${frame.kind}`);
    const outcome = handler(table, frame, dice);
    const reactions: Frame[] = [];
    for (const fact of outcome.facts ?? []) {
      table = rules.evolve(table, fact);
      facts.push(fact);
      for (const reaction of rules.after(table, fact))
        if (!queued(reactions, reaction)) reactions.push(reaction);
    }
    if (outcome.frames) pushAll(flow, outcome.frames);
    if (outcome.ask) {
      const asked = settle(outcome.ask.questions, outcome.ask.then);
      for (const chose of asked.chosen) {
        table = rules.evolve(table, chose);
        facts.push(chose);
      }
      if (asked.prompt) {
        if (reactions.length) throw new Error(`${frame.kind} asks and makes things happen at once`);
        const prompt = { ...asked.prompt, id: match.version + 1 };
        return { match: { ...match, table, flow, prompt, rng: dice.after() }, facts };
      }
      flow.push({ ...asked.then, answers: asked.answers });
    }
    pushAll(flow, reactions);
  }
}

/** Answers what needs no asking: a lone question with a single option that hides nothing. */
function settle(questions: Readonly<Record<Seat, Question>>, then: Frame) {
  const seats = Object.keys(questions).map(Number);
  const answers: Record<Seat, string | null> = {};
  const chosen: Chose[] = [];
  for (const seat of seats) {
    const question = questions[seat] as Question;
    if (question.options.length === 0) throw new Error(`question ${question.kind} offers nothing`);
    answers[seat] = null;
    if (question.secret || question.options.length > 1 || seats.length > 1) continue;
    const option = (question.options[0] as { id: string }).id;
    answers[seat] = option;
    chosen.push({ kind: 'chose', seat, question: question.kind, option });
  }
  const open = seats.some((seat) => answers[seat] === null);
  const prompt: Omit<Prompt, 'id'> | null = open ? { questions, answers, then } : null;
  return { prompt, chosen, answers, then };
}

function pushAll(flow: Frame[], frames: readonly Frame[]): void {
  for (let i = frames.length - 1; i >= 0; i--) flow.push(frames[i] as Frame);
}

/** Two facts of one moment that call for the same frame call for it once (everybody flees together). */
function queued(frames: readonly Frame[], frame: Frame): boolean {
  return frames.some((other) => other.kind === frame.kind && sameArguments(other, frame));
}

function sameArguments(a: Frame, b: Frame): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}
