import { charactersAt, inside, lootAt, roof, type Table } from '@holdup/engine';
import { andList, maybe, nameOf, t } from './index.ts';
import { characterName } from './naming.ts';

export interface Space {
  readonly place: string;
  readonly car: number;
  readonly floor: 'inside' | 'roof';
  /** `Car 2, inside: Doc, Belle; two purses, a jewel.` */
  readonly text: string;
}

/** The train in words, from the locomotive to the caboose, the roof of each car first. */
export function spaces(table: Table): Space[] {
  return table.cars.flatMap((_, car) =>
    (['roof', 'inside'] as const).map((floor) => {
      const place = floor === 'roof' ? roof(car) : inside(car);
      return { place, car, floor, text: describe(table, car, floor, place) };
    }),
  );
}

function describe(table: Table, car: number, floor: 'inside' | 'roof', place: string): string {
  const people = charactersAt(table, place).map(characterName);
  const pawns = Object.entries(table.pawns)
    .filter(([, at]) => at === place)
    .map(([who]) => characterName(who));
  const things = [[...pawns, ...people].join(', '), andList(lootIn(table, place))].filter(Boolean).join('; ');
  return t('train.car', {
    car: carName(table, car),
    floor: t(`train.${floor}`),
    things: things || t('train.empty'),
  });
}

function lootIn(table: Table, place: string): string[] {
  const counts = new Map<string, number>();
  for (const { kind } of lootAt(table, place)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) =>
    count === 1
      ? t('loot.a', { kind: nameOf('loot', kind) })
      : (maybe('train.several', { count, kind: maybe(`loot.${kind}.many`) ?? nameOf('loot', kind) }) ?? ''),
  );
}

export function carName(table: Pick<Table, 'cars'>, car: number): string {
  if (car === 0) return t('train.locomotive');
  return car === table.cars.length - 1 ? t('train.caboose', { car }) : t('train.car.number', { car });
}
