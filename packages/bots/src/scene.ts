import { type CharacterId, type Loot, onTrain, type Place, type Seat, type Table } from '@holdup/engine';
import { FLASK, HIDDEN_PURSE, HIDDEN_TOKEN, PROTOTYPE } from './weights.ts';

/** A token as a bot thinks of it: `worth` is its value, or a guess where the value is hidden. */
export interface Token {
  readonly id: number;
  readonly kind: string;
  readonly worth: number;
}

/**
 * A place as a number: twice the car, plus one on the roof. The stagecoach has the numbers of a car behind the last one;
 * `ELSEWHERE` is any other place.
 */
export type Spot = number;
export const ELSEWHERE: Spot = -1;
/** The car of a spot, the locomotive being 0; of `ELSEWHERE` -1. */
export const carOf = (spot: Spot): number => spot >> 1;
/** Not to be asked of `ELSEWHERE`, which is odd as well. */
export const onRoof = (spot: Spot): boolean => (spot & 1) === 1;
/** `up`: on the roof. */
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
  /** The car beside which the stagecoach runs, -1 where there is none; and the cars with a horse beside them. */
  readonly coach: number;
  readonly horses: readonly number[];
  /** Hostages that may still be taken, and who has one already. */
  readonly hostages: number;
  readonly ransomed: readonly boolean[];
  /** The strongbox that lies under the Shotgun: not to be had before he is punched away. */
  readonly guarded: Token | null;
  /** The playable Marshal, -1 where nobody plays him; bandits he has not caught yet; brawler cards taken from him. */
  readonly lawman: number;
  readonly wanted: readonly boolean[];
  readonly brawls: number;
  /** The prison car, -1 where there is none; prisoners behind it, and who has freed one. */
  readonly prison: number;
  readonly prisoners: number;
  readonly freed: readonly boolean[];
  /** The action of the last bandit's card that a Brilliant Idea could repeat. */
  readonly last: string | null;
  /** Cars on fire, the car without a roof (-1 where all have one), and where the dynamite lies. */
  readonly fire: readonly number[];
  readonly roofless: number;
  readonly dynamite: Spot;
  readonly floor: readonly (readonly Token[])[];
  readonly held: readonly (readonly Token[])[];
  /** Dollars held, counting guesses. */
  readonly money: readonly number[];
  /** Bullets left to fire, and fired and received since the scene was laid out. */
  readonly cylinder: readonly number[];
  readonly fired: readonly number[];
  readonly received: readonly number[];
}

/** The scene as the view shows it. What stands neither on the train nor on the stagecoach is left out of it. */
export function sceneOf(table: Table): Scene {
  const names = Object.keys(table.characters);
  const cars = table.cars.length;
  const held: Token[][] = names.map(() => []);
  const floor: Token[][] = Array.from({ length: (cars + 1) * 2 }, () => []);
  for (const token of table.loot) {
    const list = token.at.startsWith('held:')
      ? held[names.indexOf(token.at.slice('held:'.length))]
      : floor[spotOf(token.at, cars)];
    list?.push(tokenOf(token));
  }
  const people = names.map((who) => table.characters[who] as Table['characters'][string]);
  const office = table.box.marshal as Office | undefined;
  const jail = table.box.prison as Jail | undefined;
  const { offer = [], held: taken = {} } = (table.box.stagecoach ?? {}) as Partial<Hostages>;
  return {
    cars,
    names,
    seats: people.map(({ seat }) => seat),
    at: people.map(({ at }) => spotOf(at, cars)),
    marshal: spotOf(table.pawns.marshal ?? 'off', cars),
    coach: table.pawns.coach === undefined ? -1 : Number.parseInt(table.pawns.coach, 10),
    horses: Object.values(table.pawns).flatMap((at) =>
      at.endsWith('/horse') ? [Number.parseInt(at, 10)] : [],
    ),
    hostages: offer.length,
    ransomed: names.map((who) => taken[who] !== undefined),
    guarded: table.pawns.shotgun === 'coach/roof' ? guardedIn(floor[coachSpot(cars, true)]) : null,
    lawman: office ? names.indexOf('marshal') : -1,
    wanted: names.map((who) => office !== undefined && who !== 'marshal' && !office.captured.includes(who)),
    brawls: office?.brawls.length ?? 0,
    prison: table.cars.indexOf('prison'),
    prisoners: jail?.offer.length ?? 0,
    freed: names.map((who) => jail?.held[who] !== undefined),
    last: lastCopied(table),
    fire: (table.box.flames as { readonly burning: readonly number[] } | undefined)?.burning ?? [],
    roofless: (table.box.flatbed as { readonly car: number | null } | undefined)?.car ?? -1,
    dynamite: spotOf(table.pawns.dynamite ?? 'off', cars),
    floor,
    held,
    money: people.map(({ cash }, i) => (held[i] ?? []).reduce((sum, { worth }) => sum + worth, cash)),
    cylinder: people.map(({ cylinder }) => cylinder),
    fired: names.map(() => 0),
    received: names.map(() => 0),
  };
}

/** What the stagecoach box keeps on the table, as far as a bot looks at it. */
interface Hostages {
  readonly offer: readonly string[];
  readonly held: Readonly<Record<CharacterId, string>>;
}

/** What the Marshal and prison boxes keep on the table, as far as a bot looks at it. */
interface Office {
  readonly captured: readonly CharacterId[];
  readonly brawls: readonly CharacterId[];
}
type Jail = Hostages;

function lastCopied(table: Table): string | null {
  for (let i = table.next - 1; i >= 0; i--) {
    const { of, kind } = table.pile[i]?.card ?? {};
    // A bullet in the pile is a punch of Misty's, whoever shot it.
    if (kind === 'bullet') return 'punch';
    if (kind && of !== 'marshal' && kind !== 'brilliantIdea') return kind;
  }
  return null;
}

/** Takes the Shotgun's strongbox out of what lies on the coach's roof. */
function guardedIn(tokens: Token[] | undefined): Token | null {
  const his = tokens?.findIndex(({ kind }) => kind === 'strongbox') ?? -1;
  return tokens && his >= 0 ? (tokens.splice(his, 1)[0] ?? null) : null;
}

export const coachSpot = (cars: number, up: boolean): Spot => spotAt(cars, up);
export const isCoach = (scene: Scene, spot: Spot): boolean =>
  carOf(spot) === scene.cars && spot !== ELSEWHERE;
/** The car at whose level a spot is. */
export const levelOf = (scene: Scene, spot: Spot): number =>
  isCoach(scene, spot) ? scene.coach : carOf(spot);

/** Who is sent to a roof that is not there lands on the car itself. */
export const landsOn = (scene: Scene, spot: Spot): Spot =>
  scene.roofless >= 0 && spot === spotAt(scene.roofless, true) ? spotAt(scene.roofless, false) : spot;

/** The spot of a place on a train of so many cars, the locomotive counted. */
export function spotOf(place: Place, cars: number): Spot {
  if (place === 'coach/inside' || place === 'coach/roof') return coachSpot(cars, place === 'coach/roof');
  const here = onTrain(place);
  return here ? spotAt(here.car, here.floor === 'roof') : ELSEWHERE;
}

/** Tokens that are no money, and what using them is worth. */
const USES: Readonly<Record<string, number>> = { flask: FLASK, prototype: PROTOTYPE };

export const tokenOf = ({ id, kind, value }: Loot): Token => ({
  id,
  kind,
  worth: USES[kind] ?? value ?? (kind === 'purse' ? HIDDEN_PURSE : HIDDEN_TOKEN),
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
