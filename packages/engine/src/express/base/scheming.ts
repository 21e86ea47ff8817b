import { type Frame, NO_MORE, type Option, type Question, type Seat } from '../../kernel/index.ts';
import { ask, cardName, DONE, distinctCards, madeOnce, type Named, option, question } from '../asking.ts';
import type { FactOf } from '../fact.ts';
import type { Adjusted, Lie, Turn } from '../points.ts';
import type { ExpressRules, Fact, Handler } from '../rules.ts';
import { type Card, lying, PUBLIC, playerOf, seatsFrom, type Table } from '../table.ts';
import { canDraw, discardOf, draw } from './round.ts';
import { actOf } from './stealing.ts';

/** One turn of the round card after the other (Big Box manual, Schemin' and Types of Turn). */
const scheme: Handler<Frame & { turn: number }> = (table, { turn }, rules) => {
  const turnKind = table.round?.turns[turn];
  if (turnKind === undefined) return NO_MORE;
  const rule = rules.turnKinds[turnKind];
  if (!rule) throw new Error(`no turn kind ${turnKind}`);
  const asks: Frame[] = [];
  if (rule.frame) asks.push({ kind: rule.frame, turn });
  else {
    const counterClockwise = rule.counterClockwise ?? false;
    const order = seatsFrom(table, table.first, counterClockwise);
    for (const seat of rules.adjust.turnOrder(order, { table, counterClockwise })) {
      const inARow = rules.adjust.inARow(rule.inARow ?? 1, { table, seat, turn });
      for (let nth = 0; nth < inARow; nth++) asks.push({ kind: 'askPlay', seat, turn, nth });
      const taken = rules.adjust.turnTaken(NOTHING, { table, seat, turn, inARow: rule.inARow ?? 1 });
      for (const next of taken) asks.push(next);
    }
  }
  asks.push({ kind: 'scheme', turn: turn + 1 });
  return { facts: [{ kind: 'turnBegan', turn, turnKind }], frames: asks };
};

/**
 * Play an action card or draw three. Who can do neither passes; he is asked all the same, since the others must not
 * learn that he holds nothing but bullets.
 */
const askPlay: Handler<Turn> = (table, frame, rules) =>
  ask(turnQuestion(table, frame, rules), turnFrame('schemed', frame));

const turnFrame = (kind: string, { seat, turn, nth }: Turn): Turn => ({ kind, seat, turn, nth });

/** What a player may do on his turn. */
export function turnQuestion(table: Table, frame: Turn, rules: ExpressRules): Question {
  const { seat, turn, nth } = frame;
  const schemes = rules.adjust.schemes(NOTHING, { table, seat, turn, nth });
  if (!canDraw(table, seat)) return cardQuestion(table, frame, rules, schemes);
  return cardQuestion(table, frame, rules, schemes.length === 0 ? DRAW_ONLY : [DRAW, ...schemes]);
}

const DRAW = option('draw');
const DRAW_ONLY = [DRAW];
const NOTHING: readonly never[] = [];

/** Which card of the hand is laid, or which of `more` is done; without any, the player passes. */
export function cardQuestion(
  table: Table,
  frame: Turn,
  rules: ExpressRules,
  more: readonly Option[] = NOTHING,
): Question {
  const options = playOptions(table, frame, rules, playable(table, frame, rules));
  for (let i = 0; i < more.length; i++) options.push(more[i] as Option);
  if (options.length === 0) options.push(DONE);
  return question(frame.seat, 'scheming', options, SECRET);
}

const SECRET = { secret: true } as const;

/** The cards of the hand that may be played on this turn. */
export const playable = (
  table: Table,
  { seat, turn }: Pick<Turn, 'seat' | 'turn'>,
  rules: Adjusted,
): readonly Card[] => rules.adjust.playable(actionsOf(playerOf(table, seat).hand), { table, seat, turn });

