import { ROUNDS } from '../../express/base/components.ts';
import { ROUND } from '../../express/base/round.ts';
import type { ExpressRules } from '../../express/rules.ts';
import type { Frame } from '../../kernel/index.ts';
import { listOf, notFitting, type Readers, text, truth, type Values, whole } from '../reading.ts';
import { part } from './part.ts';

/** The round a position stands in where it does not say. */
const USUAL_ROUND = 2;

const course = {
  round: whole(1, ROUNDS),
  turns: listOf(text),
  keep: whole(0),
  event: text,
  end: truth,
} satisfies Readers;

/** The round: whose it is, its card, and how far it has gone. */
export const coursePart = part(
  (names) => ({ ...course, first: names.player }),
  (table, given) => {
    const number = given.round ?? USUAL_ROUND;
    const event = given.event ?? null;
    return {
      ...table,
      first: given.first ?? table.first,
      roundDeck: table.roundDeck.slice(table.roundDeck.length - (ROUNDS - number)),
      round: {
        number,
        card: event ?? 'bridge',
        turns: given.turns ?? ['standard'],
        event,
        keep: given.keep ?? 0,
        phase: given.turns ? 'scheming' : 'stealing',
        turn: given.turns ? 0 : 1,
      },
    };
  },
);

/** The keys that say where in the round a scenario begins, whichever part reads them. */
type Begins = { readonly [key in 'turns' | 'pile' | 'event' | 'end']?: unknown };

/** Throws `NotFitting` where the rules know no such turn or event. */
export function checkCourse(given: Values<typeof course> & Begins, rules: ExpressRules): void {
  given.turns?.forEach((turn, i) => {
    const kinds = Object.keys(rules.turnKinds);
    if (!kinds.includes(turn)) notFitting(`given.turns.${i}`, `one of ${kinds.join(', ')}`, turn);
  });
  const events = Object.keys(rules.events);
  if (given.event !== undefined && !events.includes(given.event)) {
    notFitting('given.event', `one of ${events.join(', ')}`, given.event);
  }
  if (given.end && (given.turns || given.pile)) {
    notFitting('given.end', 'no turns and no pile beside it', given.end);
  }
}

/** The rest of the round, from where the scenario begins; what is left of a game that ends here. The next frame is last. */
export function flowOf(given: Begins): readonly Frame[] {
  if (given.end) return [{ kind: 'score' }, ...(given.event ? [{ kind: 'event' }] : [])];
  const begins = given.turns ? 'discardBullets' : 'steal';
  return ROUND.slice(ROUND.findIndex(({ kind }) => kind === begins)).reverse();
}
