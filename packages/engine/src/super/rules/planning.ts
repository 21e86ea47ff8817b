import type { Frame, Option, Question } from '../../kernel/index.ts';
import { actionsOf, CARDS_PLANNED } from '../components.ts';
import type { SuperFact } from '../facts.ts';
import {
  banditOf,
  characterAt,
  clockwise,
  type SuperAction,
  type SuperOptions,
  type SuperTable,
} from '../table.ts';
import type { Handler } from './handler.ts';

/** What follows the planning of a round. */
export const afterPlanning = (table: SuperTable): readonly Frame[] => [
  { kind: 'turn', seat: table.first },
  { kind: 'uncouple' },
  { kind: 'award' },
  { kind: 'endRound' },
];

const beginRound: Handler = (table) => ({
  facts: [{ kind: 'planningBegan', number: (table.round?.number ?? 0) + 1 }],
  frames: [{ kind: 'askPlans' }],
});

/** Planning: everybody chooses three cards and their order, in secret. */
const askPlans: Handler = (table) => {
  const options = planOptions(table.options);
  const questions = planners(table).map(
    (seat): Question => ({
      seat,
      kind: 'plan',
      who: characterAt(table, seat),
      options,
      fallback: (options[0] as Option).id,
    }),
  );
  return { ask: { questions, next: { kind: 'plansLaid' } } };
};

const plansLaid: Handler = (table, _frame, _rules, { answers }) => ({
  facts: [
    ...planners(table).map(
      (seat, i): SuperFact => ({ kind: 'planned', seat, cards: cardsIn(answers[i] as string) }),
    ),
    { kind: 'actingBegan' },
  ],
  frames: afterPlanning(table),
});

/** Seats still in the game, in seat order. */
const planners = (table: SuperTable): number[] =>
  clockwise(table, 0).filter((seat) => !banditOf(table, characterAt(table, seat)).out);

const known = new Map<string, readonly Option[]>();

/** `plan:fire,move,flip` for every order of three of the cards. The same hands have the same options, made once. */
export function planOptions(options: SuperOptions): readonly Option[] {
  const cards = actionsOf(options);
  const key = cards.join();
  const found = known.get(key);
  if (found) return found;
  const made = ordersOf(cards, CARDS_PLANNED).map((plan) => ({ id: `plan:${plan}`, about: {} }));
  known.set(key, made);
  return made;
}

function ordersOf(cards: readonly SuperAction[], count: number): SuperAction[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card) =>
    ordersOf(
      cards.filter((other) => other !== card),
      count - 1,
    ).map((rest) => [card, ...rest]),
  );
}

const cardsIn = (answer: string): SuperAction[] => answer.slice('plan:'.length).split(',') as SuperAction[];

export const planningFrames = { beginRound, askPlans, plansLaid } as const;
