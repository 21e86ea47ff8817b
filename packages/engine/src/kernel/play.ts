import type { Answer, Chose, Match, Prompt, Refusal, Seat } from './match.ts';
import { type Rules, run } from './run.ts';

export type PlayResult<T, F> =
  | { readonly match: Match<T>; readonly facts: readonly (F | Chose)[]; readonly refused?: undefined }
  | { readonly refused: Refusal };

/**
 * Takes one seat's answer. Refusals are values and leave the match as it was; so does a throw, since nothing is
 * written in place. An answer to a group that is still open brings no facts.
 */
export function play<T, F extends { readonly kind: string }>(
  rules: Rules<T, F | Chose>,
  match: Match<T>,
  answer: Answer,
): PlayResult<T, F> {
  const prompt = match.prompt;
  if (!prompt) return { refused: 'over' };
  if (answer.prompt !== prompt.id) return { refused: 'stale' };
  const question = Object.hasOwn(prompt.questions, answer.seat) ? prompt.questions[answer.seat] : undefined;
  if (!question) return { refused: 'not-asked' };
  if (!question.options.some((option) => option.id === answer.option)) return { refused: 'not-offered' };

  const answers = { ...prompt.answers, [answer.seat]: answer.option };
  if (Object.values(answers).includes(null)) {
    return { match: { ...match, prompt: { ...prompt, answers } }, facts: [] };
  }
  const flow = [...match.flow, { ...prompt.then, answers }];
  return run<T, F>(rules, { ...match, flow, prompt: null, version: match.version + 1 });
}

/** The seats that still owe an answer, in seat order. */
export function waitingFor(prompt: Prompt | null): Seat[] {
  if (!prompt) return [];
  return Object.keys(prompt.questions)
    .map(Number)
    .filter((seat) => prompt.answers[seat] === null);
}
