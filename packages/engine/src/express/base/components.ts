/** Counts and values of the base game's components. */

/** Dollars in the 18 purses. */
export const PURSES: readonly number[] = [
  ...Array<number>(8).fill(250),
  ...[300, 350, 400, 450, 500].flatMap((value) => [value, value]),
];
export const STARTING_PURSE = 250;
export const JEWEL = 500;
export const STRONGBOX = 1000;
export const GUNSLINGER_PRIZE = 1000;
export const RANSOM = 250;
export const NEUTRAL_BULLETS = 13;
export const CYLINDER = 6;
export const ROUNDS = 5;

/** Loot lying inside each car at the start. */
export const CAR_LOOT: Readonly<Record<string, { readonly purses: number; readonly jewels: number }>> = {
  car1: { purses: 1, jewels: 0 },
  restaurant: { purses: 3, jewels: 0 },
  firstClass: { purses: 0, jewels: 3 },
  car4: { purses: 1, jewels: 1 },
  car5: { purses: 3, jewels: 1 },
  baggage: { purses: 4, jewels: 1 },
};
/** The cars there are to draw from. */
export const CARS: readonly string[] = Object.keys(CAR_LOOT);
export const LOCOMOTIVE = 'locomotive';

/** The ten action cards of a bandit. */
export const ACTION_DECK: readonly string[] = [
  'move',
  'move',
  'changeFloor',
  'changeFloor',
  'shoot',
  'shoot',
  'loot',
  'loot',
  'punch',
  'marshal',
];
/** One of each for each of two bandits; the one Marshal card is added once (2- and 3-player game). */
export const SHARED_DECK: readonly string[] = ['move', 'changeFloor', 'shoot', 'loot', 'punch'];

/** Not two of these under one player (2- and 3-player game). */
export const NOT_TOGETHER: readonly string[] = ['ghost', 'doc', 'belle'];
