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
  type Table,
} from './table.ts';

/** Writes one fact on the table: never in place, never reading a face. One entry per kind; boxes bring theirs. */
export const evolvers: { readonly [K in BaseFactKind]: (table: Table, fact: FactOf<K>) => Table } = {
  chose: (table) => table,
  moved: (table, { who, to }) => {
    const one = table.characters[who];
    return one ? withCharacter(table, who, { ...one, at: to }) : withPawn(table, who, to);
  },
  firstPlayer: (table, { seat }) => ({ ...table, first: seat }),
  roundBegan: (table, { number, card, turns, event, keep }) => ({
    ...table,
    roundDeck: table.roundDeck.slice(1),
    characters: withNothingReceivedNow(table),
    round: { number, card: card.id ?? '', turns, event, keep, phase: 'scheming', turn: 0 },
  }),
  turnBegan: (table, { turn }) => (table.round ? { ...table, round: { ...table.round, turn } } : table),
  shuffled: (table, { seat, cards, from }) => {
    const player = playerOf(table, seat);
    const mixed = from === 'discard' ? { ...player, deck: cards, discard: [] } : { ...player, deck: cards };
    return { ...table, players: playersWith(table, seat, mixed), cardIds: table.cardIds + cards.length };
  },
  drew: (table, { seat, cards }) => {
    const player = playerOf(table, seat);
    const hand = withCards(player.hand, cards);
    return withPlayer(table, seat, { ...player, hand, deck: player.deck.slice(cards.length) });
  },
  chosen: (table, { seat, card, was }) => {
    const player = playerOf(table, seat);
    const hand = withCards(player.hand, [card]);
    return withPlayer(table, seat, { ...player, hand, deck: withoutCard(player.deck, card.id, was) });
  },
  played: (table, { seat, card, was, held, down, turn }) => {
    const player = playerOf(table, seat);
    const hand = withoutCard(player.hand, held, was);
    const pile = table.pile.slice();
    pile.push({ seat, card, down, turn });
    return {
      ...table,
      players: playersWith(table, seat, { ...player, hand }),
      pile,
      cardIds: table.cardIds + 1,
    };
  },
  putBack: (table, { seat, cards, was }) => {
    const player = playerOf(table, seat);
    const ids = cards.map(({ id }) => id);
    const hand = withoutCards(player.hand, ids, was);
    return withPlayer(table, seat, { ...player, hand, deck: stacked(cards, player.deck) });
  },
  discarded: (table, { seat, cards, was, held }) => {
    const player = playerOf(table, seat);
    const hand = withoutCards(player.hand, held, was);
    const discard = stacked(player.discard, cards);
    return {
      ...table,
      players: playersWith(table, seat, { ...player, hand, discard }),
      cardIds: table.cardIds + cards.length,
    };
  },
  stealingBegan: (table) => {
    const { round } = table;
    return round ? { ...table, round: { ...round, phase: 'stealing', turn: round.turns.length } } : table;
  },
  turnedOver: (table, { index, card }) => {
    const pile = table.pile.slice();
    const { seat, turn } = pile[index] as Played;
    pile[index] = { seat, card, down: false, turn };
    return { ...table, next: index + 1, pile };
  },
  pileCleared: (table) => ({ ...table, pile: [], next: 0, players: withPileBack(table) }),
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
    const hit = withBullet(table, who, seat, card);
    return { ...hit, neutral: hit.neutral - 1 };
  },
  bulletsRemoved: (table, { count }) => ({ ...table, neutral: table.neutral - count }),
  punched: (table) => table,
  paid: (table, { who, amount }) => {
    const one = characterOf(table, who);
    return withCharacter(table, who, { ...one, cash: one.cash + amount });
  },
  noEffect: (table) => table,
  eventBegan: (table) => withPhase(table, 'event'),
  roundEnded: (table) => withPhase(table, 'ended'),
  scored: (table, { result }) => ({ ...table, result }),
};

/**
 * In whose deck it belongs: mostly, but not always, in his who played it, a bullet in his whom it hit; null for a card of nobody
 * at the table.
 */
function ownerOf(table: Table, { card, seat }: Played): Seat | null {
  const whose = card.kind === 'bullet' ? card.hit : card.of;
  return typeof whose === 'string' ? (table.characters[whose]?.seat ?? null) : seat;
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
  return table.players.map((player, seat) => ({
    ...player,
    deck: stacked(player.deck, decks[seat] ?? []),
    discard: stacked(player.discard, discards[seat] ?? []),
  }));
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

export const withCharacter = (table: Table, who: CharacterId, one: Character): Table => ({
  ...table,
  characters: charactersWith(table, who, one),
});

export const withPlayer = (table: Table, seat: Seat, player: Player): Table => ({
  ...table,
  players: playersWith(table, seat, player),
});

function withPawn(table: Table, who: string, at: string): Table {
  const pawns: Record<string, string> = { ...table.pawns };
  pawns[who] = at;
  return { ...table, pawns };
}

/** Replaces a token by its id (its index plus one), or adds a new one at the end. */
export function withLoot(table: Table, token: Loot): Table {
  const loot = table.loot.slice();
  loot[token.id - 1] = token;
  return { ...table, loot };
}

const withPhase = (table: Table, phase: NonNullable<Table['round']>['phase']): Table =>
  table.round ? { ...table, round: { ...table.round, phase } } : table;

/** A bullet card comes on top of the deck of whom it hit. */
export function withBullet(table: Table, who: CharacterId, seat: Seat, card: Card): Table {
  const hit = characterOf(table, who);
  const player = playerOf(table, seat);
  const { received, receivedNow } = hit;
  return {
    ...table,
    players: playersWith(table, seat, { ...player, deck: stacked([card], player.deck) }),
    characters: charactersWith(table, who, {
      ...hit,
      received: received + 1,
      receivedNow: receivedNow + 1,
    }),
    cardIds: table.cardIds + 1,
  };
}

function withNothingReceivedNow(table: Table): Table['characters'] {
  const characters: Record<CharacterId, Character> = { ...table.characters };
  for (const who in characters) characters[who] = { ...characterOf(table, who), receivedNow: 0 };
  return characters;
}
