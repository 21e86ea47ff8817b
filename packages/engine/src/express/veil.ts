import type { Seen, Viewer } from '../kernel/index.ts';
import type { Fact } from './fact.ts';
import { byId } from './hand.ts';
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

/** How a piece looks to those who may not know it is the same object ever after, where there are few ways to look. */
const backs: Card[] = [];
const roundBacks: RoundCard[] = [];

/** The card, or its back to whom `mask` (see `eyes`) has not seen it: the owner and the id go too, which would tell it from others. */
export function veilCard(card: Card, mask: number): Card {
  if (card.seen & mask) return card;
  const { seen } = card;
  backs[seen] ??= Object.freeze({ id: 0, of: null, kind: null, seen });
  return backs[seen];
}

function veilRoundCard(card: RoundCard, mask: number): RoundCard {
  const { id, seen } = card;
  if (seen & mask || id === null) return card;
  roundBacks[seen] ??= Object.freeze({ id: null, seen });
  return roundBacks[seen];
}

/** `open`: how everybody sees it. */
function veilLoot(token: Loot, mask: number, open?: Loot): Loot {
  if (token.seen & mask || token.value === null) return token;
  return (
    open ?? (token.face === undefined ? { ...token, value: null } : { ...token, value: null, face: null })
  );
}

function veilPlayed(played: Played, mask: number, open?: Played): Played {
  if (played.card.seen & mask) return played;
  return open ?? { ...played, card: veilCard(played.card, mask) };
}

/**
 * What spares a projection work, and shows whoever compares two of them at a glance what is the same: how a part looked at an
 * earlier table, and how everybody sees it now. Parts of a table are replaced, never written in place.
 */
interface Known<P> {
  readonly was: P | undefined;
  readonly looked: P | undefined;
  readonly open: P | undefined;
}

const partOf = <P, K extends keyof P>({ was, looked, open }: Known<P>, name: K): Known<P[K]> => ({
  was: was?.[name],
  looked: looked?.[name],
  open: open?.[name],
});

/** A list of pieces as the owners of these eyes see it. Who sees no more of it than everybody gets the list that everybody gets. */
function listShown<P>(
  list: readonly P[],
  mask: number,
  veil: (piece: P, mask: number, open?: P) => P,
  { was, looked, open }: Known<readonly P[]>,
): readonly P[] {
  if (looked && list === was) return looked;
  let differs = open === undefined;
  const shown: P[] = [];
  for (let at = 0; at < list.length; at++) {
    const piece = list[at] as P;
    const seen = looked && piece === was?.[at] ? (looked[at] as P) : veil(piece, mask, open?.[at]);
    if (!differs && seen !== open?.[at]) differs = true;
    shown.push(seen);
  }
  return differs ? shown : (open as readonly P[]);
}

function handShown(
  hand: Player['hand'],
  mask: number,
  { was, looked, open }: Known<Player['hand']>,
): Player['hand'] {
  if (looked && hand === was) return looked;
  const shown = hand.map((card) => veilCard(card, mask));
  // Where all are hidden, or none, they lie in order.
  if (!shown.every((card, at) => at === 0 || byId(shown[at - 1] as Card, card) <= 0)) shown.sort(byId);
  return open?.every((card, at) => card === shown[at]) ? open : shown;
}

function playerShown(player: Player, mask: number, known: Known<Player>): Player {
  const { was, looked, open } = known;
  if (looked && player === was) return looked;
  const hand = handShown(player.hand, mask, partOf(known, 'hand'));
  const deck = listShown(player.deck, mask, veilCard, partOf(known, 'deck'));
  const discard = listShown(player.discard, mask, veilCard, partOf(known, 'discard'));
  if (open && hand === open.hand && deck === open.deck && discard === open.discard) return open;
  return { characters: player.characters, hand, deck, discard };
}

/**
 * The table as `viewer` sees it: the same type, with null faces. What a box keeps goes through the box's own veil. A part that is
 * the same object as in an `earlier` table looks as it did then, and what looks as it does to everybody (`open`) is taken from there:
 * most plays change one player's cards, or none.
 */
export function projectTable(
  table: Table,
  viewer: Viewer,
  boxes: Table['box'],
  earlier?: Seen<Table>,
  open?: Table,
): Table {
  const mask = eyes(viewer);
  const known: Known<Table> = { was: earlier?.table, looked: earlier?.seen, open };
  return {
    game: table.game,
    boxes: table.boxes,
    options: table.options,
    players: playersShown(table.players, mask, partOf(known, 'players')),
    cars: table.cars,
    characters: table.characters,
    pawns: table.pawns,
    loot: listShown(table.loot, mask, veilLoot, partOf(known, 'loot')),
    pile: listShown(table.pile, mask, veilPlayed, partOf(known, 'pile')),
    next: table.next,
    neutral: table.neutral,
    roundDeck: listShown(table.roundDeck, mask, veilRoundCard, partOf(known, 'roundDeck')),
    round: table.round,
    first: table.first,
    cardIds: table.cardIds,
    result: table.result,
    box: boxes,
  };
}

function playersShown(
  players: Table['players'],
  mask: number,
  known: Known<Table['players']>,
): Table['players'] {
  const { was, looked, open } = known;
  if (looked && players === was) return looked;
  const shown = players.map((player, seat) => playerShown(player, mask, partOf(known, seat)));
  return open?.every((player, seat) => player === shown[seat]) ? open : shown;
}

/**
 * A fact carries its pieces as they are after it, so their own `seen` says who may know them. A fact in which nothing is hidden
 * from the viewer is given back as it is.
 */
export function veilFact(fact: Fact, viewer: Viewer): Fact {
  const mask = eyes(viewer);
  if (fact.kind === 'played') {
    const card = veilCard(fact.card, mask);
    const held = fact.was & mask ? fact.held : 0;
    return card === fact.card && held === fact.held ? fact : { ...fact, card, held };
  }
  if (fact.kind === 'discarded') {
    const held = fact.held.map((id, i) => ((fact.was[i] ?? 0) & mask ? id : 0));
    return { ...fact, cards: veilCards(fact.cards, mask), held };
  }
  if ('cards' in fact) {
    const cards = veilCards(fact.cards, mask);
    return cards === fact.cards ? fact : { ...fact, cards };
  }
  if (fact.kind === 'roundBegan') {
    const card = veilRoundCard(fact.card, mask);
    return card === fact.card ? fact : { ...fact, card };
  }
  if ('card' in fact) {
    const card = veilCard(fact.card, mask);
    return card === fact.card ? fact : { ...fact, card };
  }
  if ('loot' in fact) {
    const loot = veilLoot(fact.loot, mask);
    return loot === fact.loot ? fact : { ...fact, loot };
  }
  return fact;
}

const veilCards = <C extends readonly Card[]>(cards: C, mask: number): C | Card[] =>
  cards.every(({ seen }) => seen & mask) ? cards : cards.map((card) => veilCard(card, mask));
