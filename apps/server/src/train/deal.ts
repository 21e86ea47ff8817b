import { randomBytes } from 'node:crypto';
import type { GameSetup } from '@holdup/engine';
import { dealCharacters as dealt, type SeatShare, serverCommitment } from '@holdup/proof';
import type { TableSettings } from '@holdup/protocol';
import { type MatchId, type NewDeal, newId, type StoredSeat, type StoredTable } from '../store/index.ts';

/** A fresh 256-bit seed. */
const newSeed = (): string => randomBytes(32).toString('hex');

/** A seed that has never been used, and the commitment to it, for a match to come. */
export function newDeal(): NewDeal {
  const match = newId<MatchId>();
  const serverSeed = newSeed();
  return { match, serverSeed, commitment: serverCommitment(match, serverSeed) };
}

/** Deals characters at random to whoever has not chosen enough of them; `seed` makes it the same each time. */
export const dealCharacters = (
  setup: TableSettings['setup'],
  chosen: readonly (readonly string[])[],
  seed = newSeed(),
): GameSetup => dealt(setup, chosen, seed);

/** Seats whose players have sealed a number and not opened it. */
export const owingShares = ({ seats }: Pick<StoredTable, 'seats'>): number[] =>
  seats.flatMap(({ share }, seat) => (share && share.value === null ? [seat] : []));

/** What a seat gives to the shuffle, when no more is waited for. */
export function shareOf({ bot, share }: StoredSeat): SeatShare {
  if (bot !== null) return { source: 'bot', commit: null, value: null };
  if (!share) return { source: 'none', commit: null, value: null };
  const { commit, value } = share;
  return value === null ? { source: 'withheld', commit, value } : { source: 'player', commit, value };
}

/** The seats without anything sealed, for a new deal. */
export const withoutShares = (seats: readonly StoredSeat[]): StoredSeat[] =>
  seats.map(({ share: _, ...seat }) => seat);
