import type { SeatSummary, TableSummary } from '@holdup/protocol';
import { afterEach, expect, test } from '@jest/globals';
import { who } from '../src/store/account.ts';
import { createSealer } from '../src/store/shares.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A waiting table whose second seat is taken by `player`, or free. */
function waitingTable(player: string | null): TableSummary {
  const seat = { name: player, player, bot: null, commit: null, opened: false };
  const deal = { match: 'm1', commitment: '00', asked: false };
  return {
    phase: 'waiting',
    deal,
    seats: [{ ...seat, name: 'Ann', player: 'ann' }, seat as SeatSummary],
  } as TableSummary;
}

test('a number is sealed at a seat of one’s own, and not at one that one was sent away from', async () => {
  who.set({ is: 'me', account: { id: 'b', name: 'Bill', player: 'bill' } });
  const asked: string[] = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    return new Response(JSON.stringify({ ok: true }));
  };
  const sealer = createSealer('t1');
  // His summary still says the second seat: the room has emptied it, and somebody else may sit there already.
  sealer.look(waitingTable(null), 1);
  sealer.look(waitingTable('carl'), 1);
  expect(asked).toEqual([]);
  sealer.look(waitingTable('bill'), 1);
  expect(asked).toEqual(['/api/tables/t1/commit']);
  // A page that was opened anew may hear of its table before it hears whose it is.
  who.set({ is: 'unknown' });
  createSealer('t2').look(waitingTable('bill'), 1);
  expect(asked).toEqual(['/api/tables/t1/commit', '/api/tables/t2/commit']);
});
