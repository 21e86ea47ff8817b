import { type AnyTable, charactersAt, inside, lootAt, roof, type Table } from '@holdup/engine';
import { boxOf, burningCars, rooflessCar } from '../store/boxes.ts';
import { superSpaces } from '../super/text/train.ts';
import { hostageName, prisonerName } from './boxes.ts';
import { andList, maybe, nameOf, t } from './index.ts';
import { characterName } from './naming.ts';

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
  const coach = Number.parseInt(table.pawns.coach ?? '', 10);
  return table.cars.flatMap((name, car) => [
    spaceOf(table, car, roof(car), [carName(table, car), t('train.roof')], roofMore(table, car)),
    spaceOf(table, car, inside(car), [carName(table, car), t('train.inside')], insideMore(table, car)),
    ...(name === 'prison' ? [spaceOf(table, car, 'cell', [t('train.cell')], prisonersOn(table))] : []),
    ...(car === coach ? coachSpaces(table, car) : []),
  ]);
}

function coachSpaces(table: Table, car: number): Space[] {
  const name = t('train.coach', { car: lower(carName(table, car)) });
  const hostages = boxOf(table, 'stagecoach')?.offer.map(hostageName) ?? [];
  const more = hostages.length > 0 ? [t('train.hostages', { names: andList(hostages) })] : [];
  return [
    spaceOf(table, car, 'coach/roof', [name, t('train.roof')], []),
    spaceOf(table, car, 'coach/inside', [name, t('train.inside')], more),
  ];
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const roofMore = (table: Table, car: number): string[] =>
  rooflessCar(table) === car ? [t('train.noRoof')] : [];

function insideMore(table: Table, car: number): string[] {
  const horses = Object.entries(table.pawns).filter(
    ([who, at]) => who.startsWith('horse:') && at === `${car}/horse`,
  ).length;
  return [
    ...(burningCars(table).includes(car) ? [t('train.fire')] : []),
    ...(horses > 0 ? [t('train.horses', { count: horses })] : []),
    ...(table.pawns.coach === `${car}/coach` ? [t('train.coachBeside')] : []),
  ];
}

function prisonersOn(table: Table): string[] {
  const offer = boxOf(table, 'prison')?.offer.map(prisonerName) ?? [];
  return offer.length > 0 ? [t('train.prisoners', { names: andList(offer) })] : [];
}

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

export function carName(table: Pick<Table, 'cars'>, car: number): string {
  if (car === 0) return t('train.locomotive');
  return car === table.cars.length - 1 ? t('train.caboose', { car }) : t('train.car.number', { car });
}
