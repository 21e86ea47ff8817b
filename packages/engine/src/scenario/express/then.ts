import { cardName } from '../../express/asking.ts';
import { held, type Result, type Table } from '../../express/table.ts';
import { type Match, type Seat, waitingFor } from '../../kernel/index.ts';
import type { Names } from '../names.ts';
import { listOf, mapOf, notFitting, type Reader, text, truth, whole } from '../reading.ts';
import type { Difference } from '../telling.ts';
import { faceOf, isHeld, isSetAside } from './loot.ts';
import { cardsOf } from './part.ts';
import { place, standing } from './train.ts';

/** A key of `then`: how it is written, and what of it is not so at the end. */
export interface Check {
  readonly read: Reader<unknown>;
  readonly differences: (want: unknown, end: Match<Table>) => Difference[];
}

export const check = <V>(
  read: Reader<V>,
  differences: (want: V, end: Match<Table>) => Difference[],
): Check => ({
  read,
  differences: (want, end) => differences(want as V, end),
});

/** A value that is compared as a whole. */
const same = <V extends string | number | boolean>(
  what: string,
  read: Reader<V>,
  look: (end: Match<Table>) => V | string,
): Check =>
  check(read, (want, end) => {
    const got = look(end);
    return got === want ? [] : [{ expected: `${what} ${want}`, got: String(got) }];
  });

const listed = (values: readonly string[]): string => `[${values.join(', ')}]`;

/** Lists of which the order does not count. */
function alike(what: string, want: readonly string[], got: readonly string[]): Difference[] {
  const [wanted, found] = [listed([...want].sort()), listed([...got].sort())];
  return wanted === found ? [] : [{ expected: `${what} ${wanted}`, got: found }];
}

/** Per name a list in any order. */
const lists = <K>(
  what: string,
  name: Reader<K>,
  called: (at: K) => string,
  look: (at: K, end: Match<Table>) => readonly string[],
): Check =>
  check(mapOf(name, listOf(text)), (want, end) =>
    [...want].flatMap(([at, items]) => alike(`${what} of ${called(at)}`, items, look(at, end))),
  );

/** Per name a single value. */
const values = <K, V extends string | number>(
  what: string,
  name: Reader<K>,
  item: Reader<V>,
  called: (at: K) => string,
  look: (at: K, end: Match<Table>) => V | string,
): Check =>
  check(mapOf(name, item), (want, end) =>
    [...want].flatMap(([at, value]) => {
      const got = look(at, end);
      return got === value ? [] : [{ expected: `${what} of ${called(at)} ${value}`, got: String(got) }];
    }),
  );

/** Keys of `then`. */
export type Checks = Readonly<Record<string, Check>>;

/** `x`, `[x, y]` or `none`. */
const several: Reader<readonly string[]> = (value, key) => {
  if (value === null || value === 'none') return [];
  return Array.isArray(value) ? listOf(text)(value, key) : [text(value, key)];
};

/** Per character what lies before him: one thing, several or `none`. */
export const before = (
  what: string,
  { character }: Names,
  look: (who: string, table: Table) => readonly string[],
): Check =>
  check(mapOf(character, several), (want, { table }) =>
    [...want].flatMap(([who, things]) => alike(`${what} of ${who}`, things, look(who, table))),
  );

/** What may be said of the end of a story of the base game. */
export function endings(names: Names): Checks {
  const { character, player, nameOf } = names;
  const itself = (who: string): string => who;
  const seats = (what: string, look: (end: Match<Table>) => readonly Seat[]): Check =>
    check(listOf(player), (want, end) => alike(what, want.map(nameOf), look(end).map(nameOf)));
  const cards = (end: Match<Table>, seat: Seat, pile: 'hand' | 'deck' | 'discard'): string[] =>
    (end.table.players[seat]?.[pile] ?? []).map((card) => cardName(end.table, seat, card));
  const result = ({ table }: Match<Table>): Result | null => table.result;
  return {
    at: values('at', text, place, itself, pieceAt),
    floor: check(mapOf(place, listOf(text)), floorDiffers),
    holds: lists('holds', character, itself, (who, { table }) =>
      table.loot.filter((token) => token.at === held(who)).map(faceOf),
    ),
    cylinder: values(
      'cylinder',
      character,
      whole(0),
      itself,
      (who, { table }) => table.characters[who]?.cylinder ?? 0,
    ),
    bullets: lists('bullets', character, itself, bulletsOf),
    neutral: same('neutral', whole(0), ({ table }) => table.neutral),
    hand: lists('hand', player, nameOf, (seat, end) => cards(end, seat, 'hand')),
    deck: check(mapOf(player, listOf(text)), (want, end) =>
      [...want].flatMap(([seat, top]) => deckDiffers(nameOf(seat), top, cards(end, seat, 'deck'))),
    ),
    discard: lists('discard', player, nameOf, (seat, end) => cards(end, seat, 'discard')),
    first: check(player, (want, { table }) =>
      want === table.first ? [] : [{ expected: `first ${nameOf(want)}`, got: nameOf(table.first) }],
    ),
    round: same('round', whole(1), ({ table }) => table.round?.number ?? 0),
    asked: seats('asked', ({ prompt }) => waitingFor(prompt)),
    over: same('over', truth, ({ prompt }) => prompt === null),
    money: values(
      'money',
      player,
      whole(Number.MIN_SAFE_INTEGER),
      nameOf,
      (seat, end) => result(end)?.scores.find((score) => score.seat === seat)?.total ?? 'no score yet',
    ),
    winners: seats('winners', (end) => result(end)?.winners ?? []),
    gunslinger: seats('gunslinger', (end) => result(end)?.gunslingers ?? []),
    out: check(listOf(character), (want, { table }) => alike('out', want, outOfGame(table))),
  };
}

function pieceAt(who: string, { table }: Match<Table>): string {
  const pieces = { ...table.pawns };
  for (const [id, one] of Object.entries(table.characters)) pieces[id] = one.at;
  return pieces[who] ?? notFitting(`then.at.${who}`, `one of ${Object.keys(pieces).join(', ')}`, who);
}

const outOfGame = (table: Table): string[] =>
  Object.keys(table.characters).filter((who) => table.characters[who]?.at === 'off');

/** An empty map says that no loot lies anywhere. */
function floorDiffers(want: ReadonlyMap<string, readonly string[]>, { table }: Match<Table>): Difference[] {
  const lying = table.loot.filter((token) => !isHeld(token) && !isSetAside(token));
  if (want.size === 0)
    return alike(
      'floor',
      [],
      lying.map((token) => `${faceOf(token)} at ${token.at}`),
    );
  return [...want].flatMap(([at, faces]) => {
    standing(table, at, `then.floor.${at}`);
    return alike(`floor of ${at}`, faces, lying.filter((token) => token.at === at).map(faceOf));
  });
}

function bulletsOf(who: string, { table }: Match<Table>): string[] {
  const seat = table.characters[who]?.seat ?? 0;
  return cardsOf(table, seat).flatMap((card) =>
    card.kind === 'bullet' && card.hit === who ? [`${card.of}`] : [],
  );
}

/** A shorter list compares the top cards; an empty one says that the deck is empty. */
function deckDiffers(name: string, want: readonly string[], deck: readonly string[]): Difference[] {
  const top = want.length === 0 ? deck : deck.slice(0, want.length);
  return listed(want) === listed(top)
    ? []
    : [{ expected: `deck of ${name} ${listed(want)}`, got: listed(top) }];
}
