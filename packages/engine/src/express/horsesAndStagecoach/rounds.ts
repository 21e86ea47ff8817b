import type { RoundRow } from '../rules.ts';

const S = 'standard';
const T = 'tunnel';
const U = 'speedingUp';
const M = 'turmoil';

/** The five round cards: turns for 2-4 players and for five and more (read off printed cards). */
export const rounds: Readonly<Record<string, RoundRow>> = {
  plan: {
    event: null,
    turns: [
      [M, T, S, S],
      [M, T, S],
    ],
    keep: [2, 2],
  },
  pantingHorses: {
    event: 'pantingHorses',
    turns: [
      [M, S, U, S],
      [M, S, U],
    ],
    needs: ['horses'],
  },
  marshalWhiskey: {
    event: 'marshalWhiskey',
    turns: [
      [S, S, T, T, S],
      [S, T, T, S],
    ],
    keep: [1, 1],
    needs: ['whiskey'],
  },
  higherSpeed: {
    event: 'higherSpeed',
    turns: [
      [S, T, S],
      [S, S, T, S],
    ],
    keep: [1, 1],
  },
  shotgunRage: {
    event: 'shotgunRage',
    turns: [
      [S, T, M, S],
      [S, T, M, S],
    ],
    keep: [1, 1],
    needs: ['stagecoach'],
  },
};

/** The three train stations. */
export const stations: Readonly<Record<string, RoundRow>> = {
  mortalBullet: {
    event: 'mortalBullet',
    turns: [
      [S, S, T, S],
      [S, S, T, S],
    ],
  },
  sharingLoot: {
    event: 'sharingLoot',
    turns: [
      [S, S, T, S],
      [S, S, T, S],
    ],
  },
  escape: {
    event: 'escape',
    turns: [
      [S, S, T, S, S],
      [S, S, T, S, S],
    ],
    needs: ['horses', 'stagecoach'],
  },
};
