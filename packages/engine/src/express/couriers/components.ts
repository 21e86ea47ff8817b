import type { Place } from '../table.ts';

/** Counts and values of the box. */
export const MORE_BULLETS = 10;
export const CARS_BEHIND: readonly string[] = ['restaurant', 'baggage', 'firstClass'];
export const GOLD: readonly number[] = [1500, 0, 0];
export const BAGS: readonly number[] = [300, 400, 500, 600, 700];
export const DOCUMENTS: readonly string[] = ['red', 'blue', 'dummy'];
export const GOLD_AT: Place = 'a1/roof';
export const BAGS_AT: readonly Place[] = ['a2/roof', 'a4/roof', 'a6/roof', 'a3/inside', 'a5/inside'];
export const DOCUMENTS_AT: readonly Place[] = ['a2/inside', 'a4/inside', 'a6/inside'];
export const COURIERS_AT: readonly Place[] = ['a2/roof', 'a4/inside', 'a6/roof'];
export const STRONGBOX_AT: Place = 'a0/inside';

export const DOCUMENT_WORTH = 4000;
export const WILD_BUNCH_PRIZE = 1500;
export const EMPTY_CYLINDER_PRIZE = 1000;
/** Cars the starting train goes after each round. */
export const CARS_A_ROUND = 2;
/** Cards that the weapons car or a coordinated plan brings, and bullets that a treatment takes away. */
export const MORE_CARDS = 2;
export const TREATED_BULLETS = 2;

export const PROFESSORS_BULLETS = 10;
/** Dollars on the ladder of schemes. HOUSE: the steps between its ends are not known. */
export const LADDER: readonly number[] = [0, 250, 500, 750, 1000, 1250, 1500];

/** The Professor's cards besides one pair of binoculars for each bandit, by the number of bandits. */
export function professorsCards(bandits: number): readonly string[] {
  const plots = bandits >= 7 ? 3 : 2;
  const nudge = bandits === 3 ? ['bonusNudge'] : [];
  return [...Array<string>(plots).fill('plot'), 'quickDraw', 'rearCourier', ...nudge];
}
