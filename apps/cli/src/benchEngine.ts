import { chanceFrom } from '@holdup/bots';
import { type Answer, type AnyTable, type Fact, openGame, seedFrom, type Viewer } from '@holdup/engine';
import { columns } from './columns.ts';
import { type AnyGame, type AnyMatch, asked, take } from './course.ts';
import { timedPlay } from './timedPlay.ts';

interface Size {
  readonly games: number;
  readonly runs: number;
}

/** Four players with one character each, as in the figures of other engines. */
export const CAST = ['ghost', 'tuco', 'doc', 'cheyenne'];
const VIEWERS: readonly Viewer[] = [...CAST.keys(), 'public'];

/** Measures the engine on one thread and tells it line by line. */
export function benchEngine({ games, runs }: Size, tell: (line: string) => void): void {
  const players = CAST.map((who) => ({ characters: [who] }));
  const game = openGame({ game: 'express', boxes: ['base'], options: {}, players });
  // The first run only warms the compiler up.
  playRandomly(game, 'warm-up', games);
  const speeds: number[] = [];
  let answers = 0;
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    answers += playRandomly(game, `run ${run}`, games);
    speeds.push(perSecond(games, began));
  }
  tell(`random 4-player games   ${spread(speeds)} games/s`);
  tell(`                        ${(answers / games / runs).toFixed(0)} answers a game, ${games} games a run`);
  const record = recordGames(game, Math.min(games, 200));
  tell(`table copies            ${spread(copySpeeds(game, record, runs))} tables/s`);
  tell(
    '                        (one new table for each fact, as play makes them; the one before stays as it was)\n',
  );
  tell(shares(game, record));
}

/** Plays whole games of random answers; gives how many answers that took. */
export function playRandomly(game: AnyGame, name: string, games: number): number {
  const random = chanceFrom(name);
  let answers = 0;
  for (let i = 0; i < games; i++) {
    let { match } = game.begin(seedFrom(`${name}/${i}`));
    for (let next = asked(match); next; next = asked(match)) {
      const { seat, question } = next;
      const option = question.options[Math.floor(random() * question.options.length)]?.id ?? '';
      match = take(game, match, seat, option).match;
      answers += 1;
    }
  }
  return answers;
}

/** One answer of a recorded game, what it was given to and what it brought. */
interface Played {
  readonly match: AnyMatch;
  readonly answer: Answer;
  readonly facts: readonly Fact[];
}

function recordGames(game: AnyGame, games: number): Played[] {
  const random = chanceFrom('record');
  const record: Played[] = [];
  for (let i = 0; i < games; i++) {
    let { match } = game.begin(seedFrom(`record/${i}`));
    for (let next = asked(match); next; next = asked(match)) {
      const { seat, question } = next;
      const option = question.options[Math.floor(random() * question.options.length)]?.id ?? '';
      const step = take(game, match, seat, option);
      if (step.answer) record.push({ match, answer: step.answer, facts: step.facts });
      match = step.match;
    }
  }
  return record;
}

/** Tables a second that `evolve` makes of the facts of whole games. */
function copySpeeds(game: AnyGame, record: readonly Played[], runs: number): number[] {
  const speeds: number[] = [];
  for (let run = 0; run <= runs; run++) {
    let count = 0;
    const began = performance.now();
    for (const { match, facts } of record) {
      let table: AnyTable = match.table;
      for (const fact of facts) table = game.rules.evolve(table, fact);
      count += facts.length;
    }
    // Again the first run is for the compiler.
    if (run > 0) speeds.push(perSecond(count, began));
  }
  return speeds;
}

/** Where the time goes, by kind of work, in microseconds an answer. */
function shares(game: AnyGame, record: readonly Played[]): string {
  timedPlay(game, record);
  const { total, ...spent } = timedPlay(game, record);
  const veil = timeOf(() => {
    for (const { facts } of record) {
      for (const viewer of VIEWERS) for (const fact of facts) game.veil(fact, viewer);
    }
  });
  const project = timeOf(() => {
    for (const { match } of record) for (const viewer of VIEWERS) game.project(match.table, viewer);
  });
  const each = (ms: number): string => ((1000 * ms) / record.length).toFixed(2);
  const share = (ms: number): string => `${((100 * ms) / total).toFixed(0)} %`;
  const inside = Object.entries(spent).map(([what, ms]) => [what, each(ms), share(ms)]);
  return columns([
    ['kind of work', 'µs an answer', 'of play'],
    ...inside,
    ['play in all', each(total), '100 %'],
    ['veil of the facts, 4 seats and public', each(veil), ''],
    ['project of the table, 4 seats and public', each(project), ''],
  ]);
}

function timeOf(work: () => void): number {
  work();
  const began = performance.now();
  work();
  return performance.now() - began;
}

const perSecond = (count: number, began: number): number => (1000 * count) / (performance.now() - began);

/** Of an even count the upper one in the middle; 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** `median (lowest to highest)`. */
function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const round = (value: number | undefined): string => Math.round(value ?? 0).toLocaleString('en-US');
  return `${round(median(values))} (${round(sorted[0])} to ${round(sorted.at(-1))})`;
}
