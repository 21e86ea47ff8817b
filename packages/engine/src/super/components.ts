import type { SuperAction, SuperOptions } from './table.ts';

/** Bandits of the box; none of them has a power here. */
export const SUPER_CHARACTERS: readonly string[] = [
  'belle',
  'cheyenne',
  'django',
  'doc',
  'ghost',
  'mei',
  'tuco',
];

export const SUPER_PLAYERS = { min: 3, max: 7 } as const;

/** Dollars on the backs of the eight car cards, all different. */
export const CAR_LOOT: readonly number[] = [301, 312, 323, 345, 356, 367, 378, 389];

/** Cards chosen each round. */
export const CARDS_PLANNED = 3;

/** What every bandit may do, and the cards that an add-on gives to each; in the order in which plans are offered. */
const ACTIONS: readonly SuperAction[] = ['move', 'changeFloor', 'flip', 'fire'];

/** The action cards in each hand. */
export const actionsOf = ({ reflexes, horses }: SuperOptions): SuperAction[] => [
  ...ACTIONS,
  ...(reflexes ? (['reflex'] as const) : []),
  ...(horses ? (['horse'] as const) : []),
];

/** Cars behind the locomotive when the game begins. */
export const carsFor = (players: number): number => players + 1;
