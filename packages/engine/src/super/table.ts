import type { Seat } from '../kernel/index.ts';

export type SuperAction = 'move' | 'changeFloor' | 'flip' | 'fire' | 'reflex' | 'horse';
/** Where the gun points: to the locomotive or to the last car. */
export type Facing = 'front' | 'rear';
/** Which end of those who stand in one place: the locomotive's or the last car's. */
export type LineEnd = Facing;

/** Add-ons. Flags are present only when on. */
export interface SuperOptions {
  readonly reflexes?: boolean;
  readonly horses?: boolean;
  readonly timeTravel?: boolean;
}

export interface SuperPlayer {
  /** Always one. */
  readonly characters: readonly string[];
  /** This round's cards in the order chosen; null where the reader may not know the face. Empty while he has no plan. */
  readonly plan: readonly (SuperAction | null)[];
  /** How many cards of the plan have been carried out, from its start. */
  readonly done: number;
  /** How many, from its start, everybody has seen: after a time travel more than are carried out. */
  readonly known: number;
}

/** A bandit's piece. */
export interface SuperCharacter {
  readonly seat: Seat;
  /** `0/inside` (the locomotive is car 0), `3/roof`; `off` when he fell from the train or is out of the game. */
  readonly at: string;
  readonly facing: Facing;
  readonly lying: boolean;
  /** Out of the game. Who is `off` without being out may still come back (add-on `horses`). */
  readonly out: boolean;
  /** Has been in the time machine this round (add-on `timeTravel`). */
  readonly travelled: boolean;
  /** Values of the car cards won, in the order won: they lie open. */
  readonly loot: readonly number[];
}

export interface SuperRound {
  /** From 1. */
  readonly number: number;
  readonly phase: 'planning' | 'acting' | 'ended';
}

export interface SuperScore {
  readonly seat: Seat;
  /** How many car cards he has won; what counts first where several are left. */
  readonly cards: number;
  /** The highest of them, 0 without any; settles ties. */
  readonly highest: number;
  /** All of them together, in dollars: counts for nothing, but one likes to know. */
  readonly total: number;
  readonly aboard: boolean;
}

export interface SuperResult {
  readonly scores: readonly SuperScore[];
  readonly winners: readonly Seat[];
  /** `alone`: one was left; `loot`: car cards were compared, of those aboard or, with nobody aboard, of the last to go. */
  readonly why: 'alone' | 'loot';
}

/** All that lies on the table of `super`. Containers are never written in place. */
export interface SuperTable {
  readonly game: 'super';
  readonly options: SuperOptions;
  readonly players: readonly SuperPlayer[];
  /** In seat order. */
  readonly characters: Readonly<Record<string, SuperCharacter>>;
  /**
   * Everybody who is on the train. Those in one place stand in this order, from the locomotive's side; between places it
   * says nothing, so whoever arrives somewhere is put to one end of the whole line.
   */
  readonly line: readonly string[];
  /** Cars behind the locomotive from the front, by the loot on their backs, which nobody may see before it is won: null to every reader. */
  readonly wagons: readonly (number | null)[];
  /** Cars cut off that nobody has won. */
  readonly siding: readonly (number | null)[];
  readonly round: SuperRound | null;
  readonly first: Seat;
  /** Who went out, in order; those who went together stand together. */
  readonly gone: readonly (readonly string[])[];
  readonly result: SuperResult | null;
}

export const OFF = 'off';

export interface Standpoint {
  readonly car: number;
  readonly floor: 'inside' | 'roof';
}

/** The car and floor of a place on the train; null for `off`. */
export function standpoint(place: string): Standpoint | null {
  const slash = place.indexOf('/');
  if (slash < 0) return null;
  return { car: Number(place.slice(0, slash)), floor: place.slice(slash + 1) === 'roof' ? 'roof' : 'inside' };
}

export const placeAt = ({ car, floor }: Standpoint): string => `${car}/${floor}`;

export function banditOf(table: SuperTable, who: string): SuperCharacter {
  const found = table.characters[who];
  if (!found) throw new Error(`${who} is not in this game`);
  return found;
}

export const characterAt = (table: SuperTable, seat: Seat): string =>
  table.players[seat]?.characters[0] as string;

/** Who stands or lies at `place`, from the locomotive's side. */
export const inPlace = (table: SuperTable, place: string): string[] =>
  table.line.filter((who) => table.characters[who]?.at === place);

/** Seats from `first`, clockwise. */
export const clockwise = (table: SuperTable, first: Seat): Seat[] =>
  table.players.map((_, i) => (first + i) % table.players.length);

export const opposite = (way: Facing): Facing => (way === 'front' ? 'rear' : 'front');
