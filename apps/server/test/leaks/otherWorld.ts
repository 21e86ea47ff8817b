import {
  type AnyTable,
  actionsOf,
  type Card,
  type Fact,
  type Frame,
  type Loot,
  type Match,
  type Option,
  type Played,
  type Prompt,
  type Seat,
  type SuperAction,
  type SuperTable,
  type Table,
  type Viewer,
} from '@holdup/engine';
import { cardsOf, hasSeen } from './knowledge.ts';

export type Whim = (sides: number) => number;

/** How much of another world is another: what is left as it was cannot be what somebody learns next. */
export interface Differs {
  /** The generator: later shuffles and rolls. */
  readonly chance: boolean;
  /** What the viewer has not seen of his own cards. */
  readonly own: boolean;
  /** Tokens, round cards, goals and the like. */
  readonly pieces: boolean;
  /** Cards that lie face down on the pile. */
  readonly pile: boolean;
  /** What others have answered in a group that is still open. */
  readonly sealed: boolean;
}

/**
 * A match that `viewer` cannot tell from `match`: the same pieces in the same places, but all that he has not seen is another
 * card (with another id where he sees none), another token, another round to come; others have sealed other answers and
 * are offered their options in another order.
 */
export function otherWorld<T extends AnyTable>(
  match: Match<T>,
  viewer: Viewer,
  whim: Whim,
  differs: Differs,
): Match<T> {
  const asked = [...(match.prompt?.questions.map(({ seat }) => seat) ?? []), ...match.flow.flatMap(chosenBy)];
  const table =
    match.table.game === 'super'
      ? otherTrain(match.table, viewer, whim)
      : otherTable(match.table, { viewer, asked, whim, differs });
  const rng = differs.chance ? { ...match.rng, seed: otherSeed(match.rng.seed) } : match.rng;
  const prompt = otherPrompt(match.prompt, viewer, whim, differs);
  const other = { ...match, table: table as T, prompt, rng };
  return table.game === 'super' ? other : withOtherIds(other, { viewer, asked, whim, differs });
}

/**
 * The hands of those who are asked keep their faces; but their cards' ids tell when they were drawn, so they change them with
 * cards of their decks, in whatever speaks of them.
 */
function withOtherIds<T extends AnyTable>(match: Match<T>, { viewer, asked, whim }: Dealing): Match<T> {
  if (match.table.game === 'super') return match;
  const ids = new Map<number, number>();
  match.table.players.forEach(({ hand, deck }, seat) => {
    if (seat === viewer || !asked.includes(seat)) return;
    const hidden = [...hand, ...deck].filter((card) => !hasSeen(card, viewer)).map(({ id }) => id);
    const others = mixed(hidden, whim);
    hidden.forEach((id, i) => void ids.set(id, others[i] ?? id));
  });
  if (ids.size === 0) return match;
  const card = (one: Card): Card => ({ ...one, id: ids.get(one.id) ?? one.id });
  const players = match.table.players.map(({ hand, deck, ...rest }) => ({
    ...rest,
    hand: hand.map(card).sort((a, b) => a.id - b.id),
    deck: deck.map(card),
  }));
  const renamed = (part: unknown): unknown => withIds(part, ids);
  return {
    ...match,
    table: { ...match.table, players },
    flow: renamed(match.flow) as Match<T>['flow'],
    prompt: renamed(match.prompt) as Prompt | null,
  };
}

/** Where questions and frames speak of cards. */
const SPEAKS_OF_CARDS = new Set(['card', 'kept']);

function withIds(part: unknown, ids: ReadonlyMap<number, number>, key = ''): unknown {
  if (typeof part === 'number') return SPEAKS_OF_CARDS.has(key) ? (ids.get(part) ?? part) : part;
  if (Array.isArray(part)) return part.map((one) => withIds(one, ids, key));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, withIds(one, ids, name)]));
}

