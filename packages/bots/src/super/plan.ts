import { type Option, rehearseRound, type SuperAction } from '@holdup/engine';
import type { SuperInput } from '../input.ts';
import { worthTo } from './worth.ts';

/** How many plans are weighed at all, drawn where there are more. */
const PLANS_WEIGHED = 32;
/** How many come into the second weighing, and in how many imagined rounds they are weighed there. */
const SHORT_LIST = 8;
const ROUNDS_IMAGINED = 8;

/**
 * The plan that comes out best on average, whatever the others do: all plans are tried in one imagined round, the
 * best of them in some more. In one round all plans meet the same others, so that luck is the same for all.
 */
export function bestPlan({ table, seat, question, random }: SuperInput): string {
  const any = (): SuperAction[] =>
    planIn(question.options[Math.floor(random() * question.options.length)] as Option);
  const rounds = Array.from({ length: ROUNDS_IMAGINED }, () => table.players.map(any));
  const worthIn = (option: Option, plans: readonly SuperAction[][]): number =>
    worthTo(rehearseRound(table, plans.with(seat, planIn(option))), seat);
  const [first = [], ...others] = rounds;
  const short = drawn(question.options, random)
    .map((option) => ({ option, worth: worthIn(option, first) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, SHORT_LIST)
    .map(({ option, worth }) => ({
      option,
      worth: others.reduce((sum, plans) => sum + worthIn(option, plans), worth),
    }));
  const most = Math.max(...short.map(({ worth }) => worth));
  return short.find(({ worth }) => worth === most)?.option.id ?? question.fallback;
}

/** So many of the options, in random order: equal ones take turns. */
function drawn(options: readonly Option[], random: () => number): Option[] {
  const left = options.slice();
  const some: Option[] = [];
  while (left.length > 0 && some.length < PLANS_WEIGHED) {
    some.push(...left.splice(Math.floor(random() * left.length), 1));
  }
  return some;
}

const planIn = ({ id }: Option): SuperAction[] => id.slice('plan:'.length).split(',') as SuperAction[];
