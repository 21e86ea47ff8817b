import { backup, restore } from './backup.ts';
import { bench } from './bench.ts';
import { chaos } from './chaos.ts';
import { type Command, UsageProblem } from './command.ts';
import { bar, bars, evidence, reports, unbar } from './grievances.ts';
import { hunt } from './hunt.ts';
import { play } from './play.ts';
import { replay } from './replayFile.ts';
import { scenario } from './scenario.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

const commands: Readonly<Record<string, Command>> = {
  play,
  replay,
  verify,
  scenario,
  simulate,
  hunt,
  bench,
  chaos,
  backup,
  restore,
  reports,
  evidence,
  bar,
  unbar,
  bars,
};

function overview(): string {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length));
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `holdup COMMAND …\n\n${lines.join('\n')}\n\nholdup help COMMAND explains one.`;
}

function help(name: string | undefined): number {
  if (name === undefined) {
    console.log(overview());
    return 0;
  }
  console.log(commandNamed(name).usage);
  return 0;
}

function commandNamed(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageProblem(`there is no command ${name}\n\n${overview()}`);
  return command;
}

/** Runs one command line. Gives the exit status; a line that cannot be understood is told, and gives 2. */
export async function holdup(args: readonly string[]): Promise<number> {
  try {
    return await run(args);
  } catch (problem) {
    if (!(problem instanceof UsageProblem)) throw problem;
    console.error(`holdup: ${problem.message}`);
    const [name = ''] = args;
    if (Object.hasOwn(commands, name)) console.error(`holdup help ${name} explains the command.`);
    return 2;
  }
}

async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined) {
    console.error(overview());
    return 2;
  }
  if (name === 'help' || name === '--help') return help(args[0]);
  const command = commandNamed(name);
  return args.includes('--help') ? help(name) : command.run(args);
}
