import { withCharacter } from '../../express/evolve.ts';
import { characterOf, onTrain, type Place, type Table } from '../../express/table.ts';
import { mapOf, matching, notFitting, text, whole } from '../reading.ts';
import { part } from './part.ts';

export const place = matching(
  /^(off|cell|(coach|a[0-6]|\d+)\/(inside|roof|horse|coach))$/,
  'a place such as 2/inside or 3/roof',
);

/** The train and who stands where. */
export const trainPart = part(
  () => ({ cars: whole(1, 20), at: mapOf(text, place) }),
  (table, given) => {
    let put = given.cars === undefined ? table : withCars(table, given.cars);
    for (const [who, at] of given.at ?? []) {
      const key = `given.at.${who}`;
      put = withPiece(put, who, standing(put, fitting(who, at, key), key));
    }
    return put;
  },
);

/** What stands beside the train; everything else is in or on it. */
const BESIDE: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^horse:/, /^\d+\/horse$/, '2/horse'],
  [/^coach$/, /^\d+\/coach$/, '1/coach'],
];
const ABOARD = /\/(inside|roof)$|^cell$/;

/** `at`, if that is a place for this piece. */
function fitting(who: string, at: Place, key: string): Place {
  const [, form, such] = BESIDE.find(([piece]) => piece.test(who)) ?? [who, ABOARD, '2/inside or 3/roof'];
  return at === 'off' || form.test(at) ? at : notFitting(key, `a place for ${who}, such as ${such}`, at);
}

/** Places that come with a box. */
const PLACES_OF: readonly (readonly [RegExp, string])[] = [
  [/^cell$/, 'prison'],
  [/^coach\//, 'stagecoach'],
  [/^a/, 'couriers'],
];

/** `at`, if there is such a place on this table. */
export function standing(table: Table, at: Place, key: string): Place {
  const [, box] = PLACES_OF.find(([form]) => form.test(at)) ?? [];
  if (box !== undefined && !Object.hasOwn(table.box, box))
    notFitting(key, `boxes with ${box} for this place`, at);
  const car = /^(\d+)\//.exec(at)?.[1];
  return car === undefined || Number(car) < table.cars.length
    ? at
    : notFitting(key, `a place on a train of ${table.cars.length - 1} cars`, at);
}

export function withPiece(table: Table, who: string, at: Place): Table {
  if (Object.hasOwn(table.characters, who))
    return withCharacter(table, who, { ...characterOf(table, who), at });
  if (Object.hasOwn(table.pawns, who)) return { ...table, pawns: { ...table.pawns, [who]: at } };
  const pieces = [...Object.keys(table.characters), ...Object.keys(table.pawns)];
  return notFitting(`given.at.${who}`, `one of ${pieces.join(', ')}`, who);
}

/**
 * `count` cars behind the locomotive, with nothing lying in them; the caboose stays the caboose. Whoever stood further
 * back is in it.
 */
function withCars(table: Table, count: number): Table {
  const last = table.cars[table.cars.length - 1] as string;
  const between = table.cars.slice(0, -1);
  const cars = Array.from({ length: count + 1 }, (_, car) =>
    car === count ? last : (between[car] ?? (between[between.length - 1] as string)),
  );
  const clamp = (at: Place): Place => {
    const [, car, where] = /^(\d+)\/(\w+)$/.exec(at) ?? [];
    return car === undefined || Number(car) <= count ? at : `${count}/${where}`;
  };
  let put: Table = {
    ...table,
    cars,
    loot: table.loot.map((token) => ((onTrain(token.at)?.car ?? 0) > 0 ? { ...token, at: 'off' } : token)),
  };
  for (const [who, one] of Object.entries(table.characters)) put = withPiece(put, who, clamp(one.at));
  for (const [who, at] of Object.entries(table.pawns)) put = withPiece(put, who, clamp(at));
  return put;
}
