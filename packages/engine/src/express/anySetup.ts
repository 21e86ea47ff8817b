import { BOXES } from './boxes.ts';
import {
  charactersOf,
  expressProblems,
  optionsOf,
  PICKED,
  playersAtLeast,
  playersAtMost,
  roundsInPlay,
  seated,
} from './problems.ts';
import type { ExpressSetup } from './setup.ts';
import type { BoxId, Options } from './table.ts';

/** What of a set-up is settled; the rest is drawn. */
export interface Settled {
  readonly boxes?: readonly BoxId[];
  readonly options?: Partial<Options>;
  /** How many. */
  readonly players?: number;
}

/** Mixes drawn before what is settled is given up as unplayable. */
const TRIES = 1000;

/**
 * A random set-up that can be played, over boxes, options, player counts and characters: for simulations and tests of
 * all mixes. `random` gives numbers from 0 to below 1. Throws where nothing fits what is settled.
 */
export function anySetup(random: () => number, settled: Settled = {}): ExpressSetup {
  for (let tries = 1; ; tries++) {
    const setup = drawn(random, settled);
    const problem = expressProblems(setup)[0];
    if (!problem) return setup;
    if (tries === TRIES) throw new Error(`no set-up can be played: ${problem.code}`);
  }
}

function drawn(random: () => number, settled: Settled): ExpressSetup {
  const boxes = settled.boxes ?? anyBoxes(random);
  const options = { ...anyOptions(random, boxes), ...settled.options };
  const [least, most] = [playersAtLeast(boxes), playersAtMost(boxes, options)];
  const count = settled.players ?? least + below(random, most - least + 1);
  const cast = mixed(charactersOf(boxes), random);
  return { game: 'express', boxes, options, players: seated(cast, { boxes, options, players: count }) };
}

/** Boxes that come to the base game or not. */
export const EXPANSIONS: readonly BoxId[] = BOXES.filter(({ id, always }) => id !== 'base' && !always).map(
  ({ id }) => id,
);

/** Those of them that somebody chooses. */
export const CHOOSABLE: readonly BoxId[] = EXPANSIONS.filter(
  (id) => !BOXES.some((box) => box.id === id && box.comesAlong),
);

/** How often each box that no other goes with is drawn. */
const ALONE = 1 / 8;

/** Few boxes as often as many, and now and then all of them that go together. */
function anyBoxes(random: () => number): BoxId[] {
  const lonely = BOXES.filter(({ standsAlone }) => standsAlone).map(({ id }) => id);
  const alone = lonely[Math.floor(random() / ALONE)];
  if (alone !== undefined) return ['base', alone];
  const company = EXPANSIONS.filter((id) => !lonely.includes(id));
  const chosen = new Set(mixed(company, random).slice(0, below(random, company.length + 1)));
  return ['base', ...company.filter((id) => chosen.has(id))];
}

/** Every option as its default half of the time. */
function anyOptions(random: () => number, boxes: readonly BoxId[]): Partial<Options> {
  const options: Record<string, unknown> = {};
  for (const [key, values] of Object.entries(optionsOf(boxes))) {
    if (random() < 0.5) options[key] = values[below(random, values.length)];
  }
  if (random() < 0.2) {
    const { rounds, stations } = roundsInPlay(boxes);
    options.pickRounds = {
      rounds: mixed(rounds, random).slice(0, PICKED.rounds),
      stations: mixed(stations, random).slice(0, PICKED.stations),
    };
  }
  return options;
}

const below = (random: () => number, sides: number): number => Math.floor(random() * sides);

function mixed<V>(items: readonly V[], random: () => number): V[] {
  const order = items.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [order[i], order[j]] = [order[j] as V, order[i] as V];
  }
  return order;
}