/** Mostly it is the whole hand. */
const actionsOf = (hand: readonly Card[]): readonly Card[] =>
  hand.every(isAction) ? hand : hand.filter(isAction);

const isAction = (card: Card): boolean => card.kind !== 'bullet';

/** The ways to lay each of `cards` on the pile, face up or down as the turn and the adjusters have it; of equal cards one is offered. */
export function playOptions(
  table: Table,
  frame: Turn,
  rules: ExpressRules,
  cards: readonly Card[],
): Option[] {
  const { seat, turn, nth } = frame;
  const dark = rules.turnKinds[table.round?.turns[turn] ?? '']?.faceDown;
  const lies = rules.adjust.lies(dark ? FACE_DOWN : FACE_UP, { table, seat, turn, nth });
  const hides = lies.includes('down');
  const options: Option[] = [];
  const named = distinctCards(table, seat, cards);
  for (let i = 0; i < named.length; i++) {
    const { name, card } = named[i] as Named;
    const may = hides && rules.adjust.faceUp(false, { table, seat, card }) ? FACE_UP : lies;
    for (let j = 0; j < may.length; j++) options.push(playOption(name, card.id, may[j] as Lie));
  }
  return options;
}

const FACE_UP: readonly Lie[] = ['up'];
const FACE_DOWN: readonly Lie[] = ['down'];
const playOption = (name: string, card: number, lie: Lie): Option =>
  option(lie === 'up' ? playUp(name) : playDown(name), { card, lie });

/** Ids of playing a card, by its name. */
const playUp = madeOnce((name) => `play:${name}`);
const playDown = madeOnce((name) => `play:${name}:down`);

const schemed: Handler<Turn> = (table, frame, rules, { dice, answer }) => {
  if (answer === 'done') return NO_MORE;
  if (answer === 'draw') return { facts: draw(table, frame.seat, 3, dice) };
  if (!answer.startsWith('play:')) {
    const [verb, what] = answer.split(':');
    return { frames: [{ ...frame, kind: `scheme:${verb}`, ...(what !== undefined && { what }) }] };
  }
  const card = cardPlayed(table, frame, answer, rules);
  const fact = playedFact(table, frame, card, answer);
  return { facts: [fact], frames: afterPlay(table, frame, fact.card, rules) };
};

/** What the player may do at once after laying `card`, which is as it lies in the pile. */
export const afterPlay = (table: Table, frame: Turn, card: Card, rules: ExpressRules): readonly Frame[] =>
  rules.adjust.afterPlay(covered(table, frame, card), { table, frame, card });

/** The card that `answer` plays: of those that may be played, as when they were offered. */
export function cardPlayed(table: Table, turn: Turn, answer: string, rules: ExpressRules): Card {
  const { name } = played(answer);
  const cards = playable(table, turn, rules);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (cardName(table, turn.seat, card) === name) return card;
  }
  throw new Error(`no card for ${answer}`);
}

/** What the answer `play:CARD` or `play:CARD:down` says. */
const played = madeOnce((answer) => {
  const down = answer.endsWith(':down');
  return { name: answer.slice('play:'.length, down ? -':down'.length : undefined), down };
});

/** The card is laid as `answer` says: face up everybody sees it from now on, face down nobody who has not seen it before. */
export function playedFact(
  table: Table,
  at: { seat: Seat; turn: number },
  card: Card,
  answer: string,
): FactOf<'played'> {
  const { down } = played(answer);
  return {
    kind: 'played',
    seat: at.seat,
    card: lying(card, table.cardIds + 1, down ? card.seen : card.seen | PUBLIC),
    was: card.seen,
    held: card.id,
    down,
    turn: at.turn,
  };
}

/**
 * Cover rule (Big Box manual): who plays a Shoot of one bandit on a standard turn may at once play a card of his other
 * bandit, but not the Marshal card. Any card that lies face down may be a Shoot for all that the others know, so he is
 * asked after any, and is offered nothing unless it is one.
 */
