import { cardName } from '../../express/asking.ts';
import { held, isBandit, type Table } from '../../express/table.ts';
import type { Match, Seat } from '../../kernel/index.ts';
import {
  type Check as AnyCheck,
  type Checks as AnyChecks,
  alike,
  anyEndings,
  check,
  listed,
  lists,
  same,
  seats,
  values,
} from '../checking.ts';
import { listOf, mapOf, notFitting, type Reader, text, whole } from '../reading.ts';
import type { Difference } from '../telling.ts';
import { faceOf, isHeld, isSetAside } from './loot.ts';
import { bulletCounts, cardsOf } from './part.ts';
import { place, standing } from './train.ts';
import { bulletsLeft, calledBy, type ExpressNames, orUnseated, type Unseated } from './unseated.ts';

export type Check = AnyCheck<Table>;
export type Checks = AnyChecks<Table>;
export { check };

/** `x`, `[x, y]` or `none`. */
const several: Reader<readonly string[]> = (value, key) => {
  if (value === null || value === 'none') return [];
  return Array.isArray(value) ? listOf(text)(value, key) : [text(value, key)];
};

/** Per character what lies before him: one thing, several or `none`. */
export const before = (
  what: string,
  { character }: ExpressNames,
  look: (who: string, table: Table) => readonly string[],
): Check =>
  check(mapOf(character, several), (want, { table }) =>
    [...want].flatMap(([who, things]) => alike(`${what} of ${who}`, things, look(who, table))),
  );

/** What may be said of the end of a story of the base game. */
export function endings(names: ExpressNames): Checks {
  const { character, player, nameOf } = names;
  const itself = (who: string): string => who;
  const cards = (end: Match<Table>, seat: Seat, pile: 'hand' | 'deck' | 'discard'): string[] =>
    (end.table.players[seat]?.[pile] ?? []).map((card) => cardName(end.table, seat, card));
  const deckOf = (end: Match<Table>, whose: Seat | Unseated): readonly string[] =>
    typeof whose === 'number' ? cards(end, whose, 'deck') : whose.deck(end.table, 'then.deck');
  return {
    ...anyEndings<Table>(names),
    at: values('at', text, place, itself, pieceAt),
    floor: check(mapOf(place, listOf(text)), floorDiffers),
    holds: lists('holds', character, itself, (who, { table }) =>
      table.loot.filter((token) => token.at === held(who)).map(faceOf),
    ),
    bullets: lists('bullets', character, itself, bulletsOf),
    cylinder: check(mapOf(orUnseated(names, character), bulletCounts), (want, { table }) =>
      [...want].flatMap(([who, piles]) =>
        cylinderDiffers(who, piles, [bulletsLeft(table, who, `then.cylinder.${calledBy(who)}`)]),
      ),
    ),
    neutral: same('neutral', whole(0), ({ table }) => table.neutral),
    hand: lists('hand', player, nameOf, (seat, end) => cards(end, seat, 'hand')),
    deck: check(mapOf(orUnseated(names, player), listOf(text)), (want, end) =>
      [...want].flatMap(([whose, top]) =>
        deckDiffers(typeof whose === 'number' ? nameOf(whose) : whose.name, top, deckOf(end, whose)),
      ),
    ),
    discard: lists('discard', player, nameOf, (seat, end) => cards(end, seat, 'discard')),
    gunslinger: seats('gunslinger', names, ({ table }) => table.result?.gunslingers ?? []),
    out: check(listOf(character), (want, { table }) => alike('out', want, outOfGame(table))),
  };
}

function pieceAt(who: string, { table }: Match<Table>): string {
  const pieces = { ...table.pawns };
  for (const [id, one] of Object.entries(table.characters)) pieces[id] = one.at;
  return pieces[who] ?? notFitting(`then.at.${who}`, `one of ${Object.keys(pieces).join(', ')}`, who);
}

/**
 * Who is eliminated; once the money is counted, which bandits it was not counted for. Who has ridden away (Escape) is off
 * the train as well, but not out.
 */
const outOfGame = ({ characters, round, result }: Table): string[] =>
  Object.keys(characters).filter((who) =>
    result && isBandit(who)
      ? !result.counted.includes(who)
      : characters[who]?.at === 'off' && round?.event !== 'escape',
  );

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

/** Bullets left to fire, of one pile or of several. */
export function cylinderDiffers(
  who: string | Unseated,
  want: readonly number[],
  got: readonly number[],
): Difference[] {
  const [expected, found] = [want.join(', '), got.join(', ')];
  return expected === found ? [] : [{ expected: `cylinder of ${calledBy(who)} ${expected}`, got: found }];
}

/** A bullet may be in anybody's hands: the partner in a team draws from the deck that it went into. */
function bulletsOf(who: string, { table }: Match<Table>): string[] {
  const cards = table.players.flatMap((_, seat) => cardsOf(table, seat));
  return cards.flatMap(({ kind, of, hit }) => (kind === 'bullet' && hit === who ? [`${of}`] : []));
}

/** A shorter list compares the top cards; an empty one says that the deck is empty. */
function deckDiffers(name: string, want: readonly string[], deck: readonly string[]): Difference[] {
  const top = want.length === 0 ? deck : deck.slice(0, want.length);
  return listed(want) === listed(top)
    ? []
    : [{ expected: `deck of ${name} ${listed(want)}`, got: listed(top) }];
}
