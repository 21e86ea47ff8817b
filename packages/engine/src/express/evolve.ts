import type { Seat } from '../kernel/index.ts';
import type { FactOf } from './fact.ts';
import type { BaseFactKind } from './facts.ts';
import { stacked, withCards, withoutCard, withoutCards } from './hand.ts';
import {
  type Card,
  type Character,
  type CharacterId,
  characterOf,
  type Loot,
  type Played,
  type Player,
  playerOf,
  type Round,
  type Table,
} from './table.ts';

/** A table that is still being written. */
type Draft = { -readonly [K in keyof Table]: Table[K] };

/** A new table with the parts of another one. Named one by one they are copied in a third of the time that a spread takes. */
const copyOf = (table: Table): Draft => ({
  game: table.game,
  boxes: table.boxes,
  options: table.options,
  players: table.players,
  cars: table.cars,
  characters: table.characters,
  pawns: table.pawns,
  loot: table.loot,
  pile: table.pile,
  next: table.next,
  neutral: table.neutral,
  roundDeck: table.roundDeck,
  round: table.round,
  first: table.first,
  cardIds: table.cardIds,
  result: table.result,
  box: table.box,
});

/** Writes one fact on the table: never in place, never reading a face. One entry per kind; boxes bring theirs. */
export const evolvers: { readonly [K in BaseFactKind]: (table: Table, fact: FactOf<K>) => Table } = {
  chose: (table) => table,
  moved: (table, { who, to }) => {
    const one = table.characters[who];
    return one ? withCharacter(table, who, { ...one, at: to }) : withPawn(table, who, to);
  },
  firstPlayer: (table, { seat }) => {
    const after = copyOf(table);
    after.first = seat;
    return after;
  },
  roundBegan: (table, { number, card, turns, event, keep }) => {
    const after = copyOf(table);
    after.roundDeck = table.roundDeck.slice(1);
    after.characters = withNothingReceivedNow(table);
    after.round = { number, card: card.id ?? '', turns, event, keep, phase: 'scheming', turn: 0 };
    return after;
  },
  turnBegan: (table, { turn }) => withRound(table, { turn }),
  shuffled: (table, { seat, cards, from }) => {
    const player = playerOf(table, seat);
    const mixed = playerWith(player, player.hand, cards, from === 'discard' ? [] : player.discard);
    return withNewCards(table, seat, mixed, cards.length);
  },
  drew: (table, { seat, cards }) => {
    const player = playerOf(table, seat);
    const hand = withCards(player.hand, cards);
    return withPlayer(table, seat, playerWith(player, hand, player.deck.slice(cards.length)));
  },
  chosen: (table, { seat, card, was }) => {
    const player = playerOf(table, seat);
    const hand = withCards(player.hand, [card]);
    return withPlayer(table, seat, playerWith(player, hand, withoutCard(player.deck, card.id, was)));
  },
  played: (table, { seat, card, was, held, down, turn }) => {
    const player = playerOf(table, seat);
    const left = playerWith(player, withoutCard(player.hand, held, was), player.deck);
    const after = withNewCards(table, seat, left, 1);
    after.pile = stacked(table.pile, [{ seat, card, down, turn }]);
    return after;
  },
  putBack: (table, { seat, cards, was }) => {
    const player = playerOf(table, seat);
    const ids = cards.map(({ id }) => id);
    const hand = withoutCards(player.hand, ids, was);
    return withPlayer(table, seat, playerWith(player, hand, stacked(cards, player.deck)));
  },
  discarded: (table, { seat, cards, was, held }) => {
    const player = playerOf(table, seat);
    const hand = withoutCards(player.hand, held, was);
    const left = playerWith(player, hand, player.deck, stacked(player.discard, cards));
    return withNewCards(table, seat, left, cards.length);
  },
  stealingBegan: (table) => withRound(table, { phase: 'stealing', turn: table.round?.turns.length }),
  turnedOver: (table, { index, card }) => {
    const pile = table.pile.slice();
    const { seat, turn } = pile[index] as Played;
    pile[index] = { seat, card, down: false, turn };
    const after = copyOf(table);
    after.next = index + 1;
    after.pile = pile;
    return after;
  },
  pileCleared: (table) => {
    const after = copyOf(table);
    after.pile = [];
    after.next = 0;
    after.players = withPileBack(table);
    return after;
  },
  lootTaken: (table, { loot }) => withLoot(table, loot),
  lootDropped: (table, { loot }) => withLoot(table, loot),
  lootPlaced: (table, { loot }) => withLoot(table, loot),
  lootLost: (table, { loot }) => withLoot(table, loot),
  shot: (table, { by, target, seat, card }) => {
    const shooter = characterOf(table, by);
    const fired = withCharacter(table, by, { ...shooter, cylinder: shooter.cylinder - 1 });
    return withBullet(fired, target, seat, card);
  },
  bulletTaken: (table, { who, seat, card }) => {
    const after = withBullet(table, who, seat, card);
    after.neutral -= 1;
    return after;
  },
  bulletsRemoved: (table, { count }) => ({ ...table, neutral: table.neutral - count }),
  punched: (table) => table,
  paid: (table, { who, amount }) => {
    const one = characterOf(table, who);
    return withCharacter(table, who, { ...one, cash: one.cash + amount });
  },
  noEffect: (table) => table,
  eventBegan: (table) => withRound(table, { phase: 'event' }),
  roundEnded: (table) => withRound(table, { phase: 'ended' }),
  scored: (table, { result }) => ({ ...table, result }),
};

