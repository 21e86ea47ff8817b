import type { Seat } from '../kernel/index.ts';
import type { FactOf } from './fact.ts';
import type { BaseFactKind } from './facts.ts';
import {
  type Card,
  type Character,
  type Loot,
  type Played,
  type Player,
  playerOf,
  type Table,
} from './table.ts';

/** Writes one fact on the table: never in place, never reading a face. One entry per kind; boxes bring theirs. */
export const evolvers: { readonly [K in BaseFactKind]: (table: Table, fact: FactOf<K>) => Table } = {
  chose: (table) => table,
  moved: (table, fact) =>
    fact.who in table.characters
      ? withCharacter(table, fact.who, { at: fact.to })
      : { ...table, pawns: { ...table.pawns, [fact.who]: fact.to } },
  firstPlayer: (table, fact) => ({ ...table, first: fact.seat }),
  roundBegan: (table, fact) => ({
    ...table,
    roundDeck: table.roundDeck.slice(1),
    characters: mapCharacters(table, (one) => (one.receivedNow === 0 ? one : { ...one, receivedNow: 0 })),
    round: {
      number: fact.number,
      card: fact.card.id ?? '',
      turns: fact.turns,
      event: fact.event,
      keep: fact.keep,
      phase: 'scheming',
      turn: 0,
    },
  }),
  turnBegan: (table, fact) => withRound(table, { turn: fact.turn }),
  shuffled: (table, fact) => ({
    ...withPlayer(
      table,
      fact.seat,
      fact.from === 'discard' ? { deck: fact.cards, discard: [] } : { deck: fact.cards },
    ),
    cardIds: table.cardIds + fact.cards.length,
  }),
  drew: (table, fact) => {
    const player = playerOf(table, fact.seat);
    let hand = player.hand;
    for (const card of fact.cards) hand = insertCard(hand, card);
    return withPlayer(table, fact.seat, { deck: player.deck.slice(fact.cards.length), hand });
  },
  chosen: (table, fact) => {
    const player = playerOf(table, fact.seat);
    return withPlayer(table, fact.seat, {
      deck: removeCard(player.deck, fact.card.id, fact.was),
      hand: insertCard(player.hand, fact.card),
    });
  },
  played: (table, fact) => ({
    ...withPlayer(table, fact.seat, {
      hand: removeCard(playerOf(table, fact.seat).hand, fact.held, fact.was),
    }),
    cardIds: table.cardIds + 1,
    pile: [...table.pile, { seat: fact.seat, card: fact.card, down: fact.down, turn: fact.turn }],
  }),
  putBack: (table, fact) => {
    const player = playerOf(table, fact.seat);
    return withPlayer(table, fact.seat, {
      hand: removeCards(
        player.hand,
        fact.cards.map((card) => card.id),
        fact.was,
      ),
      deck: [...fact.cards, ...player.deck],
    });
  },
  discarded: (table, fact) => {
    const player = playerOf(table, fact.seat);
    return {
      ...withPlayer(table, fact.seat, {
        hand: removeCards(player.hand, fact.held, fact.was),
        discard: [...player.discard, ...fact.cards],
      }),
      cardIds: table.cardIds + fact.cards.length,
    };
  },
  stealingBegan: (table) =>
    withRound(table, { phase: 'stealing', turn: table.round ? table.round.turns.length : 0 }),
  turnedOver: (table, fact) => {
    const pile = table.pile.slice();
    const { seat, turn } = pile[fact.index] as Played;
    pile[fact.index] = { seat, card: fact.card, down: false, turn };
    return { ...table, next: fact.index + 1, pile };
  },
  pileCleared: (table) => ({
    ...table,
    pile: [],
    next: 0,
    players: table.players.map((player, seat) => {
      const back = table.pile
        .filter((played) => ownerOf(table, played) === seat)
        .map((played) => played.card);
      if (back.length === 0) return player;
      if (!table.options.expert) return { ...player, deck: [...player.deck, ...back] };
      const bullets = back.filter(({ kind }) => kind === 'bullet');
      const actions = back.filter(({ kind }) => kind !== 'bullet');
      return {
        ...player,
        deck: [...player.deck, ...bullets],
        discard: [...player.discard, ...actions],
      };
    }),
  }),
  lootTaken: (table, fact) => withLoot(table, fact.loot),
  lootDropped: (table, fact) => withLoot(table, fact.loot),
  lootPlaced: (table, fact) => withLoot(table, fact.loot),
  lootLost: (table, fact) => withLoot(table, fact.loot),
  shot: (table, fact) =>
    withBullet(
      withCharacter(table, fact.by, { cylinder: (table.characters[fact.by] as Character).cylinder - 1 }),
      fact.target,
      fact.seat,
      fact.card,
    ),
  bulletTaken: (table, fact) => ({
    ...withBullet(table, fact.who, fact.seat, fact.card),
    neutral: table.neutral - 1,
  }),
  bulletsRemoved: (table, fact) => ({ ...table, neutral: table.neutral - fact.count }),
  punched: (table) => table,
  paid: (table, fact) =>
    withCharacter(table, fact.who, { cash: (table.characters[fact.who] as Character).cash + fact.amount }),
  noEffect: (table) => table,
  eventBegan: (table) => withRound(table, { phase: 'event' }),
  roundEnded: (table) => withRound(table, { phase: 'ended' }),
  scored: (table, fact) => ({ ...table, result: fact.result }),
};

