import { EXPANSIONS, playersIn } from '@holdup/engine';
import type { Played } from './games.ts';

const express = (boxes: readonly string[], options: object = {}): Played['setup'] => ({
  game: 'express',
  boxes: ['base', ...boxes],
  options,
});

/** The modules of the Big Box that are there. */
const BIG_BOX = ['horses', 'stagecoach', 'whiskey', 'marshal', 'prison'].filter((box) =>
  EXPANSIONS.includes(box),
);

const kind = (text: string, seats: number, setup: Played['setup']): Played => ({ text, seats, setup });

/** Games of every kind: each edition and variant, each box by itself, many at once, and the other game with each add-on. */
export const KINDS: readonly Played[] = [
  kind('the base game', 4, express([])),
  kind('two players', 2, express([], { edition: 'base2014' })),
  kind('experts', 5, express([], { expert: true })),
  kind('a first game', 4, express([], { firstGame: true })),
  kind('teams', 4, express([], { teams: true })),
  ...EXPANSIONS.map((box) => {
    const setup = express([box]);
    return kind(`with ${box}`, Math.max(4, playersIn(setup).min), setup);
  }),
  kind('the big box', 9, express(BIG_BOX)),
  kind('super', 4, { game: 'super', boxes: [], options: {} }),
  kind('super with reflexes', 5, { game: 'super', boxes: [], options: { reflexes: true } }),
  kind('super with horses', 3, { game: 'super', boxes: [], options: { horses: true } }),
  kind('super with time travel', 7, { game: 'super', boxes: [], options: { timeTravel: true } }),
  { ...kind('an abandoned game', 4, express([])), abandonedAfter: 40 },
];

export const kindCalled = (text: string): Played => {
  const found = KINDS.find((one) => one.text === text);
  if (!found) throw new Error(`no game is called ${text}`);
  return found;
};
