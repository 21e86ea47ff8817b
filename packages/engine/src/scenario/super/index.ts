import type { Frame, Match } from '../../kernel/index.ts';
import { seedFrom } from '../../kernel/index.ts';
import {
  type SuperFact,
  type SuperSetup,
  type SuperTable,
  superGame,
  superProblems,
} from '../../super/index.ts';
import { afterPlanning } from '../../super/rules/planning.ts';
import type { Opening } from '../format.ts';
import type { Names } from '../names.ts';
import { recordOf } from '../reading.ts';
import type { Staged } from '../telling.ts';
import { unplayable } from '../unplayable.ts';
import { type Given, givenKeys, positioned } from './given.ts';
import { endings } from './then.ts';

/** Sets a game of `super` up and puts the position on the table. Throws `NotFitting`. */
export function stage(
  opening: Opening,
  names: Names,
  given: unknown,
  then: unknown,
): Staged<SuperTable, SuperFact> {
  const setup = setupOf(opening);
  const put = recordOf(givenKeys(names, setup.options))(given ?? {}, 'given');
  const checks = endings(names);
  const readers = Object.fromEntries(Object.entries(checks).map(([key, { read }]) => [key, read]));
  const want = recordOf(readers)(then ?? {}, 'then');
  const game = superGame(setup);
  const { match } = game.begin(seedFrom(opening.seed));
  return {
    game,
    start: Object.keys(put).length === 0 ? match : startOf(match, put),
    differences: (end) =>
      Object.entries(want).flatMap(([key, value]) => checks[key]?.differences(value, end) ?? []),
  };
}

function setupOf(opening: Opening): SuperSetup {
  const { boxes, options, players } = opening;
  const more = boxes.filter((box) => box !== 'base');
  const setup: SuperSetup = { game: 'super', boxes: more, options, players, first: 0 };
  const [problem] = superProblems(setup);
  return problem ? unplayable(problem, opening) : setup;
}

/** The position, with nothing asked yet. */
function startOf(match: Match<SuperTable>, given: Given): Match<SuperTable> {
  const table = positioned(match.table, given);
  return { ...match, table, flow: flowOf(table, given), prompt: null, version: match.version + 1 };
}

/** The rest of the round, from where the scenario begins; the next frame is the last. */
function flowOf(table: SuperTable, { plans, end }: Given): readonly Frame[] {
  if (end) return [{ kind: 'decide' }];
  return plans ? [...afterPlanning(table)].reverse() : [{ kind: 'askPlans' }];
}
