import type { SuperTable } from '@holdup/engine';

/** What counts, in shares of a win. */
const ABOARD = 0.35;
/** Every rival less is a step toward being the last. */
const RIVAL_OUT = 0.12;
/** A car won counts only where several reach the locomotive. */
const CAR_WON = 0.06;
/** In or on the last car, which is left behind next: away from there is better. */
const LAST_CAR = 0.12;
/** Lying, the next card does nothing but get up. */
const LYING = 0.05;

/** How good a table between two rounds (or after the game) is for a seat, from 0 (out) to 1 (won). */
export function worthTo(table: SuperTable, seat: number): number {
  if (table.result) {
    const { winners } = table.result;
    return winners.includes(seat) ? 1 / winners.length : 0;
  }
  const own = Object.values(table.characters).find((one) => one.seat === seat);
  if (!own || own.out) return 0;
  const rivals = table.line.length - 1;
  const lead = own.loot.length - mostOfOthers(table, seat);
  const last = own.at.startsWith(`${table.wagons.length}/`);
  return (
    ABOARD +
    RIVAL_OUT * (table.players.length - 1 - rivals) +
    CAR_WON * Math.max(-1, Math.min(lead, 2)) -
    (last ? LAST_CAR : 0) -
    (own.lying ? LYING : 0)
  );
}

const mostOfOthers = ({ characters, line }: SuperTable, seat: number): number =>
  Math.max(
    0,
    ...line.map((who) => characters[who]).map((one) => (one && one.seat !== seat ? one.loot.length : 0)),
  );
