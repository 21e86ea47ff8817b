import { type CharacterId, type Loot, onTrain, type Place, type Seat, type Table } from '@holdup/engine';
import { HIDDEN_PURSE, HIDDEN_TOKEN } from './weights.ts';

/** A token as a bot thinks of it: `worth` is its value, or a guess where the value is hidden. */
export interface Token {
  readonly id: number;
  readonly kind: string;
  readonly worth: number;
}

/** A place on the train as a number: twice the car, plus one on the roof. `ELSEWHERE` is any other place. */
export type Spot = number;
export const ELSEWHERE: Spot = -1;
export const carOf = (spot: Spot): number => spot >> 1;
export const onRoof = (spot: Spot): boolean => (spot & 1) === 1;
export const spotAt = (car: number, up: boolean): Spot => car * 2 + (up ? 1 : 0);

/**
 * The train as a bot imagines it some cards ahead. Characters are numbers, by their place in `names`. Written by
 * replacing lists, so that imagined futures can share what they have in common.
 */
export interface Scene {
  readonly cars: number;
  readonly names: readonly CharacterId[];
  readonly seats: readonly Seat[];
  readonly at: readonly Spot[];
  readonly marshal: Spot;
  readonly floor: readonly (readonly Token[])[];
  readonly held: readonly (readonly Token[])[];
  /** Dollars held, counting guesses. */
  readonly money: readonly number[];
  /** Bullets left to fire, and fired and received since the scene was laid out. */
  readonly cylinder: readonly number[];
  readonly fired: readonly number[];
  readonly received: readonly number[];
}

/** The scene as the view shows it. What stands on no car is left out of it. */
export function sceneOf(table: Table): Scene {
  const names = Object.keys(table.characters);
  const held: Token[][] = names.map(() => []);
  const floor: Token[][] = Array.from({ length: table.cars.length * 2 }, () => []);
  for (const token of table.loot) {
    const list = token.at.startsWith('held:')
      ? held[names.indexOf(token.at.slice('held:'.length))]
      : floor[spotOf(token.at)];
    list?.push(tokenOf(token));
  }
  const people = names.map((who) => table.characters[who] as Table['characters'][string]);
  return {
    cars: table.cars.length,
    names,
    seats: people.map(({ seat }) => seat),
    at: people.map(({ at }) => spotOf(at)),
    marshal: spotOf(table.pawns.marshal ?? 'off'),
    floor,
    held,
    money: people.map(({ cash }, i) => (held[i] ?? []).reduce((sum, { worth }) => sum + worth, cash)),
    cylinder: people.map(({ cylinder }) => cylinder),
    fired: names.map(() => 0),
    received: names.map(() => 0),
  };
}

export function spotOf(place: Place): Spot {
  const here = onTrain(place);
  return here ? spotAt(here.car, here.floor === 'roof') : ELSEWHERE;
}

export const tokenOf = ({ id, kind, value }: Loot): Token => ({
  id,
  kind,
  worth: value ?? (kind === 'purse' ? HIDDEN_PURSE : HIDDEN_TOKEN),
});

/** The list with one entry replaced. */
export function put<V>(list: readonly V[], index: number, value: V): V[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}

export const add = (list: readonly number[], index: number, amount: number): number[] =>
  put(list, index, (list[index] ?? 0) + amount);

/** The token worth most, or none. */
export function dearest(tokens: readonly Token[] | undefined): Token | undefined {
  let best: Token | undefined;
  for (const token of tokens ?? []) if (!best || token.worth > best.worth) best = token;
  return best;
}
