import type { AnyTable, Card, Fact, Loot, Seat, Table, Viewer } from '@holdup/engine';

/**
 * Who learns the faces that a fact speaks of, said once more and independently of the veils on trial: `everybody`, `nobody`,
 * or the one player of the fact (`owner`). Whoever else knows a piece from before goes on knowing it. A kind of fact that
 * speaks of pieces and is missing here fails the test: say who learns what from it.
 */
type Learns = 'everybody' | 'nobody' | 'owner';
const LEARNS: Readonly<Record<string, Learns | ((fact: Fact) => Learns)>> = {
  roundBegan: 'everybody',
  shuffled: 'nobody',
  drew: 'owner',
  chosen: 'owner',
  played: (fact) => ('down' in fact && fact.down ? 'owner' : 'everybody'),
  putBack: 'owner',
  discarded: 'everybody',
  turnedOver: 'everybody',
  lootTaken: 'owner',
  lootDropped: 'owner',
  lootPlaced: 'everybody',
  lootLost: 'everybody',
  shot: 'everybody',
  bulletTaken: 'everybody',
  goalCame: (fact) => ('goal' in fact ? 'owner' : 'nobody'),
  goalRevealed: 'everybody',
  fetched: 'owner',
  drewFromPartner: 'owner',
  flaskUsed: 'everybody',
  documentRead: 'owner',
  cardBuried: 'owner',
  bulletHealed: 'everybody',
  professorShuffled: 'nobody',
  professorLaid: (fact) => ('down' in fact && fact.down ? 'nobody' : 'everybody'),
  professorShot: 'everybody',
  planned: 'owner',
  revealed: 'everybody',
  wagonWon: 'everybody',
};

/**
 * Facts that happen or not by what is hidden, as the manual wants it: who watches learns from that alone. A card that is
 * drawn out of a hand tells who has seen it that it is gone.
 */
const TELLING = new Set([
  'scored',
  'decided',
  'teamsCounted',
  'lootLost',
  'flaskUsed',
  'lootPlaced',
  'cardBuried',
]);
export const isTelling = (fact: Fact | undefined): boolean =>
  fact !== undefined && (TELLING.has(fact.kind) || (fact.kind === 'lootDropped' && fact.by === null));

/** Facts that speak of what open dice have chosen. */
const DICED = new Set(['moved', 'lootTaken', 'documentRead', 'lootPlaced', 'goalRevealed', 'firstPlayer']);
export const isDiced = (fact: Fact | undefined): boolean => fact !== undefined && DICED.has(fact.kind);

const maskOf = (viewer: Viewer): number => (viewer === 'public' ? 1 : 1 | (2 << viewer));

/** Whether `viewer` has seen a piece that says who has. */
export const hasSeen = (piece: { readonly seen: number }, viewer: Viewer): boolean =>
  (piece.seen & maskOf(viewer)) !== 0;

/** All cards that lie anywhere. */
export const cardsOf = (table: Table): Card[] => [
  ...table.players.flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard]),
  ...table.pile.map(({ card }) => card),
];

/** What `viewer` may learn of facts that happen at `table`, one after the other: whatever else they carry is left out. */
export function toldTo(viewer: Viewer, facts: readonly Fact[], table: AnyTable): unknown[] {
  if (table.game === 'super') return facts.map((fact) => toldOfSuper(viewer, fact));
  const known = new Set(
    cardsOf(table)
      .filter((card) => hasSeen(card, viewer))
      .map(({ id }) => id),
  );
  const tokens = new Set(table.loot.filter((token) => hasSeen(token, viewer)).map(({ id }) => id));
  return facts.map((fact) => told(viewer, fact, table, { known, tokens }));
}

function toldOfSuper(viewer: Viewer, fact: Fact): unknown {
  if (fact.kind !== 'planned' || fact.seat === viewer) return fact;
  return { ...fact, cards: fact.cards.length };
}

interface Known {
  readonly known: Set<number>;
  readonly tokens: Set<number>;
}

function told(viewer: Viewer, fact: Fact, table: Table, { known, tokens }: Known): unknown {
  const learns = learnersOf(fact);
  const learnt = learns === 'everybody' || (learns === 'owner' && ownerOf(fact, table) === viewer);
  const card = (one: Card): unknown => {
    if (learnt) known.add(one.id);
    return known.has(one.id) ? one : { seen: one.seen };
  };
  const shown: Record<string, unknown> = { ...fact };
  if ('cards' in fact) shown.cards = (fact.cards as readonly Card[]).map(card);
  if ('card' in fact && fact.kind !== 'roundBegan') shown.card = card(fact.card as Card);
  if ('held' in fact) shown.held = idsKnown(fact.held, known);
  if ('goal' in fact && !learnt) shown.goal = { seen: (fact.goal as { seen: number }).seen };
  if ('loot' in fact) {
    if (learnt) tokens.add(fact.loot.id);
    if (!tokens.has(fact.loot.id)) shown.loot = { ...fact.loot, value: null, face: null } satisfies Loot;
  }
  return shown;
}

/** A card's id in a hand is known to who saw it there. */
function idsKnown(held: number | readonly number[], known: ReadonlySet<number>): unknown {
  if (typeof held === 'number') return known.has(held) ? held : 0;
  return held.map((id) => (known.has(id) ? id : 0));
}

function learnersOf(fact: Fact): Learns {
  const learns = LEARNS[fact.kind];
  if (learns !== undefined) return typeof learns === 'function' ? learns(fact) : learns;
  const speaks = ['card', 'cards', 'loot', 'goal', 'held'].some((piece) => piece in fact);
  if (speaks) throw new Error(`knowledge.ts does not say who learns what from ${fact.kind}`);
  return 'everybody';
}

/** Whose cards, tokens or goals a fact is about. */
function ownerOf(fact: Fact, table: Table): Seat | undefined {
  if ('seat' in fact && typeof fact.seat === 'number') return fact.seat;
  if ('goal' in fact) return table.characters.marshal?.seat;
  return 'who' in fact && typeof fact.who === 'string' ? table.characters[fact.who]?.seat : undefined;
}

/** A told fact without any face: what is left is the same in two worlds even where one of them now shows another face. */
export function faceless(shown: unknown): unknown {
  if (typeof shown !== 'object' || shown === null) return shown;
  const { kind, ...rest } = shown as { kind: string; [more: string]: unknown };
  // Turned over or revealed, a card says at once whose and what it is, and what the round will be.
  if (kind === 'roundBegan' || kind === 'goalRevealed') return { kind };
  if (kind === 'turnedOver') return { kind, index: rest.index, seat: rest.seat };
  if (kind === 'discarded') return { kind, seat: rest.seat, cards: (rest.cards as unknown[]).length };
  if (kind === 'revealed' || kind === 'wagonWon') return { kind, who: rest.who };
  const blank = (piece: unknown): unknown => ({ seen: (piece as { seen: number }).seen });
  const left: Record<string, unknown> = { kind, ...rest };
  delete left.held;
  if (kind === 'chosen') delete left.was;
  if ('cards' in rest) left.cards = kind === 'planned' ? rest.cards : (rest.cards as unknown[]).map(blank);
  if ('card' in rest) left.card = blank(rest.card);
  if ('goal' in rest) left.goal = blank(rest.goal);
  if ('loot' in rest) left.loot = { ...(rest.loot as object), value: null, face: null };
  return left;
}
