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

/**
 * What a piece shows to those who may not know it is made once and is the same object ever after: whoever compares two
 * projections sees at a glance what has not changed.
 */
const backs = new Map<number, Card>();
const hiddenLoot = new WeakMap<Loot, Loot>();
const hiddenPlayed = new WeakMap<Played, Played>();
const hiddenRounds = new Map<number, RoundCard>();

function once<K, V>(
  known: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}

/**
 * The same of a part that holds many pieces, for each set of eyes: parts of a table are replaced, never written in place. Who
 * sees no more of it than everybody gets the very object that everybody gets.
 */
function remembered<P extends object>(veil: (part: P, mask: number) => P): (part: P, mask: number) => P {
  const shown = new WeakMap<P, Map<number, P>>();
  return function see(part, mask): P {
    const byMask = once(shown, part, newMap<P>);
    return once(byMask, mask, () => {
      const veiled = veil(part, mask);
      if (mask === PUBLIC) return veiled;
      const open = see(part, PUBLIC);
      return haveSameParts(veiled, open) ? open : veiled;
    });
  };
}
const newMap = <P>(): Map<number, P> => new Map();

/** Of two lists, or two records with the same names. */
function haveSameParts(a: object, b: object): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
    return a.length === b.length;
  }
  for (const name in a) if (a[name as never] !== b[name as never]) return false;
  return true;
}

export const veilCard = (card: Card, mask: number): Card =>
  card.seen & mask
    ? card
    : once(backs, card.seen, () => Object.freeze({ id: 0, of: null, kind: null, seen: card.seen }));

function veilLoot(token: Loot, mask: number): Loot {
  if (token.seen & mask || token.value === null) return token;
  return once(hiddenLoot, token, () =>
    Object.freeze(
      token.face === undefined ? { ...token, value: null } : { ...token, value: null, face: null },
    ),
  );
}

const veilRoundCard = (card: RoundCard, mask: number): RoundCard =>
  card.seen & mask || card.id === null
    ? card
    : once(hiddenRounds, card.seen, () => Object.freeze({ id: null, seen: card.seen }));

const veilPlayed = (played: Played, mask: number): Played =>
  played.card.seen & mask
    ? played
    : once(hiddenPlayed, played, () => Object.freeze({ ...played, card: veilCard(played.card, mask) }));

type Cards = Player['deck'];
const cardsShown = remembered((cards: Cards, mask): Cards => cards.map((card) => veilCard(card, mask)));
const handShown = remembered(
  (hand: Cards, mask): Cards => hand.map((card) => veilCard(card, mask)).sort(byId),
);
const playerShown = remembered(
  (player: Player, mask): Player => ({
    characters: player.characters,
    hand: handShown(player.hand, mask),
    deck: cardsShown(player.deck, mask),
    discard: cardsShown(player.discard, mask),
  }),
);
const lootShown = remembered((loot: Table['loot'], mask) => loot.map((token) => veilLoot(token, mask)));
const pileShown = remembered((pile: Table['pile'], mask) => pile.map((played) => veilPlayed(played, mask)));
const roundDeckShown = remembered((deck: Table['roundDeck'], mask) =>
  deck.map((card) => veilRoundCard(card, mask)),
);

/**
 * The table as `viewer` sees it: the same type, with null faces. What a box keeps goes through the box's own veil. A part that is
 * the same object as in an `earlier` table looks as it did then: most plays change one player's cards, or none.
 */
export function projectTable(
  table: Table,
  viewer: Viewer,
  boxes: Table['box'],
  earlier?: Seen<Table>,
): Table {
  const mask = eyes(viewer);
  const was = earlier?.table;
  const seen = earlier?.seen;
  return {
    game: table.game,
    boxes: table.boxes,
    options: table.options,
    players: playersShown(table.players, mask, earlier),
    cars: table.cars,
    characters: table.characters,
    pawns: table.pawns,
    loot: seen && table.loot === was?.loot ? seen.loot : lootShown(table.loot, mask),
    pile: seen && table.pile === was?.pile ? seen.pile : pileShown(table.pile, mask),
    next: table.next,
    neutral: table.neutral,
    roundDeck:
      seen && table.roundDeck === was?.roundDeck ? seen.roundDeck : roundDeckShown(table.roundDeck, mask),
    round: table.round,
    first: table.first,
    cardIds: table.cardIds,
    result: table.result,
    box: boxes,
  };
}

function playersShown(players: Table['players'], mask: number, earlier?: Seen<Table>): Table['players'] {
  if (!earlier) return players.map((player) => playerShown(player, mask));
  if (players === earlier.table.players) return earlier.seen.players;
  return players.map((player, seat) => {
    const before = earlier.seen.players[seat];
    return before && player === earlier.table.players[seat] ? before : playerShown(player, mask);
  });
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