/**
 * In whose deck it belongs: mostly, but not always, in his who played it, as a bullet always does; null for a card of nobody at
 * the table.
 */
function ownerOf(table: Table, { card, seat }: Played): Seat | null {
  const whose = card.kind === 'bullet' ? null : card.of;
  return whose === null ? seat : (table.characters[whose]?.seat ?? null);
}

/** All resolved cards with their owners: in the decks, or on the discard piles (expert variant). */
function withPileBack(table: Table): readonly Player[] {
  const decks = table.players.map((): Card[] => []);
  const discards = table.players.map((): Card[] => []);
  for (const played of table.pile) {
    const owner = ownerOf(table, played);
    const discarded = table.options.expert === true && played.card.kind !== 'bullet';
    if (owner !== null) (discarded ? discards : decks)[owner]?.push(played.card);
  }
  return table.players.map((player, seat) =>
    playerWith(
      player,
      player.hand,
      stacked(player.deck, decks[seat] ?? []),
      stacked(player.discard, discards[seat] ?? []),
    ),
  );
}

/** The characters with one of them replaced. */
function charactersWith(table: Table, who: CharacterId, one: Character): Table['characters'] {
  const characters: Record<CharacterId, Character> = { ...table.characters };
  characters[who] = one;
  return characters;
}

/** The players with one of them replaced. */
function playersWith(table: Table, seat: Seat, player: Player): Table['players'] {
  const players = table.players.slice();
  players[seat] = player;
  return players;
}

/** The table on which this character is `one` from now on. */
export function withCharacter(table: Table, who: CharacterId, one: Character): Table {
  const after = copyOf(table);
  after.characters = charactersWith(table, who, one);
  return after;
}

export const withPlayer = (table: Table, seat: Seat, player: Player): Table =>
  withNewCards(table, seat, player, 0);

/** A player has changed, and so many cards have got new ids. */
function withNewCards(table: Table, seat: Seat, player: Player, count: number): Draft {
  const after = copyOf(table);
  after.players = playersWith(table, seat, player);
  after.cardIds += count;
  return after;
}

const playerWith = (
  { characters, discard }: Player,
  hand: Player['hand'],
  deck: Player['deck'],
  discarded: Player['discard'] = discard,
): Player => ({ characters, hand, deck, discard: discarded });

function withPawn(table: Table, who: string, at: string): Table {
  const pawns: Record<string, string> = { ...table.pawns };
  pawns[who] = at;
  const after = copyOf(table);
  after.pawns = pawns;
  return after;
}

/** Replaces a token by its id (its index plus one), or adds a new one at the end. */
export function withLoot(table: Table, token: Loot): Table {
  const loot = table.loot.slice();
  loot[token.id - 1] = token;
  const after = copyOf(table);
  after.loot = loot;
  return after;
}

function withRound(table: Table, { phase, turn }: Partial<Round>): Table {
  const { round } = table;
  if (!round) return table;
  const after = copyOf(table);
  after.round = { ...round, phase: phase ?? round.phase, turn: turn ?? round.turn };
  return after;
}

/** A bullet card comes on top of the deck of whom it hit. */
export function withBullet(table: Table, who: CharacterId, seat: Seat, card: Card): Draft {
  const hit = characterOf(table, who);
  const player = playerOf(table, seat);
  const after = withNewCards(table, seat, playerWith(player, player.hand, stacked([card], player.deck)), 1);
  const { received, receivedNow } = hit;
  const one = { ...hit, received: received + 1, receivedNow: receivedNow + 1 };
  after.characters = charactersWith(table, who, one);
  return after;
}

function withNothingReceivedNow(table: Table): Table['characters'] {
  const characters: Record<CharacterId, Character> = { ...table.characters };
  for (const who in characters) characters[who] = { ...characterOf(table, who), receivedNow: 0 };
  return characters;
}
