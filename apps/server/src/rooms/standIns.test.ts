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
    standInAt: (): number | null => (room.table.seats[0]?.away ? null : 0),
  };
  return {
    told,
    room,
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

test('two who ask for a bot in the same breath both get it', async () => {
  const { standIns, told } = atTable('running');
  expect(await Promise.all([standIns.letStandIn(0), standIns.letStandIn(0)])).toEqual([
    { ok: true },
    { ok: true },
  ]);
  expect(told).toEqual(['row', 'bot-sits-in']);
});

test('whether a bot may sit in is judged once what came before is written', async () => {
  const { standIns, told, room } = atTable('running');
  const left = standIns.setAway(0, true);
  const back = standIns.setAway(0, false);
  // He is there again.
  room.standInAt = () => null;
  expect(await standIns.letStandIn(0)).toMatchObject({ ok: false, code: 'not-absent' });
  await Promise.all([left, back]);
  expect(told).toEqual(['row', 'bot-sits-in', 'row', 'player-returned']);
});
