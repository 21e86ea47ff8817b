import { createInterface } from 'node:readline/promises';
import {
  type Answer,
  type AnyRecording,
  type AnyTable,
  type Fact,
  type Moment,
  openGame,
  questionFor,
  replay as replayed,
} from '@holdup/engine';
import { type Command, readArguments, UsageProblem, wholeNumber } from './command.ts';
import { loadRecording } from './files.ts';
import { capital, namedAll } from './names.ts';
import { tellerOf } from './teller.ts';

export const replay: Command = {
  summary: 'shows a recorded game step by step',
  usage: `holdup replay FILE [--all] [--seat N]
  --all                prints the whole log, and the train after each round
  --seat N             only what the player of this seat (from 1) could see

Keys, each followed by Enter: n or nothing for the next step, p for the one before, a number to jump there, t for the
train, q to leave; without a terminal everything is printed. All faces are open unless --seat is given.

The recording must still follow from its seed and answers: the first step that does not is named, and the exit status
is 1.`,
  async run(args) {
    const { values, positionals } = readArguments(
      args,
      { all: { type: 'boolean' }, seat: { type: 'string' } },
      { most: 1 },
    );
    const [file] = positionals;
    if (file === undefined) throw new UsageProblem('holdup replay FILE: no file was named');
    const recording = await loadRecording(file);
    const count = recording.header.players.length;
    const seat = wholeNumber(values.seat, { name: '--seat', usual: 0, least: 1, most: count });
    const viewing = viewingOf(recording, seat === 0 ? null : seat - 1);
    if (values.all || !process.stdin.isTTY) printAll(viewing);
    else await stepThrough(viewing);
    if (!viewing.divergence) return 0;
    const { command, why } = viewing.divergence;
    console.error(`the recording diverges at step ${command}: ${why.replace('-', ' ')}`);
    return 1;
  },
};

interface Viewing {
  readonly moments: readonly Moment<AnyTable, Fact>[];
  readonly divergence: ReturnType<typeof replayed>['divergence'];
  readonly names: readonly string[];
}

/** Plays the recording through; for one seat everything is veiled to what it could see. */
function viewingOf(recording: AnyRecording, seat: number | null): Viewing {
  const game = openGame(recording.header);
  const { moments, divergence } = replayed(game, recording);
  const veiled = moments.map(({ command, match, facts }) =>
    seat === null
      ? { command, match, facts }
      : {
          command: command && command.seat !== seat ? { ...command, option: '…' } : command,
          match: { ...match, table: game.project(match.table, seat) },
          facts: facts.map((fact) => game.veil(fact, seat)),
        },
  );
  const names = recording.header.players.map(({ characters }) => capital(namedAll(characters)));
  return { moments: veiled, divergence, names };
}

function printAll({ moments, names }: Viewing): void {
  moments.forEach((moment, at) => {
    console.log(describe(moment, at, { moments, names }));
    if (moment.facts.some(({ kind }) => kind === 'roundEnded'))
      console.log(`\n${tellerOf(moment.match.table).train()}\n`);
  });
  const last = moments.at(-1)?.match.table;
  if (last?.result) console.log(`\n${tellerOf(last).score(names)}`);
}

/** A step: who answered what, and what followed. */
function describe(
  { command, match, facts }: Moment<AnyTable, Fact>,
  at: number,
  { moments, names }: Pick<Viewing, 'moments' | 'names'>,
): string {
  const head = command ? `${names[command.seat]}: ${answerWords(command, moments[at - 1])}` : 'the deal';
  const lines = facts.flatMap((fact) => tellerOf(match.table).fact(fact) ?? []);
  return [`${at}. ${head}`, ...lines.map((line) => `     ${line}`)].join('\n');
}

/** An answer as it stood in the menu; the option itself where it was hidden. */
function answerWords({ seat, option }: Answer, before: Moment<AnyTable, Fact> | undefined): string {
  const question = before?.match.prompt && questionFor(before.match.prompt, seat);
  const chosen = question?.options.find(({ id }) => id === option);
  return before && chosen ? tellerOf(before.match.table).option(chosen) : option;
}

function show({ moments, names }: Viewing, at: number): void {
  const moment = moments[at];
  if (!moment) return;
  const { table } = moment.match;
  const teller = tellerOf(table);
  const score = table.result ? `\n\n${teller.score(names)}` : '';
  console.log(`\n${describe(moment, at, { moments, names })}\n\n${teller.table(names)}${score}`);
}

async function stepThrough(viewing: Viewing): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const last = viewing.moments.length - 1;
  let at = 0;
  show(viewing, at);
  for (;;) {
    const key = await terminal.question(`${at} of ${last} (n, p, number, t, q) > `).catch(() => 'q');
    const to = destination(key.trim(), at);
    if (to === null) break;
    at = Math.min(Math.max(0, to), last);
    show(viewing, at);
  }
  terminal.close();
}

/** The step a key leads to; null to leave. */
function destination(key: string, at: number): number | null {
  if (key === 'q') return null;
  if (key === '' || key === 'n') return at + 1;
  if (key === 'p') return at - 1;
  return /^\d+$/.test(key) ? Number(key) : at;
}
