import type { RoundRow } from '../rules.ts';

const S = 'standard';
const T = 'tunnel';
const U = 'speedingUp';
const W = 'switching';

/** The seven round cards: turns for 2-4 players and for five and more (read off printed cards). */
export const rounds: Readonly<Record<string, RoundRow>> = {
  angryMarshal: {
    event: 'angryMarshal',
    turns: [
      [S, S, T, W],
      [S, S, W],
    ],
  },
  swivelArm: {
    event: 'swivelArm',
    turns: [
      [S, T, S, S],
      [S, T, S],
    ],
  },
  braking: {
    event: 'braking',
    turns: [
      [S, S, S, S],
      [S, T, S, S],
    ],
  },
  takeItAll: {
    event: 'takeItAll',
    turns: [
      [S, T, U, S],
      [S, U, W],
    ],
  },
  rebellion: {
    event: 'rebellion',
    turns: [
      [S, S, T, S, S],
      [S, T, S, W],
    ],
  },
  tunnel: {
    event: null,
    turns: [
      [S, T, S, T, S],
      [S, T, S, T],
    ],
  },
  bridge: {
    event: null,
    turns: [
      [S, U, S],
      [S, U],
    ],
  },
};

/** The three train stations (the fifth card of a game). */
export const stations: Readonly<Record<string, RoundRow>> = {
  marshalsRevenge: {
    event: 'marshalsRevenge',
    turns: [
      [S, S, T, S],
      [S, S, T, S],
    ],
  },
  pickpocketing: {
    event: 'pickpocketing',
    turns: [
      [S, S, T, S],
      [S, S, T, S],
    ],
  },
  hostageConductor: {
    event: 'hostageConductor',
    turns: [
      [S, S, T, S],
      [S, S, T, S],
    ],
  },
};
