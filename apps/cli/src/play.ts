import { createInterface, type Interface } from 'node:readline/promises';
import { type BotKind, chanceFrom } from '@holdup/bots';
import type { AnyTable, Fact, GameSetup, Question, Viewer } from '@holdup/engine';
import { type Command, readArguments, UsageProblem } from './command.ts';
import { type Asked, asked, botAnswer, openCourse, recordingOf, type Step, take } from './course.ts';
import { prepareRecording, saveRecording } from './files.ts';
import { capital, namedAll } from './names.ts';
import { botsOf, setupOf, setupOptions, setupUsage, wantedOf } from './setups.ts';
import { tellerOf } from './teller.ts';
import { questionWords } from './words.ts';

const USUAL_PLAYERS = 4;
const YOUR_SEAT = 0;

export const play: Command = {
  summary: 'plays a game in the terminal against bots',
  usage: `holdup play [options]
${setupUsage}
  --auto               bots play all seats, and you watch
  --record FILE        writes the game down, for holdup replay

You are the first seat; the others are heuristic bots unless --bots says otherwise. Answer with the number of an option
or its id; "train" shows the table again, "help" what may be typed, "quit" leaves.`,
  async run(args) {
    const { values } = readArguments(
      args,
      { ...setupOptions, auto: { type: 'boolean' }, record: { type: 'string' } },
      { most: 0 },
    );
    const wanted = wantedOf(values, USUAL_PLAYERS);
    if (wanted.players === null || wanted.edition === null) {
      throw new UsageProblem(
        'a game is played by so many players in one edition: any is for holdup simulate',
      );
    }
    const bots = botsOf(values.bots, 'heuristic');
    const seed = values.seed ?? `${Date.now()}`;
    const random = chanceFrom(seed);
    const setup = setupOf(wanted, 0, random);
    if (values.record) await prepareRecording(values.record);
    const names = setup.players.map(({ characters }, seat) => {
      const cast = capital(namedAll(characters));
      return seat === YOUR_SEAT && !values.auto ? `You (${cast})` : cast;
    });
    const answer = values.auto ? null : await openTerminal();
    console.log(`Seed ${seed}. ${names.join(' · ')}\n`);
    const { steps, course } = await playThrough({
      setup,
      seed,
      names,
      bots,
      random,
      person: answer?.ask ?? null,
    });
    answer?.close();
    if (values.record) await saveRecording(values.record, recordingOf(setup, course.seed, steps));
    return 0;
  },
};

/** Asks the person; null when he leaves. */
type Person = (table: AnyTable, question: Question, names: readonly string[]) => Promise<string | null>;

interface Sitting {
  readonly setup: GameSetup;
  readonly seed: string;
  readonly names: readonly string[];
  readonly bots: readonly BotKind[];
  readonly random: () => number;
  readonly person: Person | null;
}

async function playThrough({ setup, seed, names, bots, random, person }: Sitting) {
  const course = openCourse(setup, seed);
  const viewer: Viewer = person ? YOUR_SEAT : 'public';
  const steps: Step[] = [];
  let step: Step = course.first;
  for (;;) {
    steps.push(step);
    tell(
      step.facts.map((fact) => course.game.veil(fact, viewer)),
      course.game.project(step.match.table, viewer),
    );
    const next = asked(step.match);
    if (!next) break;
    const option = await answerOf(
      { game: course.game, match: step.match, ...next },
      { names, bots, random, person },
    );
    if (option === null) return { steps, course };
    step = take(course.game, step.match, next.seat, option);
  }
  const { table } = step.match;
  const teller = tellerOf(table);
  console.log(`\n${teller.train()}\n\n${teller.score(names)}`);
  return { steps, course };
}

function answerOf(
  at: Asked,
  { names, bots, random, person }: Pick<Sitting, 'names' | 'bots' | 'random' | 'person'>,
): Promise<string | null> | string {
  if (person && at.seat === YOUR_SEAT) {
    return person(at.game.project(at.match.table, at.seat), at.question, names);
  }
  const index = person ? at.seat - 1 : at.seat;
  return botAnswer(bots[index % bots.length] ?? 'heuristic', at, random);
}

/** A round begins with them. */
const BEGINNINGS = new Set(['roundBegan', 'planningBegan']);

/** The log. At the start of Stealin' and of each round the train is drawn as well. */
function tell(facts: readonly Fact[], table: AnyTable): void {
  const teller = tellerOf(table);
  for (const fact of facts) {
    const line = teller.fact(fact);
    if (BEGINNINGS.has(fact.kind)) console.log('');
    if (line) console.log(line);
  }
  if (facts.some(({ kind }) => kind === 'stealingBegan' || BEGINNINGS.has(kind))) {
    console.log(`\n${teller.train()}\n`);
  }
}

/** A person at the terminal, or a file of answers on standard input; its end is as good as "quit". */
async function openTerminal(): Promise<{ ask: Person; close(): void }> {
  const terminal: Interface = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: false,
  });
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Person = async (table, question, names) => {
    show(table, question, names);
    for (;;) {
      process.stdout.write('> ');
      const { value, done } = await lines.next();
      const said = done ? 'quit' : String(value).trim();
      if (said === 'quit') return null;
      if (said === 'train') show(table, question, names);
      const chosen = question.options[Number(said) - 1] ?? question.options.find(({ id }) => id === said);
      if (chosen) return chosen.id;
      if (said !== 'train') console.log(wordsTaken(question, said === 'help'));
    }
  };
  return { ask, close: () => terminal.close() };
}

/** What may be typed, after nonsense in short. */
function wordsTaken({ options }: Question, atLength: boolean): string {
  const short = `A number from 1 to ${options.length}, please, or "help", "train" or "quit".`;
  if (!atLength) return short;
  return `You may type
  a number   from 1 to ${options.length}: the option of the menu; its id does as well (${options[0]?.id})
  train      shows the table and the question again
  help       shows this
  quit       leaves the game; what was played is written down where --record was given`;
}

function show(table: AnyTable, question: Question, names: readonly string[]): void {
  const teller = tellerOf(table);
  console.log(`\n${teller.table(names)}`);
  if (HAND_QUESTIONS.has(question.kind)) console.log(teller.hand(YOUR_SEAT));
  console.log(`\n${questionWords(question)}`);
  question.options.forEach((option, i) => {
    console.log(`  ${i + 1}. ${teller.option(option)}`);
  });
}

/** Questions for which one wants to see one's hand. */
const HAND_QUESTIONS = new Set(['scheming', 'cover', 'keep', 'discard', 'left']);
