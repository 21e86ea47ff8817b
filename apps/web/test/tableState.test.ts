import type { TableSummary } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { howFar, isLeft, liveFirst } from '../src/pages/tableState.ts';

const seat = (here: boolean): TableSummary['seats'][number] =>
  ({ here }) as unknown as TableSummary['seats'][number];
const table = (id: string, phase: TableSummary['phase'], ...here: boolean[]) => ({
  id,
  phase,
  round: phase === 'waiting' ? null : 5,
  seats: here.map(seat),
});

test('running tables at which nobody is stand last, the others as they came', () => {
  const tables = [
    table('left', 'running', false, false),
    table('live', 'running', false, true),
    table('waiting', 'waiting', false),
    table('left too', 'running', false),
  ];
  expect(liveFirst(tables).map(({ id }) => id)).toEqual(['live', 'waiting', 'left', 'left too']);
  expect(tables.map(isLeft)).toEqual([true, false, false, true]);
});

test('a game that is over says so, not its last round', () => {
  expect(howFar(table('a', 'over', false))).toBe('over');
  expect(howFar(table('b', 'running', true))).toBe('round 5');
  expect(howFar(table('c', 'waiting', true))).toBe('waiting');
});

test('in one’s own list a game that is over says how one has come out of it', () => {
  const over = table('a', 'over', false);
  const outcome = { players: 4, place: 2, won: false, left: false, take: 1250 };
  expect(howFar({ ...over, myOutcome: outcome })).toBe('place 2 of 4 · took $1,250');
  expect(howFar({ ...over, myOutcome: { ...outcome, place: 1, won: true, take: null } })).toBe('won');
});
