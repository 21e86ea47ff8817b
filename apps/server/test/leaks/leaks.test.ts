import type { Viewer } from '@holdup/engine';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestServer, testServer } from '../harness.ts';
import { difference } from './comparing.ts';
import { coveredPairOf, unlikePairOf } from './covered.ts';
import { pairOf, whimOf } from './pairs.ts';
import { SETUPS, setupOf } from './setups.ts';
import { Company } from './wire.ts';

/** How many pairs of each kind of game; more with `HOLDUP_RUNS`, others with `HOLDUP_SEED`. */
const PAIRS = Number(process.env.HOLDUP_RUNS ?? 6);
const SEED = process.env.HOLDUP_SEED ?? '1';
/** Answers over which an audience looks on, and how many may have been given before it comes. */
const WATCHED = 30;
const BEFORE = 120;

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: 'trace' });
  company = new Company(server.url);
});
afterAll(() => server.end());

const BEHIND = { watchDelaySeconds: 60 };

const viewerOf = (seats: number, index: number): Viewer =>
  index % (seats + 1) === seats ? 'public' : index % (seats + 1);

const LONG = 300_000 + PAIRS * 5000;

test.each(SETUPS)(
  'two games that differ in what one may not know are the same in every byte one is sent (%s)',
  async (kind) => {
    let unequal = 0;
    let steps = 0;
    for (let index = 0; index < PAIRS; index++) {
      const name = `${SEED} ${kind} ${index}`;
      const setup = setupOf(kind, name);
      // Every other audience is there from the deal on.
      const from = index % 2 === 0 ? 0 : whimOf(name)(BEFORE);
      const viewer = viewerOf(setup.players.length, index);
      const pair = pairOf({ setup, viewer, name, steps: from + WATCHED });
      const start = Math.max(0, Math.min(from, pair.worlds[0].steps.length - WATCHED));
      unequal += pair.unequal;
      steps += pair.worlds[0].steps.length;
      const differs = await difference(company, { pair, name, start });
      expect({ name, viewer, differs }).toEqual({ name, viewer, differs: null });
    }
    // The worlds did differ, nearly all the time.
    expect(unequal / steps).toBeGreaterThan(0.5);
  },
  LONG,
);

test(
  'at a table whose pile is covered, who was not there is told nothing of what lies in it',
  async () => {
    let compared = 0;
    for (let index = 0; compared < PAIRS; index++) {
      const name = `${SEED} covered ${index}`;
      const setup = setupOf('base', name);
      const viewer = viewerOf(setup.players.length, index);
      const pair = coveredPairOf({ setup, viewer, name, steps: 6 + (index % 30) });
      if (!pair) continue;
      compared += 1;
      const start = pair.worlds[0].steps.length;
      const differs = await difference(company, { pair, name, start, chosen: { openPile: false } });
      expect({ name, viewer, differs }).toEqual({ name, viewer, differs: null });
    }
  },
  LONG,
);

test(
  'who watches from behind is told nothing of what has happened since, whatever it is',
  async () => {
    for (let index = 0; index < PAIRS; index++) {
      const name = `${SEED} behind ${index}`;
      const setup = setupOf('base', name);
      const pair = unlikePairOf({ setup, viewer: 'public', name, steps: WATCHED });
      const differs = await difference(company, { pair, name, start: 0, chosen: BEHIND });
      expect({ name, differs }).toEqual({ name, differs: null });
    }
  },
  LONG,
);
