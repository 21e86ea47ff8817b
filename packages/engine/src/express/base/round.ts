import { type Dice, type Frame, NO_MORE, type Seat } from '../../kernel/index.ts';
import { afterColon, ask, distinctCards, madeOnce, option, question } from '../asking.ts';
import type { Adjusted } from '../points.ts';
import type { Fact, Handler } from '../rules.ts';
import {
  type Card,
  characterOf,
  lying,
  type Player,
  PUBLIC,
  playerOf,
  seatsFrom,
  seenBySeat,
  type Table,
} from '../table.ts';
import { ROUNDS } from './components.ts';

const NONE: readonly Frame[] = [];

/** A round, as the manual lists it (Big Box manual, The Phases of a Round). */
export const ROUND: readonly Frame[] = [
  { kind: 'chooseCards' },
  { kind: 'shuffleDecks' },
  { kind: 'revealRound' },
  { kind: 'roundStart' },
  { kind: 'drawHands' },
  { kind: 'discardBullets' },
  { kind: 'scheme', turn: 0 },
  { kind: 'endScheming' },
  { kind: 'steal' },
  { kind: 'event' },
  { kind: 'roundEnd' },
];

/** Each deck is mixed, at the start and again each round (not in the expert variant, where it is mixed once). */
const shuffleDecks: Handler = (table, _frame, _rules, { dice }) => {
  if (table.options.expert && table.round) return NO_MORE;
  let ids = table.cardIds;
  const facts = table.players.map((player, seat): Fact => {
    const cards = forgotten(dice.shuffle(deckLabel(table, seat), player.deck), ids);
    ids += cards.length;
    return { kind: 'shuffled', seat, cards, from: 'deck' };
  });
  return { facts };
};

/**
 * 2- and 3-player game of the Big Box: each player chooses one card of his deck into his hand before it is mixed. The
 * deck is mixed before the choice too, so that the place the card is taken from tells nothing.
 */
const chooseCards: Handler = (table, frame, rules, given) => {
  if (!choosesCard(table)) return NO_MORE;
  const mixed = shuffleDecks(table, frame, rules, given);
  return { ...mixed, frames: [{ kind: 'askChosenCard' }] };
};

const choosesCard = (table: Table): boolean =>
  table.options.edition === 'bigBox' && haveTwo(table) && !(table.options.expert && table.round);

/** Who has a card to choose: everybody, but where a position leaves somebody none. */
const choosers = (table: Table): Seat[] =>
  [...table.players.keys()].filter((seat) => playerOf(table, seat).deck.length > 0);

const askChosenCard: Handler = (table) => {
  const questions = choosers(table).map((seat) => {
    const cards = distinctCards(table, seat, playerOf(table, seat).deck);
    const options = cards.map(({ name }) => option(`keep:${name}`));
    return question(seat, 'keep', options, { secret: true });
  });
  return questions.length === 0 ? NO_MORE : { ask: { questions, next: { kind: 'cardsChosen' } } };
};

const cardsChosen: Handler = (table, _frame, _rules, { answers }) => {
  const facts = choosers(table).map((seat, i): Fact => {
    const name = afterColon(answers[i] as string);
    const found = distinctCards(table, seat, playerOf(table, seat).deck).find((one) => one.name === name);
    if (!found) throw new Error(`no card ${name}`);
    const card = { ...found.card, seen: found.card.seen | seenBySeat(seat) };
    return { kind: 'chosen', seat, card, was: found.card.seen };
  });
  return { facts };
};

/** The First Player turns over the next round card. */
const revealRound: Handler = (table, _frame, rules) => {
  const card = table.roundDeck[0];
  if (!card?.id) throw new Error('the round deck is empty');
  const row = rules.rounds[card.id] ?? rules.stations[card.id];
  if (!row) throw new Error(`no round card ${card.id}`);
  const range = table.players.length > 4 ? 1 : 0;
  return {
    facts: [
      {
        kind: 'roundBegan',
        number: (table.round?.number ?? 0) + 1,
        card: { id: card.id, seen: card.seen | PUBLIC },
        turns: row.turns[range],
        event: row.event,
        keep: row.keep?.[range] ?? 0,
      },
    ],
  };
};

/** Whatever begins with a round. */
const roundStart: Handler = (table, _frame, rules) => ({
  frames: rules.adjust.roundStartSteps([], { table }),
});

/** Hands are filled up to six cards (seven with two characters, one of them chosen; Doc one more). */
const drawHands: Handler = (table, _frame, rules) => {
  const seats = seatsFrom(table, table.first);
  const frames: Frame[] = [];
  for (const seat of seats)
    for (const first of rules.adjust.drawFirst(NONE, { table, seat })) frames.push(first);
  for (const seat of seats) frames.push({ kind: 'fillHand', seat });
  return { frames };
};

const fillHand: Handler<Frame & { seat: Seat }> = (table, { seat }, rules, { dice }) => {
  const missing = handSize(table, seat, rules) - playerOf(table, seat).hand.length;
  return { facts: draw(table, seat, missing, dice) };
};

/** Whether players have two characters each. */
const haveTwo = (table: Table): boolean => table.players.some(({ characters }) => characters.length > 1);

/** Cards in hand when Schemin' begins. */
export function handSize(table: Table, seat: Seat, rules: Adjusted): number {
  const size = table.options.edition === 'bigBox' && haveTwo(table) ? 7 : 6;
  return rules.adjust.handSize(size, { table, seat });
}

