// What is left when a box is gone, run in a copy without it: `node remaining.ts STORIES GAMES`. STORIES is a JSON file with
// the scenarios to tell. Prints each that fails, one JSON text a line, and exits with 1 if any did.
import { readFileSync } from 'node:fs';
import {
  anySetup,
  lostOrFound,
  miscounted,
  openGame,
  questionFor,
  seedFrom,
  waitingFor,
} from '../../src/index.ts';
import { runScenario } from '../../src/scenario/index.ts';
import { whimOf } from '../laws/games.ts';

const [stories = '', games = '0'] = process.argv.slice(2);

function* brokenStories(): Generator<unknown> {
  for (const { file, story } of JSON.parse(readFileSync(stories, 'utf8'))) {
    const verdict = runScenario(story);
    if (verdict.kind !== 'passed') yield { file, ...verdict };
  }
}

/** Random games of whatever boxes there are. */
function* brokenGames(): Generator<unknown> {
  const whim = whimOf('what remains');
  for (let i = 0; i < Number(games); i++) {
    const setup = anySetup(() => whim(65_536) / 65_536);
    const game = openGame(setup);
    let { match } = game.begin(seedFrom(`${i}`));
    while (match.prompt) {
      const [seat = -1] = waitingFor(match.prompt);
      const options = questionFor(match.prompt, seat)?.options ?? [];
      const option = options[whim(options.length)]?.id ?? '';
      const played = game.play(match, { seat, prompt: match.prompt.id, option });
      if (played.refused) throw new Error(`${option} was refused: ${played.refused}`);
      const lost = lostOrFound(match.table, played.match.table, played.facts);
      if (lost) yield { setup, lost };
      match = played.match;
    }
    const wrong = miscounted(match.table);
    if (wrong) yield { setup, wrong };
  }
}

for (const broken of [...brokenStories(), ...brokenGames()]) {
  console.log(JSON.stringify(broken));
  process.exitCode = 1;
}