/** Whose choice a frame still has to carry out: it was made from what he held. */
const chosenBy = (frame: Frame): Seat[] => ('chosen' in frame ? [frame.seat as Seat] : []);

export const otherSeed = (seed: string): string => [...seed].reverse().join('');

interface Dealing {
  readonly viewer: Viewer;
  readonly asked: readonly Seat[];
  readonly whim: Whim;
  readonly differs: Differs;
}

function otherTable(table: Table, dealing: Dealing): Table {
  let other = table;
  table.players.forEach((_, owner) => {
    if (owner !== dealing.viewer || dealing.differs.own) other = dealtAnew(other, owner, dealing);
  });
  if (!dealing.differs.pieces) return other;
  return {
    ...other,
    loot: otherTokens(other, dealing),
    roundDeck: otherRounds(other, dealing),
    box: Object.fromEntries(Object.entries(other.box).map(([id, kept]) => [id, otherKept(kept, dealing)])),
  };
}

/**
 * A card in another's place: who has seen what lies there stays. Hands of those who are being asked stay, since the
 * question already follows from them.
 */
const laidThere = (card: Card, place: Card): Card => ({ ...card, seen: place.seen });

function dealtAnew(table: Table, owner: Seat, { viewer, asked, whim, differs }: Dealing): Table {
  const player = table.players[owner] as Table['players'][number];
  const hides = (card: Card): boolean => !hasSeen(card, viewer);
  const fixed = asked.includes(owner);
  const isLaid = ({ seat, down, card }: Played): boolean =>
    seat === owner && down && hides(card) && card.of !== 'professor';
  const laid = differs.pile ? table.pile.filter(isLaid).map(({ card }) => card) : [];
  const mayBeLaid = player.hand.filter((card) => !fixed && hides(card) && card.kind !== 'bullet');
  // First what lies face down, against what could have been laid; then all that is left, hand and deck.
  const actions = mixed([...laid, ...mayBeLaid], whim);
  const pile = table.pile.map(
    (played): Played =>
      differs.pile && isLaid(played) ? { ...played, card: next(actions, played.card) } : played,
  );
  const hidden = (card: Card): boolean => !fixed && hides(card);
  const bullets = player.hand.filter((card) => hidden(card) && card.kind === 'bullet');
  const rest = mixed([...actions, ...bullets, ...player.deck.filter(hides)], whim);
  const hand = player.hand.map((card) => (hidden(card) ? next(rest, card) : card));
  const deck = player.deck.map((card) => (hides(card) ? next(rest, card) : card));
  const players = table.players.slice();
  // A hand lies in order of id.
  players[owner] = { ...player, hand: hand.sort((a, b) => a.id - b.id), deck };
  return { ...table, players, pile };
}

function next(cards: Card[], place: Card): Card {
  const card = cards.shift();
  if (!card) throw new Error('a card is missing');
  return laidThere(card, place);
}

/** Tokens of one kind change faces with each other; their ids lie open. What the asked hold stays: they may be asked about it. */
function otherTokens(table: Table, { viewer, asked, whim }: Dealing): Table['loot'] {
  const stays = asked.flatMap((seat) => (table.players[seat]?.characters ?? []).map((who) => `held:${who}`));
  const hides = (token: Loot): boolean =>
    !hasSeen(token, viewer) && (token.kind === 'purse' || !stays.includes(token.at));
  const faces = new Map<string, Loot[]>();
  for (const token of table.loot.filter(hides))
    faces.set(token.kind, [...(faces.get(token.kind) ?? []), token]);
  for (const [kind, hidden] of faces) faces.set(kind, mixed(hidden, whim));
  return table.loot.map((token) => {
    const other = hides(token) ? faces.get(token.kind)?.shift() : undefined;
    if (!other) return token;
    const turned = { ...token, value: other.value };
    return other.face === undefined ? turned : { ...turned, face: other.face };
  });
}

