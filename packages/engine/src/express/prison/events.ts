import type { Frame, Seat } from '../../kernel/index.ts';
import { ask, DONE, distinctCards, option, question } from '../asking.ts';
import { cardPlayed, playable, playedFact, putHandsAway } from '../base/scheming.ts';
import { cardFrames } from '../base/stealing.ts';
import type { Turn } from '../points.ts';
import type { Fact, Handler } from '../rules.ts';
import { inside, lootAt, marshalAt, onTrain, PUBLIC, roof, seatsFrom } from '../table.ts';

/** Safekeeping: all loot inside the Marshal's car goes to its roof, wherever on the car he is. */
const safekeeping: Handler = (table, _frame, rules) => {
  const car = onTrain(marshalAt(table))?.car;
  if (car === undefined) return {};
  const at = rules.adjust('lands', roof(car), { table });
  if (at === inside(car)) return {};
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
  if (answer === 'done') return {};
  const played = playedFact(table, frame, cardPlayed(table, frame.seat, answer), answer);
  if (played.kind !== 'played' || played.card.of === null || played.card.kind === null) {
    throw new Error(`no card for ${answer}`);
  }
  const { of, kind } = played.card;
  const card = { ...played.card, seen: played.card.seen | PUBLIC };
  return {
    facts: [played, { kind: 'turnedOver', index: table.pile.length, seat: frame.seat, card, by: of }],
    frames: cardFrames(table, kind, of, rules),
  };
};

const reflexesOver: Handler = (table) => ({
  facts: [{ kind: 'pileCleared' }],
  frames: putHandsAway(table),
});

/** What Deadly Fall and Crime Doesn't Pay! change holds all round long and in the count. */
const nothingMore: Handler = () => ({});

export const eventFrames = {
  safekeeping,
  reflexAction,
  askReflex,
  reflexPlayed,
  reflexesOver,
  deadlyFall: nothingMore,
  crimeDoesntPay: nothingMore,
} as const;
