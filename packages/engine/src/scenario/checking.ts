import { type Match, type Seat, waitingFor } from '../kernel/index.ts';
import type { Names } from './names.ts';
import { listOf, mapOf, type Reader, text, truth, whole } from './reading.ts';
import type { Difference } from './telling.ts';

/** A key of `then`: how it is written, and what of it is not so at the end. */
export interface Check<T> {
  readonly read: Reader<unknown>;
  readonly differences: (want: unknown, end: Match<T>) => Difference[];
}

/** Keys of `then`. */
export type Checks<T> = Readonly<Record<string, Check<T>>>;

export const check = <T, V>(
  read: Reader<V>,
  differences: (want: V, end: Match<T>) => Difference[],
): Check<T> => ({
  read,
  differences: (want, end) => differences(want as V, end),
});

/** A value that is compared as a whole. */
export const same = <T, V extends string | number | boolean>(
  what: string,
  read: Reader<V>,
  look: (end: Match<T>) => V | string,
): Check<T> =>
  check(read, (want, end) => {
    const got = look(end);
    return got === want ? [] : [{ expected: `${what} ${want}`, got: String(got) }];
  });

export const listed = (values: readonly string[]): string => `[${values.join(', ')}]`;

/** Lists of which the order does not count. */
export function alike(what: string, want: readonly string[], got: readonly string[]): Difference[] {
  const [wanted, found] = [listed([...want].sort()), listed([...got].sort())];
  return wanted === found ? [] : [{ expected: `${what} ${wanted}`, got: found }];
}

/** Per name a list in any order. */
export const lists = <T, K>(
  what: string,
  name: Reader<K>,
  called: (at: K) => string,
  look: (at: K, end: Match<T>) => readonly string[],
): Check<T> =>
  check(mapOf(name, listOf(text)), (want, end) =>
    [...want].flatMap(([at, items]) => alike(`${what} of ${called(at)}`, items, look(at, end))),
  );

/** Per name a single value. */
export const values = <T, K, V extends string | number>(
  what: string,
  name: Reader<K>,
  item: Reader<V>,
  called: (at: K) => string,
  look: (at: K, end: Match<T>) => V | string,
): Check<T> =>
  check(mapOf(name, item), (want, end) =>
    [...want].flatMap(([at, value]) => {
      const got = look(at, end);
      return got === value ? [] : [{ expected: `${what} of ${called(at)} ${value}`, got: String(got) }];
    }),
  );

/** Players, by seat, in any order. */
export const seats = <T>(
  what: string,
  { player, nameOf }: Names,
  look: (end: Match<T>) => readonly Seat[],
): Check<T> => check(listOf(player), (want, end) => alike(what, want.map(nameOf), look(end).map(nameOf)));

/** What every game's table has. */
interface AnyEnd {
  readonly first: Seat;
  readonly round: { readonly number: number } | null;
  readonly result: {
    readonly winners: readonly Seat[];
    readonly scores: readonly { readonly seat: Seat; readonly total: number }[];
  } | null;
}

/** What may be said of the end of a story of any game. */
export function anyEndings<T extends AnyEnd>(names: Names): Checks<T> {
  const { player, nameOf } = names;
  const result = ({ table }: Match<T>): AnyEnd['result'] => table.result;
  return {
    first: check(player, (want, { table }) =>
      want === table.first ? [] : [{ expected: `first ${nameOf(want)}`, got: nameOf(table.first) }],
    ),
    round: same('round', whole(1), ({ table }) => table.round?.number ?? 0),
    asked: seats('asked', names, ({ prompt }) => waitingFor(prompt)),
    over: same('over', truth, ({ prompt }) => prompt === null),
    money: values(
      'money',
      player,
      whole(Number.MIN_SAFE_INTEGER),
      nameOf,
      (seat, end) => result(end)?.scores.find((score) => score.seat === seat)?.total ?? 'no score yet',
    ),
    winners: seats('winners', names, (end) => result(end)?.winners ?? []),
  };
}
