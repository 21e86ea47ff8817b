import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { MatchId, Store, StorePlace, TableId } from '../../src/store/index.ts';
import { HOMES, stopPostgres } from './engines.ts';
import { aGame, aRow } from './pieces.ts';

afterAll(stopPostgres);

const writer = fileURLToPath(new URL('./writer.ts', import.meta.url));
const KILLS = { sqlite: 12, postgres: 3 };

/** Lets a process write until a random moment, kills it, and gives the last row of each match it had been promised. */
async function writeUntilKilled(
  place: StorePlace,
  matches: readonly MatchId[],
): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [writer, JSON.stringify(place), ...matches], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  const closed = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), closed]);
  await new Promise((next) => setTimeout(next, Math.random() * 150));
  child.kill('SIGKILL');
  await closed;
  const promised = new Map<string, number>();
  for (const line of said.split('\n').slice(0, -1)) {
    const [match, seq] = line.split(' ');
    promised.set(match as string, Number(seq));
  }
  return promised;
}

describe.each(HOMES)('a server on %s killed in the middle of writing', (name, newHome) => {
  test('has on disk every row it had promised, once, and nothing out of order', async () => {
    const home = await newHome();
    let store = await home.open();
    const games = await Promise.all(Array.from({ length: 8 }, () => aGame(store)));
    for (const { owner } of games) await store.releaseTable(owner);
    const matches = games.map(({ match }) => match);
    let promisedInAll = 0;
    for (let kill = 0; kill < KILLS[name]; kill++) {
      await store.close();
      const promised = await writeUntilKilled(home.place, matches);
      expect(promised.size).toBeGreaterThan(0);
      store = await home.open();
      for (const match of matches) {
        const rows = await store.journal(match, 0);
        expect(rows.length).toBeGreaterThanOrEqual(promised.get(match) ?? 0);
        expect(rows).toEqual(rows.map((_, i) => aRow(match, i + 1)));
      }
      // What the killed server owned is free once its claims have run out.
      for (const { table } of games) await untilFree(store, table);
      promisedInAll = [...promised.values()].reduce((sum, seq) => sum + seq, 0);
    }
    await store.close();
    await home.remove();
    console.log(`${name}: killed ${KILLS[name]} times, ${promisedInAll} rows promised and kept`);
  });
});

async function untilFree(store: Store, table: TableId): Promise<void> {
  for (;;) {
    const owner = await store.claimTable(table);
    if (!('refused' in owner)) return store.releaseTable(owner);
    await new Promise((next) => setTimeout(next, 100));
  }
}
