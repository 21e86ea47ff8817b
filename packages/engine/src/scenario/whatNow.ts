import type { AnyFact, Question, Seat } from '../kernel/index.ts';
import type { Standing, Teller } from './telling.ts';

/** What `seat` is offered, as a scenario writes it, in alphabetical order. */
export const offered = <T, F extends AnyFact>(
  { spellings }: Teller<T, F>,
  table: T,
  seat: Seat,
  question: Question,
): string[] => [...new Set(question.options.map(({ id }) => spellings(table, seat, id)[0] ?? id))].sort();

/** So many options are told one by one; of more (120 plans are made of six cards) only so many, and how many others there are. */
const TOLD_AT_MOST = 16;

function listed(options: readonly string[]): string {
  const rest = options.length - TOLD_AT_MOST;
  const told = options.slice(0, TOLD_AT_MOST).join(', ');
  return rest > 0 ? `${told} and ${rest} more` : told;
}

/** What is asked where the story stands, and what went by on the way there. */
export function whatNow<T, F extends AnyFact>(teller: Teller<T, F>, { match, chosen }: Standing<T>): string {
  const { prompt, table } = match;
  const past = chosen.map(
    ({ seat, option }) =>
      `${teller.names.nameOf(seat)} had no choice but ${teller.spellings(table, seat, option)[0]}`,
  );
  const asked = (prompt?.questions ?? []).map((question, i) => {
    const who = teller.names.nameOf(question.seat);
    if (typeof prompt?.answers[i] === 'string') return `${who} has answered`;
    return `${who} is asked ${listed(offered(teller, table, question.seat, question))}`;
  });
  return [...past, ...(prompt ? asked : ['the game is over'])].join('; ');
}
