import type { Answer, Chose, Match, Prompt, Question, Refusal, Seat } from './match.ts';
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
  const asked = askedAt(prompt, answer.seat);
  if (asked < 0) return { refused: 'not-asked' };
  if (!offers(prompt.questions[asked] as Question, answer.option)) return { refused: 'not-offered' };
  if (prompt.questions.length === 1) return run<T, F>(rules, match, [answer.option]);

  const answers = prompt.answers.slice();
  answers[asked] = answer.option;
  if (answers.includes(null)) return { match: { ...match, prompt: { ...prompt, answers } }, facts: [] };
  return run<T, F>(rules, match, answers as string[]);
}

function offers(question: Question, id: string): boolean {
  const { options } = question;
  for (let i = 0; i < options.length; i++) if (options[i]?.id === id) return true;
  return false;
}

/** The index of a seat's question; -1 where it is not asked. */
function askedAt(prompt: Prompt, seat: Seat): number {
  for (let i = 0; i < prompt.questions.length; i++) if (prompt.questions[i]?.seat === seat) return i;
  return -1;
}

/** What `seat` is asked, if anything. */
export function questionFor(prompt: Prompt | null, seat: Seat): Question | undefined {
  if (prompt) for (const question of prompt.questions) if (question.seat === seat) return question;
  return undefined;
}

/** The seats that still owe an answer, in seat order. */
export function waitingFor(prompt: Prompt | null): Seat[] {
  const seats: Seat[] = [];
  if (!prompt) return seats;
  const { questions, answers } = prompt;
  if (answers.length === 1) return answers[0] === null ? [(questions[0] as Question).seat] : seats;
  for (let i = 0; i < answers.length; i++)
    if (answers[i] === null) seats.push((questions[i] as Question).seat);
  return seats;
}
