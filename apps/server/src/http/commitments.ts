import { answers, bodies, type Commitment } from '@holdup/protocol';
import { z } from 'zod';
import type { House } from '../house.ts';
import { isId, type MatchId, type StoredDeal } from '../store/index.ts';
import { refused } from '../tables/decide.ts';
import type { Settled } from '../tables/transcript.ts';
import { type Call, call } from './call.ts';

/** Commitments on a page. */
const PAGE = 100;

const Asked = z.strictObject({
  before: z.string().refine(isId).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE).default(PAGE),
});

/** What is told of a match: where those who watch are behind, so is the list. */
function stateOf({ state, settled, closedAt }: StoredDeal): StoredDeal['state'] {
  const { behind } = (settled ?? { behind: 0 }) as Pick<Settled, 'behind'>;
  return closedAt !== null && Date.now() < closedAt + behind ? 'running' : state;
}

function shown(deal: StoredDeal): Commitment {
  const { match, commitment, createdAt } = deal;
  const state = stateOf(deal);
  // A seed is secret as long as a match may be, or is being, played by it.
  const secret = state === 'open' || state === 'running';
  const opened = {
    closedAt: secret ? null : deal.closedAt,
    serverSeed: secret ? null : deal.serverSeed,
    record: secret ? null : (deal.seal?.endHash ?? null),
  };
  return { match, commitment, state, createdAt, ...opened };
}

/** The public list of everything that the server has committed to: what was never opened can be seen there. */
export const commitmentCalls = ({ store }: House): Call[] => [
  call({
    method: 'get',
    path: '/commitments',
    summary: 'All commitments, the newest first; ?before=MATCH gives those before it, ?limit=1…100 how many.',
    body: bodies.nothing,
    answer: answers.commitments,
    to: 'open',
    async handle({ request }) {
      const asked = Asked.safeParse(request.query);
      if (!asked.success) return refused('bad-input');
      const { limit, before } = asked.data;
      const deals = await store.deals(limit + 1, (before ?? null) as MatchId | null);
      const page = deals.slice(0, limit);
      return {
        commitments: page.map(shown),
        next: deals.length > limit ? (page.at(-1)?.match ?? null) : null,
      };
    },
  }),
  call({
    method: 'get',
    path: '/commitments/:id',
    summary: 'The commitment for one match.',
    body: bodies.nothing,
    answer: answers.commitment,
    to: 'open',
    async handle({ params }) {
      const deal = await store.deal(params.id as MatchId);
      return deal ? { commitment: shown(deal) } : refused('not-found');
    },
  }),
];
