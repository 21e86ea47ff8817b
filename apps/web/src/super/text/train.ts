import { inPlace, type SuperTable } from '@holdup/engine';
import { andList, t } from '../../text/index.ts';
import { capital, characterName } from '../../text/naming.ts';
import type { Space } from '../../text/train.ts';

/** The train in words, from the locomotive to the last car: who stands where in which order, and looks which way. */
export function superSpaces(table: SuperTable): Space[] {
  const cars = Array.from({ length: table.wagons.length + 1 }, (_, car) => car);
  return [
    ...cars.flatMap((car) => [
      spaceOf(table, car, 'roof'),
      spaceOf(table, car, 'inside'),
      ...(car === 0 ? before(table) : []),
    ]),
    ...beside(table),
  ];
}

function spaceOf(table: SuperTable, car: number, floor: 'roof' | 'inside'): Space {
  const place = `${car}/${floor}`;
  const line = inPlace(table, place).map((who) => banditWords(table, who));
  const name = `${car === 0 ? t('train.locomotive') : t('train.car.number', { car })}, ${t(`train.${floor}`)}`;
  const list = line.length > 1 ? t('super.train.order', { list: line.join('; ') }) : line[0];
  return { place, car, text: t('train.space', { name, things: list ?? t('train.empty') }) };
}

function banditWords(table: SuperTable, who: string): string {
  const { lying, facing } = table.characters[who] ?? { lying: false, facing: 'front' };
  return t(`super.train.${lying ? 'lying' : 'bandit'}.${facing}`, { who: capital(characterName(who)) });
}

const before = (table: SuperTable): Space[] =>
  table.options.timeTravel ? [{ place: 'timeMachine', car: 0, text: t('super.train.timeMachine') }] : [];

/** Who has fallen and may still be saved. */
function beside(table: SuperTable): Space[] {
  const fallen = Object.entries(table.characters).filter(([, { at, out }]) => at === 'off' && !out);
  if (fallen.length === 0) return [];
  const names = andList(fallen.map(([who]) => capital(characterName(who))));
  return [{ place: 'off', car: table.wagons.length, text: t('super.train.off', { names }) }];
}
