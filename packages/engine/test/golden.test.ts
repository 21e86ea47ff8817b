import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  type Fact,
  type GameSetup,
  lostOrFound,
  miscounted,
  openGame,
  type Recording,
  replay,
} from '../src/index.ts';

const folder = join(import.meta.dirname, 'golden');
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

/** Any recorded game dropped into `golden/` is a test: `holdup simulate --games 1 --record FILE` writes one. */
test.each(files)('golden game %s replays to the byte', (file) => {
  const recording = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording<GameSetup, Fact>;
  expect(recording.facts).toHaveLength(recording.commands.length + 1);
  const { moments, divergence } = replay(openGame(recording.header), recording);
  const at = moments[divergence?.command ?? -1];
  expect({ divergence, facts: at?.facts }).toEqual({
    divergence: null,
    facts: divergence ? recording.facts?.[divergence.command] : undefined,
  });
  moments.slice(1).forEach(({ match, facts }, i) => {
    const before = moments[i]?.match.table ?? match.table;
    expect(lostOrFound(before, match.table, facts)).toBeNull();
  });
  const { table } = moments.at(-1)?.match ?? {};
  if (!table?.result) throw new Error('a golden game is played to its end');
  expect(miscounted(table)).toBeNull();
});
