import type { Option } from '@holdup/engine';
import { judgeCouriers } from './couriers/judge.ts';
import { foresees } from './foresee.ts';
import { discards, keeps } from './hand.ts';
import { ransoms } from './hostages.ts';
import type { ExpressInput } from './input.ts';
import { schemes } from './plan.ts';

/** How a question kind is judged: a score for each of its options. */
type Judge = (input: ExpressInput) => (option: Option) => number;

const judges: Readonly<Record<string, Judge>> = {
  scheming: schemes,
  cover: schemes,
  plus: schemes,
  reflex: schemes,
  keep: keeps,
  discard: discards,
  left: () => () => 0,
  start: () => () => 0,
  hostage: ransoms,
};

/**
 * The option with the highest score; among equals any. A question of a kind that is not known here is answered by what
 * its options say: to take rather than to leave, otherwise by the fallback.
 */
export function bestOption(input: ExpressInput): string {
  const { question, random } = input;
  const single = question.options.length === 1 ? question.options[0] : undefined;
  if (single) return single.id;
  const score = judged(input);
  let best: string[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of question.options) {
    const value = score(option);
    if (value > most) {
      most = value;
      best = [option.id];
    } else if (value === most) best.push(option.id);
  }
  return best[Math.min(Math.floor(random() * best.length), best.length - 1)] ?? question.fallback;
}

/** Two trains are judged otherwise than one; a question of theirs that is asked in any game is answered as in any game. */
function judged(input: ExpressInput): (option: Option) => number {
  const { table, question } = input;
  const two = table.box?.couriers === undefined ? null : judgeCouriers(input);
  if (two) return two;
  return judges[question.kind]?.(input) ?? foresees(input) ?? usually(input);
}

function usually({ question }: ExpressInput): (option: Option) => number {
  return ({ id }) => (id.startsWith('take:') ? 2 : id === question.fallback ? 1 : 0);
}
