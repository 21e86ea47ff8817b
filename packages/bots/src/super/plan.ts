import { CARDS_PLANNED, type Option, rehearseRound, type SuperAction, type SuperTable } from '@holdup/engine';
import type { SuperInput } from '../input.ts';
import { worthTo } from './worth.ts';

/** How many rounds are imagined, each with other plans of the others. More would play better, but not much. */
const ROUNDS_IMAGINED = 12;
/** How many of the others' random plans are weighed before one is taken for theirs: people choose better than at random. */
const OTHERS_WEIGH = 3;

/**
 * The plan that comes out best on average, when the others do this or that. All plans are tried in the same imagined
 * rounds, so that luck is the same for all.
 */
export function bestPlan({ table, seat, question, random }: SuperInput): string {
  const rounds = Array.from({ length: ROUNDS_IMAGINED }, () =>
    imagined(table, seat, question.options, random),
  );
  let best = question.fallback;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of question.options) {
    let sum = 0;
    for (const plans of rounds) {
      plans[seat] = planIn(option);
      sum += worthTo(rehearseRound(table, plans), seat);
    }
    // Next to nothing, so that equal plans take turns.
    const value = sum + random() * 1e-6;
    if (value > most) {
      most = value;
      best = option.id;
    }
  }
  return best;
}

/** Plans of all, where everybody else has looked a little at what they lead to. */
function imagined(
  table: SuperTable,
  seat: number,
  options: readonly Option[],
  random: () => number,
): SuperAction[][] {
  const any = (): SuperAction[] => planIn(options[Math.floor(random() * options.length)] as Option);
  const plans = table.players.map(any);
  table.players.forEach((_, other) => {
    if (other === seat) return;
    let most = Number.NEGATIVE_INFINITY;
    let taken = plans[other] as SuperAction[];
    for (let tries = 0; tries < OTHERS_WEIGH; tries++) {
      const tried = any();
      const worth = worthTo(rehearseRound(table, plans.with(other, tried)), other);
      if (worth <= most) continue;
      most = worth;
      taken = tried;
    }
    plans[other] = taken;
  });
  return plans;
}

const planIn = ({ id }: Option): SuperAction[] =>
  id.slice('plan:'.length).split(',').slice(0, CARDS_PLANNED) as SuperAction[];
