// What the client is left with when a box is gone, run in a copy without it: `node remaining.ts GAMES`. Plays random games of
// whatever boxes there are; prints what of them has no words or picture of its own, one a line, and exits with 1 if there is any.
import { PRESETS, presetOf, presetSetup, whyNot } from '../../src/pages/presets.ts';
import { watchGames } from './watching.ts';

const { missing } = watchGames(Number(process.argv[2] ?? 1), () => ({}));
for (const id of PRESETS) {
  const setup = presetSetup(id);
  if (presetOf(setup) !== id || whyNot({ setup, seats: 4 }).length > 0) missing.add(`preset ${id}`);
}
for (const what of missing) {
  console.log(what);
  process.exitCode = 1;
}
