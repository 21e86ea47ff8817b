import { type CharacterId, charactersAt, onTrain, type Place, type Table } from '../table.ts';
import { courierAt, couriersOf } from './couriers.ts';

/** The armored train, from its locomotive on (Couriers & Armored Train manual, Set-up 4). */
export const ARMORED_CARS: readonly string[] = [
  'armoredLocomotive',
  'tender',
  'armored',
  'weapons',
  'armored',
  'medical',
  'armored',
];
const TENDER = 1;
export const WEAPONS_INSIDE = 'a3/inside';
export const MEDICAL_INSIDE = 'a5/inside';
export const GATLINGS: readonly Place[] = ['a3/roof', 'a5/roof'];

type Floor = 'inside' | 'roof';
/** A place in or on one of the two trains. */
export interface Spot {
  readonly train: 'starting' | 'armored';
  readonly car: number;
  readonly floor: Floor;
}

export function spotOf(place: Place): Spot | null {
  const here = onTrain(place);
  if (here) return { train: 'starting', ...here };
  const [, car, floor] = /^a(\d+)\/(inside|roof)$/.exec(place) ?? [];
  return car === undefined ? null : { train: 'armored', car: Number(car), floor: floor as Floor };
}

export const placeOf = ({ train, car, floor }: Spot): Place =>
  `${train === 'armored' ? 'a' : ''}${car}/${floor}`;

export const isArmored = (place: Place): boolean => spotOf(place)?.train === 'armored';
export const isRoof = (place: Place): boolean => spotOf(place)?.floor === 'roof';

/** Whether there is such a place: nobody gets into the tender. */
export const exists = (table: Table, { train, car, floor }: Spot): boolean =>
  car >= 0 &&
  (train === 'starting'
    ? car < table.cars.length
    : car < ARMORED_CARS.length && !(car === TENDER && floor === 'inside'));

const existing = (table: Table, spots: readonly Spot[]): Place[] =>
  spots.filter((spot) => exists(table, spot)).map(placeOf);

/** How far along the armored train a place is, in cars: its locomotive is 0. */
export const along = (table: Table, { train, car }: Spot): number =>
  train === 'armored' ? car : couriersOf(table).slid - car;

/** The place on the same floor of the car beside, on the other train; none where nothing is beside. */
export function across(table: Table, place: Place): Place[] {
  const here = spotOf(place);
  if (!here) return [];
  const car = here.train === 'armored' ? couriersOf(table).slid - here.car : along(table, here);
  return existing(table, [{ ...here, train: here.train === 'armored' ? 'starting' : 'armored', car }]);
}

/** The places on the same floor of the cars before and after on the same train. */
export function nextDoor(table: Table, place: Place): Place[] {
  const here = spotOf(place);
  if (!here) return [];
  return existing(table, [
    { ...here, car: here.car - 1 },
    { ...here, car: here.car + 1 },
  ]);
}

/** The other floor of a car. */
export function otherFloor(table: Table, place: Place): Place[] {
  const here = spotOf(place);
  return here ? existing(table, [{ ...here, floor: here.floor === 'roof' ? 'inside' : 'roof' }]) : [];
}

/** Places within `far` steps on the same floor, from car to car and from train to train; not the place itself. */
export function within(table: Table, from: Place, far: number): Place[] {
  const found = new Set([from]);
  let edge = [from];
  for (let step = 0; step < far; step++) {
    edge = edge
      .flatMap((place) => [...nextDoor(table, place), ...across(table, place)])
      .filter((place) => !found.has(place));
    for (const place of edge) found.add(place);
  }
  found.delete(from);
  return [...found];
}

/** Whoever can be seen at a place: bandits, then the courier. */
export const peopleAt = (table: Table, place: Place): CharacterId[] => {
  const courier = courierAt(table, place);
  return [...charactersAt(table, place), ...(courier ? [courier] : [])];
};

/** All roofs of a train, from its locomotive on. */
export const roofsOf = (table: Table, train: Spot['train']): Place[] =>
  Array.from({ length: train === 'armored' ? ARMORED_CARS.length : table.cars.length }, (_, car) =>
    placeOf({ train, car, floor: 'roof' }),
  );

/** Whom the nearest occupied roofs of one's own train hold, ahead and behind. */
export function alongRoofs(table: Table, here: Spot): CharacterId[] {
  const roofs = roofsOf(table, here.train);
  const ahead = roofs.slice(0, here.car).reverse();
  const behind = roofs.slice(here.car + 1);
  return [ahead, behind].flatMap(
    (side) => side.map((place) => peopleAt(table, place)).find((found) => found.length > 0) ?? [],
  );
}
