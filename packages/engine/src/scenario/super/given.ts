import type { Seat } from '../../kernel/index.ts';
import { actionsOf, CAR_LOOT } from '../../super/components.ts';
import type { Facing, SuperAction, SuperCharacter, SuperOptions, SuperTable } from '../../super/table.ts';
import { OFF, standpoint } from '../../super/table.ts';
import type { Names } from '../names.ts';
import {
  listOf,
  mapOf,
  matching,
  notFitting,
  oneOf,
  type Reader,
  truth,
  type Values,
  whole,
} from '../reading.ts';

export const place = matching(/^\d+\/(inside|roof)$/, 'a place such as 2/inside or 3/roof');

/** `belle front`, `tuco rear down`; in `then` the name alone will do. */
export interface Stance {
  readonly who: string;
  readonly facing: Facing | null;
  readonly lying: boolean;
}

export const stance =
  ({ character }: Names): Reader<Stance> =>
  (value, key) => {
    const [who, facing, down, ...more] = typeof value === 'string' ? value.trim().split(/\s+/) : [];
    const fits =
      [undefined, 'front', 'rear'].includes(facing) && [undefined, 'down'].includes(down) && !more.length;
    if (who === undefined || !fits)
      return notFitting(key, 'a character, front or rear, and perhaps down', value);
    return { who: character(who, key), facing: (facing ?? null) as Facing | null, lying: down === 'down' };
  };

/** How many cars, or what lies under each from the front. */
const wagons: Reader<number | readonly number[]> = (value, key) =>
  Array.isArray(value) ? listOf(whole(1))(value, key) : whole(0, CAR_LOOT.length)(value, key);

export const givenKeys = (names: Names, options: SuperOptions) => ({
  train: mapOf(place, listOf(stance(names))),
  plans: mapOf(names.seat, listOf(oneOf(actionsOf(options)) as Reader<SuperAction>)),
  wagons,
  loot: mapOf(names.character, listOf(whole(1))),
  first: names.player,
  round: whole(1),
  end: truth,
});
export type Given = Values<ReturnType<typeof givenKeys>>;

/** The round a position stands in where it does not say. */
const USUAL_ROUND = 2;

/**
 * Puts a position on the table. Who is not on the train where there is one given is out of the game; with Horses and cards
 * left in his plan he has only just fallen off.
 */
export function positioned(dealt: SuperTable, given: Given): SuperTable {
  let table: SuperTable = {
    ...dealt,
    wagons: wagonsOf(dealt, given),
    first: given.first ?? dealt.first,
    round: { number: given.round ?? USUAL_ROUND, phase: given.plans ? 'acting' : 'planning' },
  };
  if (given.loot) {
    table = withEach(table, (who) => ({ loot: given.loot?.get(who) ?? [] }));
  }
  if (given.train) table = withTrain(table, given.train, given.plans);
  if (!given.plans) return table;
  const outs = Object.values(table.characters).flatMap(({ out, seat }) => (out ? [seat] : []));
  const planOf = (seat: Seat): readonly SuperAction[] =>
    outs.includes(seat) ? [] : (given.plans?.get(seat) ?? []);
  return { ...table, players: table.players.map((player, seat) => ({ ...player, plan: planOf(seat) })) };
}

/** As many cars as are wanted, with the loot they had or else what nobody has won. */
function wagonsOf(dealt: SuperTable, { wagons: wanted, loot }: Given): readonly (number | null)[] {
  if (Array.isArray(wanted)) return wanted;
  const won = [...(loot?.values() ?? [])].flat();
  const cars = [...new Set([...dealt.wagons, ...CAR_LOOT])].filter((value) => !won.includes(value ?? 0));
  return cars.slice(0, typeof wanted === 'number' ? wanted : dealt.wagons.length);
}

function withTrain(
  table: SuperTable,
  train: ReadonlyMap<string, readonly Stance[]>,
  plans: Given['plans'],
): SuperTable {
  const standing = new Map<string, Partial<SuperCharacter>>();
  for (const [at, stances] of train) {
    const { car } = standpoint(at) ?? { car: 0 };
    const key = `given.train.${at}`;
    if (car > table.wagons.length) notFitting(key, `a place on a train of ${table.wagons.length} cars`, at);
    for (const { who, facing, lying } of stances) {
      if (standing.has(who)) notFitting(key, 'everybody in one place', who);
      if (facing === null) notFitting(key, `${who} front or ${who} rear`, who);
      standing.set(who, { at, facing: facing ?? 'front', lying });
    }
  }
  const hopes = (seat: Seat): boolean => table.options.horses === true && (plans?.get(seat) ?? []).length > 0;
  const out = Object.entries(table.characters).flatMap(([who, { seat }]) =>
    standing.has(who) || hopes(seat) ? [] : [who],
  );
  const put = withEach(
    table,
    (who) => standing.get(who) ?? { at: OFF, lying: false, out: out.includes(who) },
  );
  return { ...put, line: [...standing.keys()], gone: out.length > 0 ? [out] : [] };
}

const withEach = (table: SuperTable, change: (who: string) => Partial<SuperCharacter>): SuperTable => ({
  ...table,
  characters: Object.fromEntries(
    Object.entries(table.characters).map(([who, one]) => [who, { ...one, ...change(who) }]),
  ),
});
