import { type About, type AnyTable, type Loot, onTrain, type Table } from '@holdup/engine';
import { dollars } from './format.ts';
import { maybe, nameOf, paired, t } from './index.ts';

/** What a sentence needs to know of the table it speaks of: a view, or only its names before there is one. */
export interface Naming {
  readonly table: AnyTable | null;
  /** Display names by seat. */
  readonly names: readonly string[];
  /** Null for a spectator. */
  readonly mySeat: number | null;
}

/** The table of `express`; null for one of the other game. */
export const trainOf = (table: AnyTable | null): Table | null => (table?.game === 'express' ? table : null);

/** Cars of the train with the locomotive; 0 while there is no table. */
export const carsIn = (table: AnyTable | null): number =>
  table === null ? 0 : table.game === 'super' ? table.wagons.length + 1 : table.cars.length;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A character or a pawn; those of which there are several (`horse:2`) share a name. */
export const characterName = (id: string): string => nameOf('character', kindOf(id));

/** `horse:2` → `horse`. */
export const kindOf = (id: string): string => id.split(':')[0] ?? id;

/** `the roof of car 2`, `the caboose`, `the locomotive`; the last car is the caboose. */
export function placeName(place: string, cars: number): string {
  const found = onTrain(place);
  if (!found) return maybe(`place.${place}`) ?? besideName(place, cars) ?? place;
  const roof = found.floor === 'roof';
  if (found.car === 0) return roof ? t('place.locomotive.roof') : t('place.locomotive');
  if (found.car === cars - 1) return roof ? t('place.caboose.roof') : t('place.caboose');
  return roof ? t('place.car.roof', { car: found.car }) : t('place.car', { car: found.car });
}

/** A car as it is read aloud: `Car 2`, `Car 4, the caboose`. */
export function carName(table: AnyTable, car: number): string {
  if (car === 0) return t('train.locomotive');
  return car === carsIn(table) - 1 ? t('train.caboose', { car }) : t('train.car.number', { car });
}

/** Where horses and the stagecoach run: `2/horse` → `beside car 2`. */
function besideName(place: string, cars: number): string | null {
  const car = /^(\d+)\/(horse|coach)$/.exec(place)?.[1];
  return car === undefined ? null : t('place.beside', { place: placeName(`${car}/inside`, cars) });
}

/** What a card does: `move` → `Move`; of one that names somebody, `binoculars:belle` → `Eyes on Belle`. */
export function actionName(kind: string): string {
  const [head = '', who] = kind.split(':');
  if (who === undefined) return nameOf('action', kind);
  return maybe(`action.${head}.of`, { who: capital(characterName(who)) }) ?? nameOf('action', kind);
}

/** `django.shoot` → `Shoot (Django)`; `bullet:belle` → `a bullet from Belle`; `move` → `Move`. */
export function cardName(name: string): string {
  if (name.startsWith('bullet:')) return bulletName(name.slice('bullet:'.length));
  const [of, action] = name.includes('.') ? name.split('.') : [null, name];
  const word = actionName(action ?? name);
  return of ? t('card.of', { card: word, who: characterName(of) }) : word;
}

export function bulletName(of: string | null): string {
  if (of === 'neutral' || of === null) return t('card.bulletNeutral');
  return t('card.bulletOf', { who: characterName(of) });
}

/** A card by its face, as the reader knows it. */
export function faceName(card: { of: string | null; kind: string | null }, both = false): string {
  if (card.kind === null) return t('card.hidden');
  if (card.kind === 'bullet') return bulletName(card.of);
  return cardName(both && card.of ? `${card.of}.${card.kind}` : card.kind);
}

/** `a purse`, or `a purse of $300` where the reader knows it. */
export function lootName(loot: Pick<Loot, 'kind' | 'value' | 'face'>): string {
  const known = loot.face ? maybe(`loot.face.${loot.face}`) : null;
  const worthless = loot.value === 0 ? maybe(`loot.worthless.${loot.kind}`) : null;
  const named = maybe(`loot.only.${loot.kind}`) ?? known ?? worthless;
  if (named) return named;
  const kind = nameOf('loot', loot.kind);
  if (!loot.value) return t('loot.a', { kind });
  return t('loot.worth', { kind, amount: dollars(loot.value) });
}

/** The token an option speaks of, by `about.loot`. */
export function lootOf(about: About, table: AnyTable | null): Loot | null {
  return trainOf(table)?.loot.find((token) => token.id === about.loot) ?? null;
}

/** The person on a seat, or a free chair: for talk, clocks, and who has won. In the game itself it is `actorName`. */
export const seatName = (naming: Naming, seat: number): string =>
  naming.names[seat] || t('seat.number', { number: seat + 1 });

/** Who does something in the game, as on the train: a seat's character, or both; the player while he has none. */
export function actorName(naming: Naming, seat: number): string {
  const characters = naming.table?.players[seat]?.characters ?? [];
  return characters.length > 0 ? paired(characters.map(characterName)) : seatName(naming, seat);
}

/** Who is waited for: `who` acts, and the person is the one who has to decide. */
export function deciderName(naming: Naming, seat: number, who: string): string {
  const name = seatName(naming, seat);
  return name.toLowerCase() === who.toLowerCase() ? who : t('name.ofPlayer', { who, name });
}
