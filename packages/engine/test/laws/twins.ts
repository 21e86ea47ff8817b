import {
  type Card,
  type Loot,
  type Match,
  type Played,
  type Player,
  PUBLIC,
  type Seat,
  seenBySeat,
  type Table,
  type Viewer,
} from '../../src/index.ts';

type Whim = (sides: number) => number;
type Face = Pick<Card, 'of' | 'kind' | 'hit'>;

/**
 * Another match that looks the same to `viewer`: the same pieces in the same places, but the faces that he has
 * not seen are dealt anew. Hands of others who are being asked stay, since the question already follows from them.
 */
export function twinOf(match: Match<Table>, viewer: Viewer, whim: Whim): Match<Table> {
  const mask = viewer === 'public' ? PUBLIC : PUBLIC | seenBySeat(viewer);
  const asked = match.prompt?.questions.map((question) => question.seat) ?? [];
  let { table } = match;
  table.players.forEach((_, owner) => {
    table = dealtAnew(table, owner, mask, asked.includes(owner), whim);
  });
  return {
    ...match,
    table: {
      ...table,
      loot: otherTokens(table, mask, asked, whim),
      roundDeck: otherRounds(table, mask, whim),
      box: Object.fromEntries(
        Object.entries(table.box).map(([id, kept]) => [id, otherCards(kept, mask, whim)]),
      ),
    },
  };
}

function dealtAnew(table: Table, owner: Seat, mask: number, isAsked: boolean, whim: Whim): Table {
  const player = table.players[owner] as Player;
  const hides = (card: Card): boolean => (card.seen & mask) === 0;
  const hand = player.hand.map(hides);
  const laid = table.pile.map((played) => played.seat === owner && played.down && hides(played.card));
  const inHand = player.hand.filter((card, i) => hand[i] && card.kind !== 'bullet');
  const inPile = table.pile.flatMap((played, i) => (laid[i] ? [played.card] : []));
  // First what lies face down against what could have been laid; then all that is left, hand and deck.
  const actions = isAsked ? mixed(inPile, whim) : mixed([...inPile, ...inHand], whim);
  const pile = table.pile.map(
    (played, i): Played => (laid[i] ? { ...played, card: withFace(played.card, actions.shift()) } : played),
  );
  const kept = player.hand.map((card, i) =>
    !isAsked && hand[i] && card.kind !== 'bullet' ? withFace(card, actions.shift()) : card,
  );
  const open = (card: Card, i: number): boolean => !isAsked && (hand[i] ?? false) && hides(card);
  const rest = mixed([...kept.filter(open), ...player.deck.filter(hides)], whim);
  const players = table.players.slice();
  players[owner] = {
    ...player,
    hand: kept.map((card, i) => (open(card, i) ? withFace(card, rest.shift()) : card)),
    deck: player.deck.map((card) => (hides(card) ? withFace(card, rest.shift()) : card)),
  };
  return { ...table, players, pile };
}

/** Who has seen a card, and its id, belong to the place where it lies; of, kind and hit are its face. */
function withFace(card: Card, face: Face | undefined): Card {
  if (!face) throw new Error('a face is missing');
  const { of, kind, hit } = face;
  const turned = { id: card.id, of, kind, seen: card.seen };
  return hit === undefined ? turned : { ...turned, hit };
}

/** Tokens of one kind change faces with each other. What the asked hold stays too: they may be asked about it. */
function otherTokens(table: Table, mask: number, asked: readonly Seat[], whim: Whim): Table['loot'] {
  const stays = asked.flatMap((seat) =>
    (table.players[seat] as Player).characters.map((who) => `held:${who}`),
  );
  const hides = ({ kind, seen, at }: Loot): boolean =>
    (seen & mask) === 0 && (kind === 'purse' || !stays.includes(at));
  const faces = new Map<string, Loot[]>();
  for (const token of table.loot.filter(hides)) {
    faces.set(token.kind, [...(faces.get(token.kind) ?? []), token]);
  }
  for (const [kind, hidden] of faces) faces.set(kind, mixed(hidden, whim));
  return table.loot.map((token) => {
    const other = hides(token) ? faces.get(token.kind)?.shift() : undefined;
    if (!other) return token;
    const turned = { ...token, value: other.value };
    return other.face === undefined ? turned : { ...turned, face: other.face };
  });
}

/** The last card stays what it is where it is a station: everybody knows that the fifth round is one. */
function otherRounds(table: Table, mask: number, whim: Whim): Table['roundDeck'] {
  const last = table.options.firstGame ? table.roundDeck.length : table.roundDeck.length - 1;
  const hidden = (i: number, seen: number): boolean => i < last && (seen & mask) === 0;
  const ids = mixed(
    table.roundDeck.filter(({ seen }, i) => hidden(i, seen)).map(({ id }) => id),
    whim,
  );
  return table.roundDeck.map((card, i) =>
    hidden(i, card.seen) ? { ...card, id: ids.shift() ?? null } : card,
  );
}

/** Piles of cards that a box keeps: whatever has an id and says who has seen it. */
function otherCards(kept: unknown, mask: number, whim: Whim): unknown {
  if (typeof kept !== 'object' || kept === null) return kept;
  if (!Array.isArray(kept)) {
    const parts = Object.entries(kept).map(([key, part]) => [key, otherCards(part, mask, whim)]);
    return Object.fromEntries(parts);
  }
  const cards = kept as { id: unknown; seen: number }[];
  const hidden = (card: (typeof cards)[number]): boolean =>
    typeof card === 'object' && 'seen' in card && (card.seen & mask) === 0;
  const ids = mixed(
    cards.filter(hidden).map(({ id }) => id),
    whim,
  );
  return cards.map((card) => (hidden(card) ? { ...card, id: ids.shift() } : card));
}

function mixed<V>(items: readonly V[], whim: Whim): V[] {
  const left = items.slice();
  const order: V[] = [];
  while (left.length > 0) order.push(...left.splice(whim(left.length), 1));
  return order;
}
