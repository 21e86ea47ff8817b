import { api } from '../net/api.ts';
import { shown } from '../pages/refresh.ts';
import type { Recorded } from './recorded.ts';

/** What has become public with the end of a game; fetched once, when somebody wants to see it. */
export function createEnding(table: string) {
  const state = shown<Recorded | 'not-asked' | 'coming' | 'failed'>('not-asked');

  async function fetchIt() {
    state.set('coming');
    const [reply, { openTranscript }] = await Promise.all([api.transcript(table), import('./rules.ts')]);
    state.set(reply.ok ? openTranscript(reply.transcript) : 'failed');
  }

  return {
    now: state.get,
    want() {
      if (state.get() === 'not-asked') void fetchIt().catch(() => state.set('failed'));
    },
  };
}

export type Ending = ReturnType<ReturnType<typeof createEnding>['now']>;
