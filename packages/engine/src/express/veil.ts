import type { Viewer } from '../kernel/index.ts';
import { byId } from './evolve.ts';
import type { Fact } from './fact.ts';
import {
  type Card,
  type Loot,
  type Played,
  type Player,
  PUBLIC,
  type RoundCard,
  seenBySeat,
  type Table,
} from './table.ts';

/**
 * Secrets leave the engine through this file only. What is shown is what the piece itself says was seen; a piece that
 * the viewer has not seen keeps what is printed on its back (and who has seen it), and loses its id where an id would
 * let him follow it through a hand or a deck.
 */
export const eyes = (viewer: Viewer): number => (viewer === 'public' ? PUBLIC : PUBLIC | seenBySeat(viewer));

export const veilCard = (card: Card, mask: number): Card =>
  card.seen & mask ? card : { id: 0, of: null, kind: null, seen: card.seen };

export function veilLoot(token: Loot, mask: number): Loot {
  if (token.seen & mask || token.value === null) return token;
  return token.face === undefined ? { ...token, value: null } : { ...token, value: null, face: null };
}

const veilRoundCard = (card: RoundCard, mask: number): RoundCard =>
  card.seen & mask || card.id === null ? card : { id: null, seen: card.seen };

const veilPlayed = (played: Played, mask: number): Played =>
  played.card.seen & mask ? played : { ...played, card: veilCard(played.card, mask) };

function veilPlayer(player: Player, mask: number): Player {
  return {
    characters: player.characters,
    hand: player.hand.map((card) => veilCard(card, mask)).sort(byId),
    deck: player.deck.map((card) => veilCard(card, mask)),
    discard: player.discard.map((card) => veilCard(card, mask)),
  };
}

/** The table as `viewer` sees it: the same type, with null faces. What a box keeps goes through the box's own veil. */
export function projectTable(table: Table, viewer: Viewer, boxes: Table['box']): Table {
  const mask = eyes(viewer);
  return {
    game: table.game,
    boxes: table.boxes,
    options: table.options,
    players: table.players.map((player) => veilPlayer(player, mask)),
    cars: table.cars,
    characters: table.characters,
    pawns: table.pawns,
    loot: table.loot.map((token) => veilLoot(token, mask)),
    pile: table.pile.map((played) => veilPlayed(played, mask)),
    next: table.next,
    neutral: table.neutral,
    roundDeck: table.roundDeck.map((card) => veilRoundCard(card, mask)),
    round: table.round,
    first: table.first,
    cardIds: table.cardIds,
    result: table.result,
    box: boxes,
  };
}

/** A fact carries its pieces as they are after it, so their own `seen` says who may know them. */
export function veilFact(fact: Fact, viewer: Viewer): Fact {
  const mask = eyes(viewer);
  if (fact.kind === 'played') {
    return { ...fact, card: veilCard(fact.card, mask), held: fact.was & mask ? fact.held : 0 };
  }
  if (fact.kind === 'discarded') {
    const held = fact.held.map((id, i) => ((fact.was[i] ?? 0) & mask ? id : 0));
    return { ...fact, cards: fact.cards.map((card) => veilCard(card, mask)), held };
  }
  if ('cards' in fact) return { ...fact, cards: fact.cards.map((card) => veilCard(card, mask)) };
  if (fact.kind === 'roundBegan') return { ...fact, card: veilRoundCard(fact.card, mask) };
  if ('card' in fact) return { ...fact, card: veilCard(fact.card, mask) };
  if ('loot' in fact) return { ...fact, loot: veilLoot(fact.loot, mask) };
  return fact;
}
