import { expect, test } from '@jest/globals';
import type { House } from '../house.ts';
import type { StoredTable, TableId } from '../store/index.ts';
import { Station } from './station.ts';

test('running tables that wait for their players are read once, and forgotten when they run no more', async () => {
  let running = Array.from({ length: 50 }, (_, n) => `table ${n}` as TableId);
  let reads = 0;
  const house = {
    trains: new Map(),
    draining: false,
    store: {
      runningTables: async () => running,
      table: async (): Promise<Partial<StoredTable>> => {
        reads++;
        return { settings: { secondsPerDecision: 0 }, asked: [0] };
      },
    },
  } as unknown as House;
  const station = new Station(house) as unknown as {
    openRunning(): Promise<void>;
    readonly atRest: ReadonlySet<TableId>;
  };
  await station.openRunning();
  await station.openRunning();
  expect(reads).toBe(50);
  expect(station.atRest.size).toBe(50);
  running = running.slice(40);
  await station.openRunning();
  expect(station.atRest).toEqual(new Set(running));
  expect(reads).toBe(50);
});
