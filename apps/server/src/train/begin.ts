import { ENGINE_VERSION, type Fact, setupProblems } from '@holdup/engine';
import { charactersSeed, type Deal, hashOfTable, matchSeed } from '@holdup/proof';
import type { ErrorCode, Refused } from '@holdup/protocol';
import type { House } from '../house.ts';
import { sha256 } from '../signing.ts';
import { type Ownership, type StoredTable, StoreFailure, type StoreRefusal } from '../store/index.ts';
import { settingsOf } from '../tables/summary.ts';
import type { Settled } from '../tables/transcript.ts';
import { dealCharacters, shareOf } from './deal.ts';
import { gameOfSetup, type Running } from './train.ts';

interface Begun {
  readonly running: Running;
  readonly table: StoredTable;
  readonly facts: readonly Fact[];
}

/**
 * Makes the seed of the match from the server's and the seats' numbers, deals the characters nobody chose, and puts the new
 * match down in the journal. What a seat has not opened by now, it has withheld. Throws `StoreFailure` when it is not known
 * whether the match was put down.
 */
export async function beginMatch(
  house: House,
  owner: Ownership,
  waiting: StoredTable,
): Promise<Begun | Refused> {
  if (house.draining) return { ok: false, code: 'draining' };
  if (waiting.phase !== 'waiting' || !waiting.deal) return { ok: false, code: 'already-started' };
  const { match: id } = waiting.deal;
  const stored = await house.store.deal(id);
  if (stored?.state !== 'open') return { ok: false, code: 'stale' };
  const deal: Deal = { match: id, serverSeed: stored.serverSeed, seats: waiting.seats.map(shareOf) };
  const chosen = waiting.seats.map((seat) => seat.characters);
  const setup = dealCharacters(settingsOf(waiting).setup, chosen, charactersSeed(deal));
  const [problem] = setupProblems(setup);
  if (problem) return { ok: false, code: 'bad-setup', about: { ...problem } };
  const seed = matchSeed(deal);
  const game = gameOfSetup(setup);
  const { match, facts } = game.begin(seed);
  const settled: Settled = {
    strict: settingsOf(waiting).strictShuffle === true,
    shares: deal.seats,
    behind: (settingsOf(waiting).watchDelaySeconds ?? 0) * 1000,
    seats: waiting.seats.map(({ name, bot, characters }) => ({ name, bot, chosen: characters })),
    dealt: hashOfTable(match.table, sha256),
  };
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
      engineVersion: ENGINE_VERSION,
      opening: facts,
      startedAt: Date.now(),
      settled,
    },
    { revision: waiting.revision, seats },
  );
  if (!written.ok) {
    if (written.code === 'store-failed') throw new StoreFailure(written.reason);
    return { ok: false, code: WHY_NOT[written.code] };
  }
  const table = (await house.store.table(waiting.id)) ?? waiting;
  return { running: { id, setup, game, match, seq: 0 }, table, facts };
}

/** `stale`: somebody came, went or changed something in this very moment. */
const WHY_NOT: Readonly<Record<Exclude<StoreRefusal['code'], 'store-failed'>, ErrorCode>> = {
  conflict: 'stale',
  'lost-ownership': 'owned-elsewhere',
};
