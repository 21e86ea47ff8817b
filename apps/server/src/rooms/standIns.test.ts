import { expect, test } from '@jest/globals';
import type { House } from '../house.ts';
import type { StoredTable } from '../store/index.ts';
import { StandIns, type WithStandIns } from './standIns.ts';

/** A room that still takes its game for running, over a row of the store in `phase`. */
function atTable(phase: StoredTable['phase']) {
  const seats = [{ account: 'ann', away: false }];
  const row = { phase, seats } as unknown as StoredTable;
  const told: string[] = [];
  const changeTable = async (_id: unknown, change: (now: StoredTable) => object) => {
    const outcome = change(row);
    return 'change' in outcome ? { table: { ...row, ...(outcome.change as object) } } : outcome;
  };
  const room = {
    table: { ...row, phase: 'running' } as StoredTable,
    crew: { tempo: { settle() {} } },
    tableIs(table: StoredTable) {
      room.table = table;
      told.push('row');
    },
    notice: (code: string) => void told.push(code),
    broadcastPatch() {},
  };
  return {
    told,
    standIns: new StandIns({ store: { changeTable } } as unknown as House, room as unknown as WithStandIns),
  };
}

test('who leaves a running game has a bot sit in', async () => {
  const { standIns, told } = atTable('running');
  await standIns.setAway(0, true);
  expect(told).toEqual(['row', 'bot-sits-in']);
});

test('whose game has ended in the same breath was there to its end', async () => {
  const { standIns, told } = atTable('over');
  await standIns.setAway(0, true);
  expect(told).toEqual([]);
});

test('who comes back while it is written down that he has left is back', async () => {
  const { standIns, told } = atTable('running');
  await Promise.all([standIns.setAway(0, true), standIns.setAway(0, false)]);
  expect(told).toEqual(['row', 'bot-sits-in', 'row', 'player-returned']);
});
