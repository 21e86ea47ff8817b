import { type GameSetup, openGame, type Viewer } from '@holdup/engine';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestServer, testServer } from '../harness.ts';
import { type Course, difference } from './comparing.ts';
import { coveredPairOf, unlikePairOf } from './covered.ts';
import { OTHER_LEAKS } from './mutations/elsewhere.ts';
import { FACT_LEAKS } from './mutations/facts.ts';
import type { Mutation } from './mutations/mutation.ts';
import { ROOM_LEAKS } from './mutations/rooms.ts';
import { RULE_LEAKS } from './mutations/rules.ts';
import { TABLE_LEAKS } from './mutations/tables.ts';
import { AFTERWARDS, Apart, type Pair, pairOf, whimOf } from './pairs.ts';
import { setupOf } from './setups.ts';
import { type Chosen, Company, settled } from './wire.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await testServer({ LOG_LEVEL: 'trace' });
  company = new Company(server.url);
});
afterAll(() => server.end());

/** So many games are looked through for what a leak needs. */
const GAMES = 60;
/** So many pairs are played with a leak that has fired, before it counts as unseen. */
const PAIRS = 6;
const LONGEST = 200;
const SHORT = 10;

const LEAKS = [...FACT_LEAKS, ...TABLE_LEAKS, ...RULE_LEAKS, ...ROOM_LEAKS, ...OTHER_LEAKS];

/** Counts what a leak gives away. */
class Tally {
  count = 0;
  readonly fired = (): void => {
    this.count += 1;
  };
}

/** The next game in which the leak can show; null when this one is none. */
function courseFor(leak: Mutation, index: number, tally: Tally): Course | null {
  const name = `${leak.name} ${index}`;
  const setup = setupOf(leak.at, name);
  const viewer: Viewer = leak.audience ?? whimOf(name)(setup.players.length);
  const game = leak.game?.(openGame(setup), tally.fired);
  const pair = pairFor(leak, { setup, viewer, name }, leak.ruled ? game : undefined);
  if (!pair) return null;
  const steps = pair.worlds[0].steps.length;
  const start = leak.covered ? steps : leak.until ? Math.max(0, steps - AFTERWARDS - 2) : 0;
  return { pair, name, start, chosen: chosenFor(leak), ...(game ? { game } : {}) };
}

const chosenFor = ({ covered, behind }: Mutation): Chosen => ({
  ...(covered ? { openPile: false } : {}),
  ...(behind ? { watchDelaySeconds: 60 } : {}),
});

function pairFor(
  { until, prefer = [], covered, behind }: Mutation,
  given: { setup: GameSetup; viewer: Viewer; name: string },
  game: ReturnType<typeof openGame> | undefined,
): Pair | null {
  if (behind) return unlikePairOf({ ...given, steps: SHORT });
  if (covered) return coveredPairOf({ ...given, steps: 12 });
  let found = until === undefined;
  const pair = pairOf({
    ...given,
    prefer,
    steps: until || game ? LONGEST : SHORT,
    ...(game ? { game } : {}),
    ...(until
      ? {
          until: (mine, other) => {
            const now = until(mine, other, given.viewer);
            found ||= now;
            return now;
          },
        }
      : {}),
  });
  return found ? pair : null;
}

/** How a leak was seen; throws when it never fired, or fired and was not seen. */
async function seen(leak: Mutation): Promise<string> {
  const tally = new Tally();
  let played = 0;
  for (let index = 0; index < GAMES && played < PAIRS; index++) {
    const takeOut = leak.plant?.(tally.fired);
    try {
      const course = courseFor(leak, index, tally);
      // Looking for a game takes a while, in which nobody has listened to the sockets.
      await settled();
      if (!course) continue;
      const differs = await difference(company, course);
      if (differs !== null) return differs;
      if (tally.count > 0) played += 1;
    } catch (error) {
      if (!(error instanceof Apart) || !leak.ruled) throw error;
      return error.message;
    } finally {
      takeOut?.();
    }
  }
  throw new Error(tally.count > 0 ? `fired ${tally.count} times and was not seen` : 'never fired');
}

test('there are leaks of every kind to catch', () => {
  expect(LEAKS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(LEAKS.map(({ name }) => name)).size).toBe(LEAKS.length);
});

test.each(LEAKS.map((leak) => [leak.name, leak] as const))(
  'caught: %s',
  async (_, leak) => {
    expect(await seen(leak)).not.toBe('');
  },
  300_000,
);
