import { seatCommitment } from '@holdup/proof';
import type { LobbyView, SeatSummary, TableSummary } from '@holdup/protocol';
import { api } from '../net/api.ts';
import { who } from './account.ts';

/** The server's commitment to a match as this browser saw it while the server's part was secret still. */
interface Seen {
  readonly match: string;
  readonly commitment: string;
}

/** A number that this browser gave to a shuffle, with the server's commitment as it was seen then. */
export interface Share extends Seen {
  readonly seat: number;
  /** 64 hex digits. */
  readonly value: string;
}

/** Without `seat` and `value`: nobody asked this browser for a number, as where one plays bots at once, or watches. */
type Kept = Seen | Share;

const KEY = 'holdup.shares';
/** Games that are remembered, for the page that verifies. */
const KEPT = 60;

/** Where a browser refuses its storage (a private window), they last as long as the page. */
let onlyHere: readonly Kept[] = [];

/** What else may be found there is not ours. */
const isKept = (one: unknown): one is Kept =>
  typeof one === 'object' && one !== null && 'match' in one && 'commitment' in one;

function read(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? [...kept.filter(isKept), ...onlyHere] : onlyHere;
  } catch {
    return onlyHere;
  }
}

function keep(one: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...read(), one].slice(-KEPT)));
  } catch {
    onlyHere = [...onlyHere, one];
  }
}

const isShare = (one: Kept): one is Share => 'value' in one;

/** What this browser remembers of a match: the commitment, and the numbers that it gave; null: nothing. */
export function memoryOf(
  match: string,
): { readonly commitment: string; readonly shares: readonly Share[] } | null {
  const kept = read().filter((one) => one.match === match);
  const [first] = kept;
  return first ? { commitment: first.commitment, shares: kept.filter(isShare) } : null;
}

/** Keeps the commitment to a match that is not over, as it was first seen. */
export function rememberDeal({ deal, phase }: LobbyView | TableSummary): void {
  if (!deal || phase === 'over' || memoryOf(deal.match)) return;
  keep({ match: deal.match, commitment: deal.commitment });
}

/** 32 bytes by the browser's own chance, which also works without https. */
function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function shareFor(deal: { readonly match: string; readonly commitment: string }, seat: number): Share {
  const known = memoryOf(deal.match)?.shares.find((share) => share.seat === seat);
  if (known) return known;
  const share = { match: deal.match, commitment: deal.commitment, seat, value: drawn() };
  keep(share);
  return share;
}

/**
 * Who is sent away sees his seat go before he hears of it: no number of his is wanted there any more. As long as the server has not
 * said who one is, its word on where one sits holds.
 */
function isMine({ player }: SeatSummary): boolean {
  const now = who.get();
  return now.is !== 'me' || player === now.account.player;
}

/**
 * Gives one's own part to the shuffle of a waiting table: seals a number as soon as one sits, and opens it when everybody is asked
 * to. It goes by what the table shows, so a reload or a lost line stops nothing.
 */
export function createSealer(table: string) {
  /** What is being said to the server, so that it is said once. */
  let saying = '';

  async function say(what: string, call: () => Promise<unknown>): Promise<void> {
    if (saying === what) return;
    saying = what;
    await call();
    if (saying === what) saying = '';
  }

  return {
    /** Call it whenever the table has changed. */
    look({ deal, phase, seats }: LobbyView | TableSummary, mySeat: number | null): void {
      const seat = mySeat === null ? undefined : seats[mySeat];
      if (phase !== 'waiting' || !deal || mySeat === null || !seat || !isMine(seat)) return;
      const { match } = deal;
      const { value } = shareFor(deal, mySeat);
      const commit = seatCommitment(match, mySeat, value);
      if (deal.asked) {
        if (seat.commit !== commit || seat.opened) return;
        void say(`open ${commit}`, () => api.reveal(table, { match, value }));
      } else if (seat.commit !== commit) {
        void say(`seal ${commit}`, () => api.commit(table, { match, commit }));
      }
    },
  };
}
