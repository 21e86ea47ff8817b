import type { GameSetup } from '@holdup/engine';
import { type SeatShare, sealTranscript, type Transcript, type Unsealed } from '@holdup/proof';
import type { Refused } from '@holdup/protocol';
import type { House } from '../house.ts';
import type { MatchId, StoredDeal, StoredMatch, StoredTable } from '../store/index.ts';
import { mayWatch, refused, type Who } from './decide.ts';
import { endIsHeldBack, seatOf } from './summary.ts';

/** What of a record is settled when the match begins; kept with its deal. */
export interface Settled {
  /** Whether a seat that withheld its number would have voided the deal. */
  readonly strict: boolean;
  readonly shares: readonly SeatShare[];
  readonly seats: readonly {
    readonly name: string | null;
    readonly bot: string | null;
    readonly chosen: readonly string[];
  }[];
  /** By so many ms those who watch are behind: so long the end is no secret to the players only. */
  readonly behind: number;
  /** Hash of the table as it was dealt. */
  readonly dealt: string;
}

/** The match whose record `who` may read at this table once it is over, or why he may not. `now` in ms since 1970. */
export function recordFor(
  table: StoredTable,
  who: Pick<Who, 'id'>,
  now: number,
): { readonly match: MatchId } | Refused {
  if (!mayWatch(table, who)) return refused('no-such-table');
  if (seatOf(table, who.id) === null && endIsHeldBack(table, now)) return refused('not-over');
  return table.deal ?? refused('not-over');
}

/**
 * The record of a match that has ended, chained and signed, with every face open: only what has ended has no secrets left. How
 * it was sealed first is how it stays, whatever key the server has by then.
 */
export async function transcriptOf(house: House, id: MatchId): Promise<Transcript | Refused> {
  const [match, deal] = await Promise.all([house.store.match(id), house.store.deal(id)]);
  if (!match?.endedAt || !deal?.settled) return refused('not-over');
  const unsealed = await unsealedOf(house, match, deal);
  const sealed = sealTranscript(unsealed, house.signer);
  const { hash: endHash } = sealed.end;
  const seal = await house.store.keepSeal(id, { endHash, signature: sealed.signature });
  if (seal.endHash === endHash) return { ...sealed, signature: seal.signature as Transcript['signature'] };
  house.log.error({ match: id }, 'the journal is not the one whose record was signed');
  return refused('failed');
}

async function unsealedOf(house: House, match: StoredMatch, deal: StoredDeal): Promise<Unsealed> {
  const { strict, shares, seats, dealt } = deal.settled as Settled;
  const { boxes, options, game, players } = match.setup as GameSetup;
  const rows = await house.store.journal(match.id, 0);
  const { commitment, serverSeed } = deal;
  const header = {
    game,
    boxes,
    options,
    players,
    engine: match.engineVersion,
    match: match.id,
    startedAt: match.startedAt,
    strict,
    seats,
    deal: { commitment, serverSeed, seats: shares },
    seed: match.seed,
  };
  return {
    // What comes from the database is JSON that nobody writes to.
    header: header as unknown as Unsealed['header'],
    opening: { n: 0, table: dealt, facts: match.opening as Unsealed['opening']['facts'] },
    answers: rows.map(({ seq, seat, prompt, option, by, at, facts }) => ({
      n: seq,
      seat,
      prompt,
      option,
      by,
      at,
      facts: facts as Unsealed['opening']['facts'],
    })),
    end: { reason: match.result === null ? 'abandoned' : 'over', at: match.endedAt as number },
  };
}
