import {
  charactersOf,
  EXPANSIONS,
  type ExpressSetup,
  isAlone,
  openGame,
  setupProblems,
} from '@holdup/engine';
import { CAST, median, playRandomly } from './benchEngine.ts';
import type { AnyGame } from './course.ts';

/** Milliseconds of processor time a game, and answers. */
interface Cost {
  readonly ms: number;
  readonly answers: number;
}

/**
 * What games with boxes cost, held against base games played in between: the same machine, the same moment. Processor time is
 * what counts, since others may be using the machine.
 */
export function benchBoxes(
  boxes: readonly string[],
  { games, runs }: { readonly games: number; readonly runs: number },
  tell: (line: string) => void,
): void {
  const base = gameWith(['base']);
  const boxed = gameWith(boxes);
  const pairs: { base: Cost; boxed: Cost }[] = [];
  // The first run only warms the compiler up.
  for (let run = 0; run <= runs; run++) {
    const pair = { base: costOf(base, run, games), boxed: costOf(boxed, run, games) };
    if (run > 0) pairs.push(pair);
  }
  const of = (value: (pair: (typeof pairs)[number]) => number): number => median(pairs.map(value));
  const each = (which: 'base' | 'boxed'): string =>
    `${of((pair) => pair[which].ms).toFixed(2)} ms, ${of((pair) => pair[which].answers).toFixed(0)} answers`;
  tell(`a random 4-player base game     ${each('base')}`);
  tell(`with ${boxes.slice(1).join(', ')}`);
  tell(`                                ${each('boxed')}`);
  tell(`ratio                           ${of((pair) => pair.boxed.ms / pair.base.ms).toFixed(2)}`);
  tell(`                                (medians of ${runs} pairs of runs, ${games} games each)`);
}

/** `all` that can be played together, in the order of their list; or some by name. */
export function boxesNamed(text: string): readonly string[] {
  const boxes = ['base'];
  for (const box of text === 'all' ? EXPANSIONS : text.split(',')) {
    const fits = text !== 'all' || setupProblems(setupWith([...boxes, box])).length === 0;
    if (fits && !boxes.includes(box)) boxes.push(box);
  }
  return boxes;
}

/** Four players. Whoever only comes with a box and plays alone takes part. */
function setupWith(boxes: readonly string[]): ExpressSetup {
  const alone = charactersOf(boxes).filter((who) => isAlone(boxes, who));
  const players = [...alone, ...CAST].slice(0, CAST.length).map((who) => ({ characters: [who] }));
  return { game: 'express', boxes, options: {}, players };
}

const gameWith = (boxes: readonly string[]): AnyGame => openGame(setupWith(boxes));

function costOf(game: AnyGame, run: number, games: number): Cost {
  const before = process.cpuUsage();
  const answers = playRandomly(game, `run ${run}`, games);
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000 / games, answers: answers / games };
}
