import { benchBoxes, boxesNamed } from './benchBoxes.ts';
import { benchEngine } from './benchEngine.ts';
import { type Command, readArguments, UsageProblem, wholeNumber } from './command.ts';
import { serverProgram } from './serverProgram.ts';

const USUAL_GAMES = 1000;
const USUAL_RUNS = 7;

export const bench: Command = {
  summary: 'measures the engine, or a server with its clients',
  usage: `holdup bench [engine] [options]
holdup bench server [options of the server's bench]
  --games N            games in a run (${USUAL_GAMES})
  --runs N             runs to take the median of (${USUAL_RUNS})
  --boxes a,b          what games with these boxes (or all) cost, held against base games

Engine, on one thread: complete random games of four players a second through the public play (options enumerated,
legality checked, facts produced), tables made a second, and where the time goes. Server: a real server and real
clients on this machine.`,
  async run(args) {
    const [what, ...rest] = args[0]?.startsWith('-') === false ? args : ['engine', ...args];
    if (what === 'server') return serverProgram('bench/server.ts', rest);
    if (what !== 'engine') throw new UsageProblem(`holdup bench measures engine or server, not ${what}`);
    const { values } = readArguments(
      rest,
      { games: { type: 'string' }, runs: { type: 'string' }, boxes: { type: 'string' } },
      { most: 0 },
    );
    const most = 1_000_000;
    const games = wholeNumber(values.games, { name: '--games', usual: USUAL_GAMES, least: 1, most });
    const runs = wholeNumber(values.runs, { name: '--runs', usual: USUAL_RUNS, least: 1, most });
    const tell = (line: string): void => console.log(line);
    if (values.boxes === undefined) benchEngine({ games, runs }, tell);
    else benchBoxes(boxesNamed(values.boxes), { games, runs }, tell);
    return 0;
  },
};