/** In whose deck it belongs: mostly, but not always, in his who played it; null for a card of nobody at the table. */
const ownerOf = (table: Table, { card, seat }: Played): Seat | null =>
  card.of === null || card.kind === 'bullet' ? seat : (table.characters[card.of]?.seat ?? null);

export function withCharacter(table: Table, who: string, change: Partial<Character>): Table {
  const before = table.characters[who] as Character;
  return { ...table, characters: { ...table.characters, [who]: { ...before, ...change } } };
}

export function withPlayer(table: Table, seat: Seat, change: Partial<Player>): Table {
  const players = table.players.slice();
  players[seat] = { ...playerOf(table, seat), ...change };
  return { ...table, players };
}

/** Replaces a token by its id (its index plus one), or adds a new one at the end. */
export function withLoot(table: Table, token: Loot): Table {
  const loot = table.loot.slice();
  loot[token.id - 1] = token;
  return { ...table, loot };
}

function withRound(table: Table, change: Partial<NonNullable<Table['round']>>): Table {
  return table.round ? { ...table, round: { ...table.round, ...change } } : table;
}

/** A bullet card comes on top of the deck of whom it hit. */
export function withBullet(table: Table, who: string, seat: Seat, card: Card): Table {
  const hit = table.characters[who] as Character;
  const player = playerOf(table, seat);
  return {
    ...withCharacter(withPlayer(table, seat, { deck: [card, ...player.deck] }), who, {
      received: hit.received + 1,
      receivedNow: hit.receivedNow + 1,
    }),
    cardIds: table.cardIds + 1,
  };
}

function mapCharacters(table: Table, change: (one: Character) => Character): Table['characters'] {
  const changed: Record<string, Character> = {};
  for (const who in table.characters) changed[who] = change(table.characters[who] as Character);
  return changed;
}

/** Hands lie in order of id, so that a hidden card's place in them tells nothing; hidden ones come first. */
export const byId = (a: Card, b: Card): number => a.id - b.id || a.seen - b.seen;

export function insertCard(hand: readonly Card[], card: Card): Card[] {
  const cards = hand.slice();
  let at = cards.length;
  while (at > 0 && byId(cards[at - 1] as Card, card) > 0) at--;
  cards.splice(at, 0, card);
  return cards;
}

/** Takes out the card of this id; for a reader who does not know it, one of the hidden cards seen by the same people. */
export function removeCard(cards: readonly Card[], id: number, was: number): Card[] {
  let at = id === 0 ? -1 : cards.findIndex((card) => card.id === id);
  if (at < 0) at = cards.findIndex((card) => card.id === 0 && card.seen === was);
  if (at < 0) throw new Error(`card ${id} is not there`);
  const left = cards.slice();
  left.splice(at, 1);
  return left;
}

function removeCards(
  cards: readonly Card[],
  ids: readonly number[],
  was: readonly number[],
): readonly Card[] {
  let left = cards;
  ids.forEach((id, i) => {
    left = removeCard(left, id, was[i] ?? 0);
  });
  return left;
}
