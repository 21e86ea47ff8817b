import { isDeepStrictEqual } from 'node:util';
import type { AnyTable, Card, Table } from '@holdup/engine';
import { type Mutation, showing } from './mutation.ts';

const players = (
  shown: Table,
  change: (player: Table['players'][number], seat: number) => object,
): Table => ({
  ...shown,
  players: shown.players.map((player, seat) => ({ ...player, ...change(player, seat) })),
});
const idsOf = (shown: readonly Card[], cards: readonly Card[]): Card[] =>
  shown.map((card, i) => (card.id === 0 ? { ...card, id: cards[i]?.id ?? 0 } : card));
/** Only the tokens of one kind, as they are. */
const tokens = (kind: string): Mutation['game'] =>
  showing((shown, { loot }) => ({
    ...shown,
    loot: shown.loot.map((token, i) => (token.kind === kind ? (loot[i] ?? token) : token)),
  }));
const isBullet = ({ kind }: Card): boolean => kind === 'bullet';
const kept = (id: string): Mutation['game'] =>
  showing((shown, { box }) => ({ ...shown, box: { ...shown.box, [id]: box[id] } }));

const EXPRESS: readonly Mutation[] = [
  {
    name: 'hands lie open',
    at: 'base',
    game: showing((shown, table) => players(shown, (_, seat) => ({ hand: table.players[seat]?.hand }))),
  },
  {
    name: 'decks lie open',
    at: 'expert',
    game: showing((shown, table) => players(shown, (_, seat) => ({ deck: table.players[seat]?.deck }))),
  },
  {
    name: 'one sees what one will draw',
    at: 'base',
    game: showing((shown, table, viewer) =>
      players(shown, (_, seat) => (seat === viewer ? { deck: table.players[seat]?.deck } : {})),
    ),
  },
  {
    name: 'hidden cards in hands keep their ids',
    at: 'base',
    game: showing((shown, table) =>
      players(shown, ({ hand }, seat) => ({ hand: idsOf(hand, table.players[seat]?.hand ?? []) })),
    ),
  },
  {
    name: 'hidden cards in decks keep their ids',
    at: 'base 2014',
    game: showing((shown, table) =>
      players(shown, ({ deck }, seat) => ({ deck: idsOf(deck, table.players[seat]?.deck ?? []) })),
    ),
  },
  {
    name: 'the back of a card tells a bullet',
    at: 'base',
    until: (mine) => mine.facts.some((fact) => fact.kind === 'shuffled' && fact.cards.some(isBullet)),
    prefer: ['play:shoot'],
    game: showing((shown, table) =>
      players(shown, ({ deck }, seat) => ({
        deck: deck.map((card, i) =>
          card.kind === null && table.players[seat]?.deck[i]?.kind === 'bullet'
            ? { ...card, kind: 'bullet' }
            : card,
        ),
      })),
    ),
  },
  {
    name: 'the pile lies open',
    at: 'base 2014',
    until: (mine) => mine.facts.some((fact) => fact.kind === 'played' && fact.down),
    game: showing((shown, { pile }) => ({ ...shown, pile })),
  },
  { name: 'purses lie open', at: 'base', game: tokens('purse') },
  { name: 'flasks lie open', at: 'country', game: tokens('flask') },
  { name: 'mailbags lie open', at: 'law', game: tokens('mailbag') },
  { name: 'bags lie open', at: 'couriers', game: tokens('bag') },
  { name: 'secret documents lie open', at: 'couriers', game: tokens('document') },
  { name: 'gold lies open', at: 'couriers', game: tokens('gold') },
  {
    name: 'tokens are listed by what they are worth',
    at: 'base',
    audience: 'public',
    game: showing((shown, { loot }) => {
      const order = loot.map((_, i) => i).sort((a, b) => (loot[a]?.value ?? 0) - (loot[b]?.value ?? 0));
      return { ...shown, loot: order.map((i) => shown.loot[i] as Table['loot'][number]) };
    }),
  },
  {
    name: 'rounds to come lie open',
    at: 'base',
    audience: 'public',
    game: showing((shown, { roundDeck }) => ({ ...shown, roundDeck })),
  },
  { name: 'the Marshal’s goals lie open', at: 'law', game: kept('marshal') },
  { name: 'the Professor’s deck lies open', at: 'couriers', game: kept('couriers') },
  {
    name: 'it shows how many cards to loot with a hand holds',
    at: 'base',
    game: showing((shown, table) => ({
      ...shown,
      box: {
        ...shown.box,
        hint: table.players.map(({ hand }) => hand.filter(({ kind }) => kind === 'loot').length),
      },
    })),
  },
];

/** A game of `super` that shows more of the train than it should. */
const train = (name: string, part: 'players' | 'wagons' | 'siding', until?: Mutation['until']): Mutation => ({
  name,
  at: 'super with all',
  ...(until ? { until } : {}),
  game: (game, fired) => ({
    ...game,
    project(table, viewer) {
      const shown = game.project(table, viewer);
      if (shown.game !== 'super' || table.game !== 'super') return shown;
      if (!isDeepStrictEqual(shown[part], table[part])) fired();
      return { ...shown, [part]: table[part] } as AnyTable;
    },
  }),
});

const SUPER: readonly Mutation[] = [
  train('plans lie open', 'players'),
  train('what lies under the cars lies open', 'wagons'),
  train(
    'cars cut off lie open',
    'siding',
    (mine) => mine.match.table.game === 'super' && mine.match.table.siding.length > 0,
  ),
];

/** Tables are shown with more than one may see. */
export const TABLE_LEAKS: readonly Mutation[] = [...EXPRESS, ...SUPER];