/**
 * Facts of drawing `count` cards. An empty deck gives what it has; in the expert variant the discard pile is mixed
 * into a new deck (Big Box manual, General rules, Expert variant).
 */
export function draw(table: Table, seat: Seat, count: number, dice: Dice): Fact[] {
  const { deck, discard } = playerOf(table, seat);
  const first = count > 0 ? deck.slice(0, count) : [];
  const facts: Fact[] = first.length ? [drawn(seat, first)] : [];
  const missing = count - first.length;
  if (missing <= 0 || !table.options.expert || discard.length === 0) return facts;
  const cards = mixedDeck(table, seat, dice, 'discard');
  facts.push({ kind: 'shuffled', seat, cards, from: 'discard' }, drawn(seat, cards.slice(0, missing)));
  return facts;
}

function drawn(seat: Seat, cards: readonly Card[]): Fact {
  const seen = seenBySeat(seat);
  return { kind: 'drew', seat, cards: cards.map((card) => lying(card, card.id, card.seen | seen)) };
}

/** Whether drawing would bring at least one card. */
export const canDraw = (table: Table, seat: Seat): boolean => {
  const { deck, discard } = playerOf(table, seat);
  return deck.length > 0 || (table.options.expert === true && discard.length > 0);
};

/** Cards as a shuffle leaves them: nobody has seen them, and their ids are new. */
const forgotten = (cards: readonly Card[], ids: number): Card[] =>
  cards.map((card, i) => lying(card, ids + i + 1, 0));

/** A player's deck (or his discard pile, to become his deck), mixed. */
export const mixedDeck = (table: Table, seat: Seat, dice: Dice, pile: 'deck' | 'discard' = 'deck'): Card[] =>
  forgotten(dice.shuffle(deckLabel(table, seat), playerOf(table, seat)[pile]), table.cardIds);

function deckLabel(table: Table, seat: Seat): string {
  const { characters } = playerOf(table, seat);
  return labelOf(characters.length === 1 ? `${characters[0]}` : characters.join('+'));
}

const labelOf = madeOnce((characters) => `deck:${characters}`);

/** Expert variant: bullets in hand may be put on the discard pile before Schemin' (base manual, Advanced variant). */
const discardBullets: Handler = (table) => {
  if (!table.options.expert) return NO_MORE;
  return { frames: seatsFrom(table, table.first).map((seat) => ({ kind: 'askDiscardBullet', seat })) };
};

/** Asked wherever the others cannot tell that there is no bullet in this hand: it may be in any pile of those it was filled from. */
const askDiscardBullet: Handler<Frame & { seat: Seat }> = (table, { seat }, rules) => {
  const { characters, hand } = playerOf(table, seat);
  const bullets = hand.filter((card) => card.kind === 'bullet');
  const allies = rules.adjust.allies(characters, { table, who: characters[0] ?? '' });
  const seats = new Set(allies.map((who) => characterOf(table, who).seat));
  const hidden = [...seats].some((one) => hidesBullet(playerOf(table, one)));
  if (bullets.length === 0 && !hidden) return NO_MORE;
  const options = distinctCards(table, seat, bullets).map(({ name, card }) =>
    option(`discard:${name}`, { card: card.id }),
  );
  const asked = question(seat, 'discard', [...options, option('done')], { secret: true });
  return ask(asked, { kind: 'bulletDiscarded', seat });
};

const hidesBullet = ({ hand, deck }: Player): boolean =>
  [...hand, ...deck].some((card) => card.kind === 'bullet' && !(card.seen & PUBLIC));

const bulletDiscarded: Handler<Frame & { seat: Seat }> = (table, { seat }, _rules, { answer }) => {
  if (answer === 'done') return NO_MORE;
  const { hand } = playerOf(table, seat);
  const found = distinctCards(table, seat, hand).find(({ name }) => name === afterColon(answer));
  if (!found) throw new Error(`no card for ${answer}`);
  return {
    facts: [discardOf(table, seat, [found.card])],
    frames: [{ kind: 'askDiscardBullet', seat }],
  };
};

/** They go down in order of what they are: in the hand's own order, the pile would tell when each was drawn. */
export function discardOf(table: Table, seat: Seat, discards: readonly Card[]): Fact {
  const name = ({ of, kind, hit }: Card): string => `${of}.${kind}.${hit}`;
  const cards = discards.slice().sort((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0));
  return {
    kind: 'discarded',
    seat,
    cards: cards.map((card, i) => lying(card, table.cardIds + i + 1, card.seen | PUBLIC)),
    was: cards.map((card) => card.seen),
    held: cards.map((card) => card.id),
  };
}

/** The First Player's role passes to the left; after the fifth round the money is counted. */
const roundEnd: Handler = (table, _frame, rules) => {
  const number = table.round?.number ?? 0;
  const ended: Fact = { kind: 'roundEnded', number };
  const steps = rules.adjust.roundEndSteps([], { table });
  if (number >= ROUNDS) return { facts: [ended], frames: [...steps, { kind: 'score' }] };
  return {
    facts: [ended, { kind: 'firstPlayer', seat: rules.adjust.nextFirst(nextSeat(table), { table }) }],
    frames: [...steps, ...ROUND],
  };
};

const nextSeat = (table: Table): Seat => (table.first + 1) % table.players.length;

export const roundFrames = {
  shuffleDecks,
  chooseCards,
  askChosenCard,
  cardsChosen,
  revealRound,
  roundStart,
  drawHands,
  fillHand,
  discardBullets,
  askDiscardBullet,
  bulletDiscarded,
  roundEnd,
} as const;
