import type { RoundRow } from '../rules.ts';

const S = 'standard';
const T = 'tunnel';
const U = 'speedingUp';
const D = 'diversion';

/** HOUSE: no source shows the turns on this box's cards. One card for each event and range. */
export const rounds: Readonly<Record<string, RoundRow>> = {
  couriersChangeFloor: {
    event: 'couriersChangeFloor',
    turns: [
      [S, T, D, S],
      [S, T, D],
    ],
    house: true,
  },
  heavyWeapons: {
    event: 'heavyWeapons',
    turns: [
      [S, S, T, S],
      [S, T, S],
    ],
    keep: [1, 1],
    house: true,
  },
  evasion: {
    event: 'evasion',
    turns: [
      [S, U, S],
      [S, U],
    ],
    house: true,
  },
  help: {
    event: 'help',
    turns: [
      [S, D, T, S],
      [S, D, T],
    ],
    house: true,
  },
  coordinatedPlan: {
    event: 'coordinatedPlan',
    turns: [
      [S, T, S, S],
      [S, S, T, S],
    ],
    keep: [1, 0],
    house: true,
  },
  healing: {
    event: 'healing',
    turns: [
      [S, T, U, S],
      [S, T, U],
    ],
    house: true,
  },
};

/** The charge of the cavalry stands for a station. */
export const cavalry: Readonly<Record<string, RoundRow>> = {
  understaffed: {
    event: 'understaffed',
    turns: [
      [S, S, T, S],
      [S, S, T, S],
    ],
    house: true,
  },
  delayedAttack: {
    event: 'delayedAttack',
    turns: [
      [S, S, T, S, S],
      [S, S, T, S, S],
    ],
    house: true,
  },
  survivalOfTheFittest: {
    event: 'survivalOfTheFittest',
    turns: [
      [S, S, T, S],
      [S, S, T, S],
    ],
    house: true,
  },
  doubleBottom: {
    event: 'doubleBottom',
    turns: [
      [S, S, T, S],
      [S, S, T, S],
    ],
    house: true,
  },
};

/** Charge cards of each mode, each as often as there is one. */
export const NORMAL_MODE: readonly string[] = ['understaffed', 'delayedAttack'];
export const BETRAYAL_MODE: readonly string[] = [
  'survivalOfTheFittest',
  'survivalOfTheFittest',
  'doubleBottom',
];
