// A process of its own that opens a store, claims a table where one is named, says so, and tries to write a row whenever
// it is told to. It stands for a second server.
//   node holder.ts PLACE_JSON [TABLE_ID MATCH_ID]
import { createInterface } from 'node:readline';
import { type MatchId, openStore, type TableId } from '../../src/store/index.ts';
import { aPlay, claimed } from './pieces.ts';

const [place, table, match] = process.argv.slice(2);
const say = (what: unknown) => console.log(JSON.stringify(what));
try {
  const store = await openStore(JSON.parse(place ?? '{}'));
  const owner = table ? await claimed(store, table as TableId) : null;
  store.onLost((lost) => say({ lost: lost.table }));
  say({ open: true });
  for await (const line of createInterface({ input: process.stdin })) {
    if (owner)
      say({ written: await store.append([aPlay({ owner, match: match as MatchId }, Number(line))]) });
  }
  await store.close();
} catch (error) {
  say({ failed: error instanceof Error ? error.message : String(error) });
}
