import type { Loot, Place, Table } from '@holdup/engine';
import { add, dearest, put, type Token } from '../scene.ts';
import { HIDDEN_PURSE } from '../weights.ts';
import type { Imagined } from '../world.ts';

/** Two trains that pass each other, as far as a bot thinks of them. */
export type Team = 'red' | 'blue';

/** Somewhere in or on a train; `car` counts from its locomotive. */
export interface Spot {
  readonly armored: boolean;
  readonly car: number;
  readonly up: boolean;
}

export interface Scene extends Imagined {
  readonly cars: number;
  /** Car `i` of the starting train is beside car `slid - i` of the armored one. */
  readonly slid: number;
  readonly teams: readonly Team[];
  /** Null: out of the game. */
  readonly at: readonly (Spot | null)[];
  readonly couriers: readonly Spot[];
  /** Tokens by place; what they are worth to `viewer`. */
  readonly floor: Readonly<Record<string, readonly Token[]>>;
  readonly held: readonly (readonly Token[])[];
  readonly money: readonly number[];
  readonly cylinder: readonly number[];
  /** Since the bot began to think. */
  readonly received: readonly number[];
  readonly fired: readonly number[];
  /** Bullets fired at couriers. */
  readonly wildBunch: Readonly<Record<Team, number>>;
}

/** What the box keeps on the table, as far as a bot looks at it. */
export interface Kept {
  readonly teams: readonly Team[];
  readonly slid: number;
  readonly wildBunch: Readonly<Record<string, number>>;
  readonly professor: object | null;
}

export const keptOn = ({ box }: Table): Kept | null => (box.couriers as Kept | undefined) ?? null;

export const ARMORED_CARS = 7;
const TENDER = 1;
export const GATLING_CARS: readonly number[] = [3, 5];
/** What a team's own secret document is worth to it. */
const DOCUMENT = 4000;
/** Of three documents one is worth having. */
const HIDDEN_DOCUMENT = 1300;
const HIDDEN_GOLD = 500;
const HIDDEN_BAG = 500;

export const keyOf = ({ armored, car, up }: Spot): Place =>
  `${armored ? 'a' : ''}${car}/${up ? 'roof' : 'inside'}`;

const spots = new Map<Place, Spot | null>();
export function spotOf(place: Place): Spot | null {
  let spot = spots.get(place);
  if (spot === undefined) {
    const [, armored, car, floor] = /^(a?)(\d+)\/(inside|roof)$/.exec(place) ?? [];
    spot = car === undefined ? null : { armored: armored === 'a', car: Number(car), up: floor === 'roof' };
    spots.set(place, spot);
  }
  return spot;
}

export const sameSpot = (a: Spot | null | undefined, b: Spot | null | undefined): boolean =>
  !!a && !!b && a.armored === b.armored && a.car === b.car && a.up === b.up;

export const exists = ({ cars }: Pick<Scene, 'cars'>, { armored, car, up }: Spot): boolean =>
  car >= 0 && (armored ? car < ARMORED_CARS && (up || car !== TENDER) : car < cars);

/** The scene as the view of a seat shows it. */
export function sceneOf(table: Table, seat: number): Scene {
  const kept = keptOn(table);
  const names = Object.keys(table.characters);
  const people = names.map((who) => table.characters[who]);
  const teamAt = (of: number): Team => kept?.teams[of] ?? 'red';
  const worth = (token: Loot): Token => tokenOf(token, teamAt(seat));
  const floor: Record<string, Token[]> = {};
  for (const token of table.loot) {
    if (!spotOf(token.at)) continue;
    floor[token.at] = [...(floor[token.at] ?? []), worth(token)];
  }
  const held = names.map((who) => table.loot.filter(({ at }) => at === `held:${who}`).map(worth));
  const bunch = { red: 0, blue: 0 };
  for (const [who, many] of Object.entries(kept?.wildBunch ?? {})) {
    const shooter = table.characters[who];
    if (shooter) bunch[teamAt(shooter.seat)] += many;
  }
  return {
    names,
    seats: people.map((one) => one?.seat ?? 0),
    cars: table.cars.length,
    slid: kept?.slid ?? 0,
    teams: people.map((one) => teamAt(one?.seat ?? 0)),
    at: people.map((one) => spotOf(one?.at ?? 'off')),
    couriers: Object.entries(table.pawns).flatMap(([pawn, at]) => {
      const spot = pawn.startsWith('courier:') ? spotOf(at) : null;
      return spot ? [spot] : [];
    }),
    floor,
    held,
    money: people.map((one, i) => (held[i] ?? []).reduce((sum, token) => sum + token.worth, one?.cash ?? 0)),
    cylinder: people.map((one) => one?.cylinder ?? 0),
    received: names.map(() => 0),
    fired: names.map(() => 0),
    wildBunch: bunch,
  };
}

/** A token to somebody of a team; what lies face down is worth what it is worth on average. */
export function tokenOf({ id, kind, value, face }: Loot, team: Team): Token {
  const worth =
    kind === 'document'
      ? face
        ? face === team
          ? DOCUMENT
          : 0
        : HIDDEN_DOCUMENT
      : (value ?? (kind === 'gold' ? HIDDEN_GOLD : kind === 'bag' ? HIDDEN_BAG : HIDDEN_PURSE));
  return { id, kind, worth };
}

/** Somebody picks up one of the tokens where he stands, at random: they are worth their average to him. */
export function robs(scene: Scene, who: number): Scene[] {
  const here = scene.at[who];
  const tokens = here ? (scene.floor[keyOf(here)] ?? []) : [];
  const some = dearest(tokens);
  if (!here || !some) return [];
  const average = tokens.reduce((sum, { worth }) => sum + worth, 0) / tokens.length;
  const taken = { ...some, worth: average };
  const left = tokens.filter(({ id }) => id !== some.id);
  return [
    {
      ...scene,
      floor: { ...scene.floor, [keyOf(here)]: left },
      held: put(scene.held, who, [...(scene.held[who] ?? []), taken]),
      money: add(scene.money, who, average),
    },
  ];
}

/** Somebody lets a token fall where he stands. */
export function drops(scene: Scene, who: number, token: Token): Scene {
  const here = scene.at[who];
  const held = (scene.held[who] ?? []).filter(({ id }) => id !== token.id);
  const next = { ...scene, held: put(scene.held, who, held), money: add(scene.money, who, -token.worth) };
  if (!here) return next;
  const key = keyOf(here);
  return { ...next, floor: { ...scene.floor, [key]: [...(scene.floor[key] ?? []), token] } };
}
