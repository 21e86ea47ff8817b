import type { Table } from '@holdup/engine';

/** What the boxes keep on the table, as far as the page shows it (the engine's `table.box`, projected). */
export interface Kept {
  readonly stagecoach: {
    readonly offer: readonly string[];
    readonly held: Readonly<Record<string, string>>;
  };
  readonly prison: {
    readonly offer: readonly string[];
    readonly held: Readonly<Record<string, string>>;
    readonly seized: readonly string[];
  };
  readonly marshal: {
    readonly piles: readonly [number, number];
    readonly goals: readonly { readonly id: string | null; readonly seen: number }[];
    readonly current: number;
    readonly captured: readonly string[];
    readonly brawls: readonly string[];
    readonly penalties: Readonly<Record<string, readonly string[]>>;
  };
  readonly whiskey: { readonly halfDrunk: readonly number[] };
  readonly flames: { readonly burning: readonly number[] };
  readonly flatbed: { readonly car: number | null };
}

/** What a box keeps; null where it is not in the game. */
export const boxOf = <B extends keyof Kept>(table: Pick<Table, 'box'>, box: B): Kept[B] | null =>
  (table.box[box] as Kept[B] | undefined) ?? null;

/** The cars that burn. */
export const burningCars = (table: Table): readonly number[] =>
  (boxOf(table, 'flames')?.burning ?? []).filter((car) => car < table.cars.length);

/** The car without a roof; null where all have one. */
export function rooflessCar(table: Table): number | null {
  const car = boxOf(table, 'flatbed')?.car ?? null;
  return car !== null && car < table.cars.length ? car : null;
}

/** Dollars of the brawler cards, from the first punch on the Marshal. */
export const BRAWLER_PRIZES: readonly number[] = [800, 500, 300];

/** Partners sit side by side, counted from the first seat, or from the one after the Marshal; null without teams. */
export function teamOf(table: Table, seat: number): number | null {
  if (table.options.teams !== true) return null;
  const n = table.players.length;
  const lone = table.players.findIndex(({ characters }) => characters.includes('marshal'));
  if (seat === lone) return null;
  const order = table.players.map((_, i) => (lone + 1 + i) % n).filter((one) => one !== lone);
  return Math.floor(order.indexOf(seat) / 2) + 1;
}
