import type { RoundRow } from '../rules.ts';

const S = 'standard';
const T = 'tunnel';
const U = 'speedingUp';
const J = 'jarring';
/** The box that has the jarring turns. */
const JARRING = ['marshalAndPrisoners'];

/**
 * Round cards of Marshal & Prisoners for 2-4 players and for five and more. No source shows the printed ones: turns,
 * icons and the two cards without an event are our own.
 */
export const rounds: Readonly<Record<string, RoundRow>> = {
  safekeeping: {
    event: 'safekeeping',
    turns: [
      [S, T, J, S],
      [S, J, T],
    ],
    needs: JARRING,
    house: true,
  },
  reflexAction: {
    event: 'reflexAction',
    turns: [
      [S, J, T, S],
      [S, J, S],
    ],
    needs: JARRING,
    house: true,
  },
  mpPlainA: {
    event: null,
    turns: [
      [J, S, T, S],
      [J, T, S],
    ],
    keep: [1, 1],
    needs: JARRING,
    house: true,
  },
  mpPlainB: {
    event: null,
    turns: [
      [S, J, U, S],
      [S, J, U],
    ],
    needs: JARRING,
    house: true,
  },
};

const station = (event: string): RoundRow => ({
  event,
  turns: [
    [S, S, T, S],
    [S, S, T, S],
  ],
  house: true,
});

export const stations: Readonly<Record<string, RoundRow>> = {
  deadlyFall: station('deadlyFall'),
  crimeDoesntPay: station('crimeDoesntPay'),
};
