import { createRequire } from 'node:module';
import { type Fact, setupProblems } from '@holdup/engine';
import type { ErrorCode, Refused } from '@holdup/protocol';
import type { House } from '../house.ts';
import { type MatchId, newId, type Ownership, type StoredTable, type StoreRefusal } from '../store/index.ts';
import { settingsOf } from '../tables/summary.ts';
import { dealCharacters, newSeed } from './deal.ts';
import { gameOfSetup, type Running } from './train.ts';

const { version: engineVersion } = createRequire(import.meta.url)('@holdup/engine/package.json') as {
  version: string;
};

export interface Begun {
  readonly running: Running;
  readonly table: StoredTable;
  readonly facts: readonly Fact[];
}

/** Deals the characters nobody chose, draws a seed and puts the new match down in the journal. */
export async function beginMatch(
  house: House,
  owner: Ownership,
  waiting: StoredTable,
): Promise<Begun | Refused> {
  if (house.draining) return { ok: false, code: 'draining' };
  if (waiting.phase !== 'waiting') return { ok: false, code: 'already-started' };
  const setup = dealCharacters(
    settingsOf(waiting).setup,
    waiting.seats.map((seat) => seat.characters),
  );
  const [problem] = setupProblems(setup);
  if (problem) return { ok: false, code: 'bad-setup', about: { ...problem } };
  const seed = newSeed();
  const game = gameOfSetup(setup);
  const { match, facts } = game.begin(seed);
  const id = newId<MatchId>();
  const seats = waiting.seats.map((seat, index) => ({
    ...seat,
    characters: [...(setup.players[index]?.characters ?? [])],
  }));
  const written = await house.store.startMatch(
    owner,
    {
      id,
      table: waiting.id,
      number: 1,
      setup,
      seed,
      engineVersion,
      opening: facts,
      startedAt: Date.now(),
    },
    { revision: waiting.revision, seats },
  );
  if (!written.ok) return { ok: false, code: WHY_NOT[written.code] };
  const table = (await house.store.table(waiting.id)) ?? waiting;
  return { running: { id, setup, game, match, seq: 0 }, table, facts };
}

/** `stale`: somebody came, went or changed something in this very moment. */
const WHY_NOT: Readonly<Record<StoreRefusal['code'], ErrorCode>> = {
  conflict: 'stale',
  'lost-ownership': 'owned-elsewhere',
  'store-failed': 'failed',
};
