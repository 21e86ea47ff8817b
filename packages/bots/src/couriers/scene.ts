import type { Loot, Place, Table } from '@holdup/engine';
import { add, put, type Token } from '../scene.ts';
import { HIDDEN_PURSE } from '../weights.ts';
import type { Imagined } from '../world.ts';
import { documentWorth } from './documents.ts';
import { keptOn, type Team } from './kept.ts';

/** A token: `worth` to the viewer's team, `theirs` to the other one. */
export interface Piece extends Token {
  readonly theirs: number;
}

/** Somewhere in or on a train; `car` counts from its locomotive. */
export interface Spot {
  readonly armored: boolean;
  readonly car: number;
  readonly up: boolean;
}

/** Two trains that pass each other, as far as a bot thinks of them. */
export interface Scene extends Imagined {
  /** The viewer's team. */
  readonly side: Team;
  readonly cars: number;
  /** Car `i` of the starting train is beside car `slid - i` of the armored one. */
  readonly slid: number;
  readonly teams: readonly Team[];
  /** Null: out of the game. */
  readonly at: readonly (Spot | null)[];
  readonly couriers: readonly Spot[];
  /** Tokens by place. */
  readonly floor: Readonly<Record<string, readonly Piece[]>>;
  readonly held: readonly (readonly Piece[])[];
  readonly money: readonly number[];
  readonly cylinder: readonly number[];
  /** Since the bot began to think. */
  readonly received: readonly number[];
  readonly fired: readonly number[];
  /** Bullets fired at couriers. */
  readonly wildBunch: Readonly<Record<Team, number>>;
}

/** Cars of the armored train, its locomotive and tender counted. */
export const ARMORED_CARS = 7;
const TENDER = 1;
export const GATLING_CARS: readonly number[] = [3, 5];
const HIDDEN_GOLD = 500;
const HIDDEN_BAG = 500;

/** The place of a spot. */
export const keyOf = ({ armored, car, up }: Spot): Place =>
  `${armored ? 'a' : ''}${car}/${up ? 'roof' : 'inside'}`;

const spots = new Map<Place, Spot | null>();
/** The spot of a place, the same one each time; null for one on neither train. */
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

/** Whether the trains have it: nobody gets inside the tender. */
export const exists = ({ cars }: Pick<Scene, 'cars'>, { armored, car, up }: Spot): boolean =>
  car >= 0 && (armored ? car < ARMORED_CARS && (up || car !== TENDER) : car < cars);

/** The scene as the view of a seat shows it. */
export function sceneOf(table: Table, seat: number): Scene {
  const kept = keptOn(table);
  const names = Object.keys(table.characters);
  const people = names.map((who) => table.characters[who]);
  const teamAt = (of: number): Team => kept?.teams[of] ?? 'red';
  const side = teamAt(seat);
  const piece = (token: Loot): Piece => pieceOf(table, token, side);
  const floor: Record<string, Piece[]> = {};
  for (const token of table.loot) {
    if (!spotOf(token.at)) continue;
    floor[token.at] = [...(floor[token.at] ?? []), piece(token)];
  }
  const held = names.map((who) => table.loot.filter(({ at }) => at === `held:${who}`).map(piece));
  const bunch = { red: 0, blue: 0 };
  for (const [who, many] of Object.entries(kept?.wildBunch ?? {})) {
    const shooter = table.characters[who];
    if (shooter) bunch[teamAt(shooter.seat)] += many;
  }
  const teams = people.map((one) => teamAt(one?.seat ?? 0));
  return {
    side,
    names,
    seats: people.map((one) => one?.seat ?? 0),
    cars: table.cars.length,
    slid: kept?.slid ?? 0,
    teams,
    at: people.map((one) => spotOf(one?.at ?? 'off')),
    couriers: Object.entries(table.pawns).flatMap(([pawn, at]) => {
      const spot = pawn.startsWith('courier:') ? spotOf(at) : null;
      return spot ? [spot] : [];
    }),
    floor,
    held,
    money: people.map((one, i) =>
      (held[i] ?? []).reduce(
        (sum, token) => sum + (teams[i] === side ? token.worth : token.theirs),
        one?.cash ?? 0,
      ),
    ),
    cylinder: people.map((one) => one?.cylinder ?? 0),
    received: names.map(() => 0),
    fired: names.map(() => 0),
    wildBunch: bunch,
  };
}

const otherThan = (team: Team): Team => (team === 'red' ? 'blue' : 'red');

/** A token as a team sees it; what lies face down is worth what it is worth on average. */
export function pieceOf(table: Table, token: Loot, side: Team): Piece {
  const { id, kind, value } = token;
  if (kind === 'document') {
    const [worth, theirs] = [side, otherThan(side)].map((team) => documentWorth(table, token, team));
    return { id, kind, worth: worth ?? 0, theirs: theirs ?? 0 };
  }
  const worth = value ?? (kind === 'gold' ? HIDDEN_GOLD : kind === 'bag' ? HIDDEN_BAG : HIDDEN_PURSE);
  return { id, kind, worth, theirs: worth };
}

/** What a token is worth to somebody. */
const worthTo = ({ side, teams }: Scene, who: number, { worth, theirs }: Piece): number =>
  teams[who] === side ? worth : theirs;

/** The token that somebody would miss most, of those he holds or of others. */
export function dearestTo(scene: Scene, who: number, tokens = scene.held[who]): Piece | undefined {
  let best: Piece | undefined;
  for (const token of tokens ?? []) {
    if (!best || worthTo(scene, who, token) > worthTo(scene, who, best)) best = token;
  }
  return best;
}

/** The token that somebody would miss least of those he holds. */
export function cheapestTo(scene: Scene, who: number): Piece | undefined {
  let least: Piece | undefined;
  for (const token of scene.held[who] ?? []) {
    if (!least || worthTo(scene, who, token) < worthTo(scene, who, least)) least = token;
  }
  return least;
}

/** Somebody picks up one of the tokens where he stands, at random: they are worth their average to him. */
export function robs(scene: Scene, who: number): Scene[] {
  const here = scene.at[who];
  const tokens = here ? (scene.floor[keyOf(here)] ?? []) : [];
  const some = dearestTo(scene, who, tokens);
  if (!here || !some) return [];
  const average = (of: 'worth' | 'theirs') => tokens.reduce((sum, one) => sum + one[of], 0) / tokens.length;
  const taken: Piece = { ...some, worth: average('worth'), theirs: average('theirs') };
  const left = tokens.filter(({ id }) => id !== some.id);
  return [
    {
      ...scene,
      floor: { ...scene.floor, [keyOf(here)]: left },
      held: put(scene.held, who, [...(scene.held[who] ?? []), taken]),
      money: add(scene.money, who, worthTo(scene, who, taken)),
    },
  ];
}

/** Somebody lets a token fall where he stands. */
export function drops(scene: Scene, who: number, token: Piece): Scene {
  const here = scene.at[who];
  const held = (scene.held[who] ?? []).filter(({ id }) => id !== token.id);
  const money = add(scene.money, who, -worthTo(scene, who, token));
  const next = { ...scene, held: put(scene.held, who, held), money };
  if (!here) return next;
  const key = keyOf(here);
  return { ...next, floor: { ...scene.floor, [key]: [...(scene.floor[key] ?? []), token] } };
}
