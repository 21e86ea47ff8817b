const FIRST_MS = 400;
const LONGEST_MS = 8_000;

/**
 * How long to wait before the next try, in milliseconds: doubling from 0.4 s to 8 s, spread by up to a quarter either
 * way, so that the clients of a restarted server do not all come at once.
 *
 * @param tries how many have failed so far, from 0
 * @param chance 0 to 1
 */
export function waitFor(tries: number, chance: number): number {
  const base = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 10));
  return Math.round(base * (0.75 + chance / 2));
}
