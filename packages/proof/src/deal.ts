import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { ended, fromHex, type Hex, tagged, taggedHash, toHex } from './bytes.ts';

/**
 * What one seat gave to the shuffle. `player`: it sealed a random number and opened it in time. `withheld`: it sealed one and
 * did not open it. `none`: it sealed none. `bot`: nobody sits there who could.
 */
export type SeatShare =
  | { readonly source: 'player'; readonly commit: Hex; readonly value: Hex }
  | { readonly source: 'withheld'; readonly commit: Hex; readonly value: null }
  | { readonly source: 'none' | 'bot'; readonly commit: null; readonly value: null };

/** All that a match's chance comes from. */
export interface Deal {
  /** Id of the match, fixed with the commitment. */
  readonly match: string;
  /** 256 random bits of the server. Secret until the match is over. */
  readonly serverSeed: Hex;
  /** In the order of the seats. */
  readonly seats: readonly SeatShare[];
}

/** What the server publishes before anybody sits: it can open it with no other seed, and for no other match. */
export const serverCommitment = (match: string, serverSeed: Hex): Hex =>
  taggedHash('holdup/server-seed/1', ended(match), fromHex(serverSeed));

/** What a seat publishes before the start: it can open it with no other number, at no other seat, in no other match. */
export const seatCommitment = (match: string, seat: number, value: Hex): Hex =>
  taggedHash('holdup/seat-share/1', ended(match), Uint8Array.of(seat), fromHex(value));

const SOURCES: Readonly<Record<SeatShare['source'], number>> = { none: 0, player: 1, withheld: 2, bot: 3 };
const ZEROS = new Uint8Array(32);

function derived(purpose: string, { match, serverSeed, seats }: Deal): Hex {
  const shares = seats.map(({ source, value }) =>
    concatBytes(Uint8Array.of(SOURCES[source]), value === null ? ZEROS : fromHex(value)),
  );
  const message = tagged(purpose, ended(match), Uint8Array.of(seats.length), ...shares);
  return toHex(hmac(sha256, fromHex(serverSeed), message));
}

/** The seed of every shuffle and roll of the match. */
export const matchSeed = (deal: Deal): Hex => derived('holdup/match-seed/1', deal);

/** The seed by which characters are dealt to whoever chose none. */
export const charactersSeed = (deal: Deal): Hex => derived('holdup/characters-seed/1', deal);
