import { seatCommitment } from '@holdup/proof';
import type { LobbyView, TableSummary } from '@holdup/protocol';
import { api } from '../net/api.ts';

/** A number that this browser gave to a shuffle, with the server's commitment as it was seen then. */
export interface Share {
  readonly match: string;
  readonly commitment: string;
  readonly seat: number;
  /** 64 hex digits. */
  readonly value: string;
}

const KEY = 'holdup.shares';
/** Games whose numbers are remembered, for the page that verifies. */
const KEPT = 60;

/** Where a browser refuses its storage (a private window), they last as long as the page. */
let onlyHere: readonly Share[] = [];

function read(): readonly Share[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? [...(kept as Share[]), ...onlyHere] : onlyHere;
  } catch {
    return onlyHere;
  }
}

function keep(share: Share): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...read(), share].slice(-KEPT)));
  } catch {
    onlyHere = [...onlyHere, share];
  }
}

/** What this browser remembers of a match. */
export const sharesOf = (match: string): readonly Share[] => read().filter((share) => share.match === match);

/** 32 bytes by the browser's own chance, which also works without https. */
function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function shareFor(deal: { readonly match: string; readonly commitment: string }, seat: number): Share {
  const known = read().find((share) => share.match === deal.match && share.seat === seat);
  if (known) return known;
  const share = { match: deal.match, commitment: deal.commitment, seat, value: drawn() };
  keep(share);
  return share;
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
      if (phase !== 'waiting' || !deal || mySeat === null || !seat) return;
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