function covered(table: Table, frame: Turn, card: Card): readonly Frame[] {
  const two = playerOf(table, frame.seat).characters.length > 1;
  if (!two || table.options.edition !== 'bigBox') return NOTHING;
  const standard = table.round?.turns[frame.turn] === 'standard';
  const shoots = card.kind === 'shoot';
  const hidden = (card.seen & PUBLIC) === 0;
  if (!standard || !(shoots || hidden)) return NOTHING;
  return [{ ...frame, kind: 'askCover', nth: frame.nth + 1, shooter: shoots ? card.of : null }];
}

const askCover: Handler<Turn & { shooter: string | null }> = (table, frame, rules) => {
  const { seat, turn, shooter } = frame;
  const covers = (card: Card): boolean =>
    card.kind !== 'marshal' && actOf(table, { seat, card, down: false, turn }, rules).who !== shooter;
  const cards = shooter === null ? NOTHING : playable(table, frame, rules).filter(covers);
  const options = playOptions(table, frame, rules, cards);
  options.push(DONE);
  return ask(question(frame.seat, 'cover', options, { secret: true }), { ...frame, kind: 'coverPlayed' });
};

const coverPlayed: Handler<Turn> = (table, frame, rules, { answer }) => {
  if (answer === 'done') return NO_MORE;
  return { facts: [playedFact(table, frame, cardPlayed(table, frame, answer, rules), answer)] };
};

/** Unplayed cards go on top of the deck; some may be kept (rainy-day icons), any in the expert variant, which discards the rest. */
const endScheming: Handler = (table, _frame, rules) =>
  rules.adjust.cardsStay(false, { table }) ? NO_MORE : { frames: putHandsAway(table) };

export const putHandsAway = (table: Table): Frame[] =>
  seatsFrom(table, table.first).map((seat) => ({ kind: 'askKeep', seat, kept: [] }));

interface Keeping extends Frame {
  readonly seat: Seat;
  /** Ids of the cards kept so far. */
  readonly kept: readonly number[];
}

const askKeep: Handler<Keeping> = (table, frame) => {
  const { hand } = playerOf(table, frame.seat);
  const rest = notKept(hand, frame.kept);
  const limit = table.options.expert ? hand.length : Math.min(hand.length, table.round?.keep ?? 0);
  if (frame.kept.length >= limit) return { facts: putAway(table, frame.seat, rest) };
  const options = distinctCards(table, frame.seat, rest).map(({ name, card }) =>
    option(`keep:${name}`, { card: card.id }),
  );
  return ask(question(frame.seat, 'keep', [...options, DONE], { secret: true }), {
    ...frame,
    kind: 'keptOne',
  });
};

const notKept = (hand: readonly Card[], kept: readonly number[]): readonly Card[] =>
  kept.length === 0 ? hand : hand.filter((card) => !kept.includes(card.id));

const keptOne: Handler<Keeping> = (table, frame, _rules, { answer }) => {
  const { seat, kept } = frame;
  const rest = notKept(playerOf(table, seat).hand, kept);
  if (answer === 'done') return { facts: putAway(table, seat, rest) };
  const card = rest.find((one) => `keep:${cardName(table, seat, one)}` === answer);
  if (!card) throw new Error(`no card for ${answer}`);
  return { frames: [{ kind: 'askKeep', seat, kept: [...kept, card.id] }] };
};

function putAway(table: Table, seat: Seat, cards: readonly Card[]): Fact[] {
  if (cards.length === 0) return [];
  if (table.options.expert) return [discardOf(table, seat, cards)];
  return [{ kind: 'putBack', seat, cards, was: cards.map((card) => card.seen) }];
}

export const schemingFrames = {
  scheme,
  askPlay,
  schemed,
  askCover,
  coverPlayed,
  endScheming,
  askKeep,
  keptOne,
} as const;
