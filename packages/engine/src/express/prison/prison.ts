import { type CharacterId, onTrain, type Place, type Table } from '../table.ts';

/** What the Prison module keeps: all of it lies open. */
export interface Prison {
  /** Prisoners behind the prison car, by whose sidekick each is. */
  readonly offer: readonly CharacterId[];
  /** The prisoner each bandit has freed, at most one. */
  readonly held: Readonly<Record<CharacterId, CharacterId>>;
  /** Prisoners in the Marshal's achievement zone. */
  readonly seized: readonly CharacterId[];
}

export const PRISON_CAR = 'prison';
export const CELL: Place = 'cell';
/** Prisoners behind the prison car at the start, and what one is worth at the end (Big Box manual, The Prisoners). */
export const PRISONERS_ON_OFFER = 3;
export const PRISONER_REWARD = 200;
/** The bandits of whom there is a sidekick card. */
export const SIDEKICKS: readonly CharacterId[] = [
  'ghost',
  'doc',
  'tuco',
  'cheyenne',
  'belle',
  'django',
  'mei',
  'silk',
];

export function prisonOf(table: Table): Prison {
  const kept = table.box.prison as Prison | undefined;
  if (!kept) throw new Error('there is no prison car on this train');
  return kept;
}

/** Which car is the prison car; -1 when it is no longer on the train. */
export const prisonCar = (table: Table): number => table.cars.indexOf(PRISON_CAR);

/** In the corridor or on the roof of the prison car, both beside the cell (Big Box manual, The Prison Car). */
export function isBesideCell(table: Table, place: Place): boolean {
  const car = onTrain(place)?.car;
  return car !== undefined && car === prisonCar(table);
}
