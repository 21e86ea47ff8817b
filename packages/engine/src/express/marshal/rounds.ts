import type { RoundRow } from '../rules.ts';

const S = 'standard';
const T = 'tunnel';
const J = 'jarring';

/** Round cards that need the playable Marshal; turns are our own. */
export const rounds: Readonly<Record<string, RoundRow>> = {
  rumors: {
    event: 'rumors',
    turns: [
      [S, S, J, T, S],
      [S, S, J, S],
    ],
    needs: ['marshalAndPrisoners'],
    house: true,
  },
};

export const stations: Readonly<Record<string, RoundRow>> = {
  guiltyConscience: {
    event: 'guiltyConscience',
    turns: [
      [S, S, T, S],
      [S, S, T, S],
    ],
    needs: ['marshal'],
    house: true,
  },
};
