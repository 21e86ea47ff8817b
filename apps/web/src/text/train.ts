import { type AnyTable, charactersAt, inside, lootAt, roof, type Table } from '@holdup/engine';
import { saidByBoxes } from '../boxes/index.ts';
import { superSpaces } from '../super/text/train.ts';
import { andList, maybe, nameOf, t } from './index.ts';
import { carName, characterName } from './naming.ts';

export interface Space {
  readonly place: string;
  /** The car it belongs to, or beside which it runs. */
  readonly car: number;
  /** `Car 2, inside: Doc, Belle; two purses, a jewel.` */
  readonly text: string;
}

/** The train in words, from the locomotive to the caboose: of each car the roof, the inside, and what belongs to it. */
export const spaces = (table: AnyTable): Space[] =>
  table.game === 'super' ? superSpaces(table) : trainSpaces(table);

function trainSpaces(table: Table): Space[] {
  const own = ownSpaces(table);
  const more = saidByBoxes((box) => box.places?.(table)).map(({ place, car, name, more }) =>
    spaceOf(table, car, place, name, more),
  );
  // Column by column, so that one walks across to what is beside a car.
  return more.length === 0 ? own : [...more, ...own].sort((a, b) => a.car - b.car);
}

function ownSpaces(table: Table): Space[] {
  return table.cars.flatMap((_, car) => [
    floorOf(table, car, 'roof'),
    floorOf(table, car, 'inside'),
    ...saidByBoxes((box) => box.nooks?.(table, car)).map(({ place, name, more }) =>
      spaceOf(table, car, place, name, more),
    ),
  ]);
}

const floorOf = (table: Table, car: number, floor: 'inside' | 'roof'): Space =>
  spaceOf(
    table,
    car,
    floor === 'roof' ? roof(car) : inside(car),
    [carName(table, car), t(`train.${floor}`)],
    saidByBoxes((box) => box.more?.(table, car, floor)),
  );

/** `name` is the car and the floor; `more` what else is to be known of the place. */
function spaceOf(
  table: Table,
  car: number,
  place: string,
  name: readonly string[],
  more: readonly string[],
): Space {
  const people = charactersAt(table, place).map(characterName);
  const pawns = Object.entries(table.pawns)
    .filter(([, at]) => at === place)
    .map(([who]) => characterName(who));
  const things = [[...pawns, ...people].join(', '), andList(lootIn(table, place)), ...more].filter(Boolean);
  const text = t('train.space', { name: name.join(', '), things: things.join('; ') || t('train.empty') });
  return { place, car, text };
}

function lootIn(table: Table, place: string): string[] {
  const counts = new Map<string, number>();
  for (const { kind } of lootAt(table, place)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) =>
    count === 1
      ? (maybe(`loot.only.${kind}`) ?? t('loot.a', { kind: nameOf('loot', kind) }))
      : (maybe('train.several', { count, kind: maybe(`loot.${kind}.many`) ?? nameOf('loot', kind) }) ?? ''),
  );
}
