import { compose, expressGame, expressProblems, fullOptions, roundsInPlay } from '../../express/index.ts';
import type { Fact } from '../../express/rules.ts';
import type { ExpressSetup } from '../../express/setup.ts';
import type { Table } from '../../express/table.ts';
import { type Chose, type Game, type Match, seedFrom } from '../../kernel/index.ts';
import type { Opening } from '../format.ts';
import type { Names } from '../names.ts';
import { type Readers, recordOf, type Values } from '../reading.ts';
import type { Staged } from '../telling.ts';
import { unplayable } from '../unplayable.ts';
import { boxChecks, boxParts } from './boxes/index.ts';
import { cardsPart, withHandsInDecks } from './cards.ts';
import { checkCourse, coursePart, flowOf } from './course.ts';
import { lootPart } from './loot.ts';
import type { Part } from './part.ts';
import { endings } from './then.ts';
import { trainPart } from './train.ts';
import type { ExpressNames } from './unseated.ts';

/** The keys of `given`, in the order in which they are put on the table. A box with keys of its own adds a part. */
const PARTS: readonly Part[] = [trainPart, lootPart, cardsPart, coursePart, ...boxParts];

/** What chance has chosen for somebody by a fact, written as a choice of his; null where it has not. */
export function drawn(table: Table, fact: Fact): Chose | null {
  for (const part of PARTS) {
    const choice = part.drawn?.(table, fact);
    if (choice) return choice;
  }
  return null;
}

/** Sets the game up and puts the position on the table. Throws `NotFitting`. */
export function stage(opening: Opening, seated: Names, given: unknown, then: unknown): Staged<Table, Fact> {
  const names: ExpressNames = { ...seated, unseated: PARTS.flatMap((part) => part.unseated ?? []) };
  const setup = setupOf(opening);
  const keys: Readers = Object.assign({}, ...PARTS.map((part) => part.keys(names)));
  const put = recordOf(keys)(given ?? {}, 'given');
  const checks = { ...endings(names), ...boxChecks(names) };
  const readers = Object.fromEntries(Object.entries(checks).map(([key, { read }]) => [key, read]));
  const want = recordOf(readers)(then ?? {}, 'then');
  checkCourse(put, compose(setup.boxes, fullOptions(setup)));

  const game = expressGame(setup);
  const dealt = setUp(game, opening.seed);
  return {
    game,
    start: Object.keys(put).length === 0 ? dealt : positioned(dealt, put, names),
    differences: (end) =>
      Object.entries(want).flatMap(([key, value]) => checks[key]?.differences(value, end) ?? []),
  };
}

/** Every game is played with `base`, whether a scenario names it or not. */
function setupOf(opening: Opening): ExpressSetup {
  const { players } = opening;
  const boxes = opening.boxes.includes('base') ? opening.boxes : ['base', ...opening.boxes];
  const options = withPicksSorted(opening.options, boxes);
  const setup: ExpressSetup = { game: 'express', boxes, options, players, first: 0 };
  const [problem] = expressProblems(setup);
  return problem ? unplayable(problem, { ...opening, options }) : setup;
}

/** The round cards picked may be written as one list: which of them are stations is known. */
function withPicksSorted(options: Opening['options'], boxes: readonly string[]): Opening['options'] {
  const picked: unknown = options.pickRounds;
  if (!Array.isArray(picked)) return options;
  const { stations } = roundsInPlay(boxes);
  const isStation = (id: unknown): boolean => stations.some((one) => one === id);
  return {
    ...options,
    pickRounds: { rounds: picked.filter((id) => !isStation(id)), stations: picked.filter(isStation) },
  };
}

/** Runs set-up by its fallbacks, to the first question of Schemin'. */
function setUp(game: Game<Table, Fact>, seed: string): Match<Table> {
  let { match } = game.begin(seedFrom(seed));
  for (let prompt = match.prompt; prompt && !asksToPlay(match); prompt = match.prompt) {
    for (const { seat, fallback } of prompt.questions) {
      const played = game.play(match, { seat, prompt: prompt.id, option: fallback });
      if (played.refused !== undefined) throw new Error(`set-up refuses its own fallback: ${fallback}`);
      match = played.match;
    }
  }
  return match;
}

const asksToPlay = ({ prompt }: Match<Table>): boolean =>
  (prompt?.questions ?? []).some(({ kind }) => kind === 'scheming');

/** The position, with nothing asked yet. */
function positioned(dealt: Match<Table>, given: Values<Readers>, names: ExpressNames): Match<Table> {
  let table = given.turns ? dealt.table : withHandsInDecks(dealt.table);
  for (const part of PARTS) table = part.put(table, given, names);
  return { ...dealt, table, flow: flowOf(given), prompt: null, version: dealt.version + 1 };
}
