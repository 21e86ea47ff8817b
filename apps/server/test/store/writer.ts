// A process of its own that plays on and on in the named matches, and says what the store has acknowledged, until it is killed.
//   node writer.ts PLACE_JSON MATCH_ID…
import { writeSync } from 'node:fs';
import { GroupCommit, type MatchId, openStore } from '../../src/store/index.ts';
import { aRow, claimed } from './pieces.ts';

const [place, ...matches] = process.argv.slice(2);
const store = await openStore(JSON.parse(place ?? '{}'));
const commit = new GroupCommit(store);

async function playOn(id: MatchId): Promise<void> {
  const match = await store.match(id);
  if (!match) throw new Error(`no match ${id}`);
  const owner = await claimed(store, match.table);
  let seq = (await store.journal(id, 0)).length;
  for (;;) {
    seq += 1;
    const written = await commit.hand({ owner, rows: [aRow(id, seq)] });
    if (!written.ok) throw new Error(written.code);
    // At once and whole, so that nothing said is lost with the process.
    writeSync(1, `${id} ${seq}\n`);
  }
}

await Promise.all(matches.map((id) => playOn(id as MatchId)));