/** The last card stays what it is where it is a station: everybody knows that the fifth round is one. */
function otherRounds(table: Table, { viewer, whim }: Dealing): Table['roundDeck'] {
  const last = table.options.firstGame ? table.roundDeck.length : table.roundDeck.length - 1;
  const hides = (index: number): boolean => {
    const card = table.roundDeck[index];
    return card !== undefined && index < last && !hasSeen(card, viewer);
  };
  const ids = mixed(
    table.roundDeck.filter((_, index) => hides(index)).map(({ id }) => id),
    whim,
  );
  return table.roundDeck.map((card, index) => (hides(index) ? { ...card, id: ids.shift() ?? null } : card));
}

/** Piles that a box keeps: whatever lies in a list and says who has seen it. */
function otherKept(kept: unknown, dealing: Dealing): unknown {
  if (typeof kept !== 'object' || kept === null) return kept;
  if (!Array.isArray(kept)) {
    return Object.fromEntries(Object.entries(kept).map(([key, part]) => [key, otherKept(part, dealing)]));
  }
  const hides = (piece: { seen: number }): boolean =>
    typeof piece === 'object' && 'seen' in piece && !hasSeen(piece, dealing.viewer);
  const pieces = mixed(kept.filter(hides), dealing.whim);
  return kept.map((piece) => (hides(piece) ? { ...pieces.shift(), seen: piece.seen } : piece));
}

/** Under the cars other loot, and in the others' plans other cards from the first one that is still covered. */
function otherTrain(table: SuperTable, viewer: Viewer, whim: Whim): SuperTable {
  const cars = mixed([...table.wagons, ...table.siding], whim);
  return {
    ...table,
    wagons: cars.slice(0, table.wagons.length),
    siding: cars.slice(table.wagons.length),
    players: table.players.map((player, seat) => {
      if (seat === viewer || player.plan.length <= player.known) return player;
      const open = player.plan.slice(0, player.known) as SuperAction[];
      const left = mixed(actionsOf(table.options), whim).filter((card) => !open.includes(card));
      return {
        ...player,
        plan: player.plan.map((card, i) => (i < player.known ? card : (left.shift() ?? card))),
      };
    }),
  };
}

function otherPrompt(prompt: Prompt | null, viewer: Viewer, whim: Whim, { sealed }: Differs): Prompt | null {
  if (!prompt) return null;
  const others = prompt.questions.map(({ seat }) => seat !== viewer);
  return {
    ...prompt,
    questions: prompt.questions.map((question, i) =>
      others[i] ? { ...question, options: turned(question.options, whim) } : question,
    ),
    answers: prompt.answers.map((answer, i) => {
      const options = prompt.questions[i]?.options ?? [];
      return answer !== null && others[i] && sealed ? (options[whim(options.length)]?.id ?? answer) : answer;
    }),
  };
}

function turned(options: readonly Option[], whim: Whim): Option[] {
  const by = whim(options.length);
  return [...options.slice(by), ...options.slice(0, by)];
}

function mixed<V>(items: readonly V[], whim: Whim): V[] {
  const left = items.slice();
  const order: V[] = [];
  while (left.length > 0) order.push(...left.splice(whim(left.length), 1));
  return order;
}

/** The facts of a deal as they would have been had it led to `other` and not to `table`. */
export function dealtOtherwise(facts: readonly Fact[], table: AnyTable, other: AnyTable): Fact[] {
  if (table.game === 'super' || other.game === 'super') return [...facts];
  const there = cardsOf(other);
  const places = new Map(cardsOf(table).map((card, i) => [card.id, there[i] as Card]));
  const instead = (card: Card): Card => ({ ...(places.get(card.id) ?? card), seen: card.seen });
  return facts.map((fact): Fact => {
    if ('cards' in fact && fact.kind !== 'planned')
      return { ...fact, cards: fact.cards.map(instead) } as Fact;
    if (fact.kind === 'chosen') return { ...fact, card: instead(fact.card) };
    return fact;
  });
}
