import type { RoundRow } from '../rules.ts';

/** The card that the variant adds: turns for 2-4 players and for five and more (Big Box manual, Doc Variant). */
export const rounds: Readonly<Record<string, RoundRow>> = {
  lastCar: {
    event: 'lastCar',
    turns: [
      ['standard', 'standard', 'speedingUp', 'tunnel'],
      ['standard', 'speedingUp', 'tunnel'],
    ],
  },
};
