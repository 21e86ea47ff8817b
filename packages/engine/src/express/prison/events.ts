import { type Frame, NO_MORE, type Seat } from '../../kernel/index.ts';
import { ask, DONE, distinctCards, option, question } from '../asking.ts';
import { cardPlayed, playable, playedFact, putHandsAway } from '../base/scheming.ts';
import { actOf, cardFrames } from '../base/stealing.ts';
import type { Turn } from '../points.ts';
import type { Fact, Handler } from '../rules.ts';
import { inside, lootAt, marshalAt, onTrain, PUBLIC, roof, seatsFrom } from '../table.ts';

/** Safekeeping: all loot inside the Marshal's car goes to its roof, wherever on the car he is. */
const safekeeping: Handler = (table, _frame, rules) => {
  const car = onTrain(marshalAt(table))?.car;
  if (car === undefined) return NO_MORE;
  const at = rules.adjust.lands(roof(car), { table });
  if (at === inside(car)) return NO_MORE;
  return {
    facts: lootAt(table, inside(car)).map((token): Fact => ({ kind: 'lootPlaced', loot: { ...token, at } })),
  };
};

/**
 * Reflex Action: hands stay in hand after Schemin' and the pile on the table after Stealin'; now each player may play
 * one more card, which is resolved at once. Then all cards go where they belong.
 */
const reflexAction: Handler = (table) => ({
  frames: [
    ...seatsFrom(table, table.first).map((seat) => ({ kind: 'askReflex', seat })),
    { kind: 'reflexesOver' },
  ],
});

/** The turns of the round are over, so none of them says what may be played. */
const reflexTurn = (seat: Seat, turns: number): Turn => ({ kind: 'reflexPlayed', seat, turn: turns, nth: 0 });

const askReflex: Handler<Frame & { seat: Seat }> = (table, { seat }, rules) => {
  const turn = reflexTurn(seat, table.round?.turns.length ?? 0);
  const cards = distinctCards(table, seat, playable(table, turn, rules));
  const options = [...cards.map(({ name, card }) => option(`play:${name}`, { card: card.id })), DONE];
  return ask(question(seat, 'reflex', options, { secret: true }), turn);
};

const reflexPlayed: Handler<Turn> = (table, frame, rules, { answer }) => {
  if (answer === 'done') return NO_MORE;
  const played = playedFact(table, frame, cardPlayed(table, frame, answer, rules), answer);
  const { who, action } = actOf(table, { ...frame, card: played.card, down: false }, rules);
  const card = { ...played.card, seen: played.card.seen | PUBLIC };
  return {
    facts: [played, { kind: 'turnedOver', index: table.pile.length, seat: frame.seat, card, by: who }],
    frames: cardFrames(table, action, who, rules),
  };
};

const reflexesOver: Handler = (table, _frame, rules) => ({
  facts: [{ kind: 'pileCleared' }],
  frames: [...rules.adjust.pileResolved([], { table }), ...putHandsAway(table)],
});

/** What Deadly Fall and Crime Doesn't Pay! change holds all round long and in the count. */
const nothingMore: Handler = () => NO_MORE;

export const eventFrames = {
  safekeeping,
  reflexAction,
  askReflex,
  reflexPlayed,
  reflexesOver,
  deadlyFall: nothingMore,
  crimeDoesntPay: nothingMore,
} as const;
