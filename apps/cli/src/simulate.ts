import { type BotKind, chanceFrom } from '@holdup/bots';
import { type Command, readArguments, wholeNumber } from './command.ts';
import { asked, botAnswer, openCourse, recordingOf, type Step, take } from './course.ts';
import { prepareRecording, saveRecording } from './files.ts';
import { watchLaws } from './lawWatch.ts';
import { botsOf, boxesTyped, setupOf, setupOptions, setupUsage, type Wanted, wantedOf } from './setups.ts';
import { Tally } from './tally.ts';

const USUAL_GAMES = 1000;
const USUAL_PLAYERS = 4;

export const simulate: Command = {
  summary: 'lets bots play many games and sums them up',
  usage: `holdup simulate [options]
  --games N            how many (${USUAL_GAMES})
${setupUsage}
  --players any        every count in turn; likewise --edition any and --add-ons any
  --from N             number of the first game (1): repeats one game of a longer run
  --record FILE        writes the first game down, for holdup replay

Bots are random unless --bots says otherwise. Every game is checked on the way: no token, bullet or card comes or goes,
the final count is right, and the game comes to its end. The first breach is told with the command that repeats it.`,
  async run(args) {
    const { values } = readArguments(
      args,
      {
        ...setupOptions,
        games: { type: 'string' },
        from: { type: 'string' },
        record: { type: 'string' },
      },
      { most: 0 },
    );
    const about = { least: 1, most: 100_000_000 };
    const games = wholeNumber(values.games, { ...about, name: '--games', usual: USUAL_GAMES });
    const from = wholeNumber(values.from, { ...about, name: '--from', usual: 1 });
    const wanted = wantedOf(values, USUAL_PLAYERS);
    const bots = botsOf(values.bots, 'random');
    const seed = values.seed ?? 'holdup';
    if (values.record !== undefined) await prepareRecording(values.record);
    const tally = new Tally();
    const progress = progressOf(games);
    const began = performance.now();
    for (let number = from; number < from + games; number++) {
      const steps: Step[] = [];
      const recorded = number === from && values.record !== undefined;
      const watch = recorded ? (step: Step) => void steps.push(step) : undefined;
      const game = playNumber({ wanted, bots, seed, number, watch });
      if (recorded) await saveRecording(values.record ?? '', recordingOf(game.setup, game.seed, steps));
      if (game.breach) {
        console.error(`game ${number}: ${game.breach}`);
        console.error(`again: holdup simulate --games 1 --from ${number} ${repeating(wanted, bots, seed)}`);
        return 1;
      }
      tally.add(game);
      progress(number - from + 1);
    }
    console.log(tally.table((performance.now() - began) / 1000));
    return 0;
  },
};

interface Numbered {
  readonly wanted: Wanted;
  readonly bots: readonly BotKind[];
  readonly seed: string;
  readonly number: number;
  /** Is shown every step. Without it none is kept: a game's tables are many times its size. */
  readonly watch?: ((step: Step) => void) | undefined;
}

/** Plays game `number` of a simulation: the same number always gives the same game. */
export function playNumber({ wanted, bots, seed, number, watch }: Numbered) {
  const text = `${seed}/${number}`;
  const random = chanceFrom(text);
  const setup = setupOf(wanted, number - 1, random);
  const kinds = setup.players.map((_, seat) => bots[seat % bots.length] ?? 'random');
  const laws = watchLaws();
  const course = openCourse(setup, text);
  let step: Step = course.first;
  let breach: string | null = null;
  let answers = 0;
  try {
    for (;;) {
      watch?.(step);
      breach = laws(step);
      const next = asked(step.match);
      if (breach || !next) break;
      const kind = kinds[next.seat] ?? 'random';
      const option = botAnswer(kind, { game: course.game, match: step.match, ...next }, random);
      step = take(course.game, step.match, next.seat, option);
      answers += 1;
    }
  } catch (thrown) {
    breach = thrown instanceof Error ? thrown.message : String(thrown);
  }
  return { setup, bots: kinds, seed: course.seed, match: step.match, answers, breach };
}

/** The options that repeat the rest of a command line. */
function repeating(wanted: Wanted, bots: readonly BotKind[], seed: string): string {
  return [
    `--seed ${JSON.stringify(seed)}`,
    `--players ${wanted.players ?? 'any'}`,
    `--edition ${wanted.edition ?? 'any'}`,
    `--bots ${bots.join(',')}`,
    ...(wanted.expert ? ['--expert'] : []),
    ...boxesTyped(wanted.boxes),
    ...(wanted.game === 'super' ? [`--game super --add-ons ${wanted.addOns?.join(',') ?? 'any'}`] : []),
  ].join(' ');
}

/** A line that is written over, ten times a second at most, and only on a terminal. */
function progressOf(games: number): (done: number) => void {
  let last = 0;
  return (done) => {
    if (!process.stderr.isTTY || (Date.now() - last < 100 && done < games)) return;
    last = Date.now();
    process.stderr.write(done < games ? `\r${done} of ${games} games` : `\r${' '.repeat(40)}\r`);
  };
}
