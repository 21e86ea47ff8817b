import { type Game, gameOf } from '../kernel/index.ts';
import type { SuperFact } from './facts.ts';
import { superProblems } from './problems.ts';
import { superRules } from './rules/index.ts';
import { layOut } from './rules/setUp.ts';
import type { SuperSetup } from './setup.ts';
import type { SuperTable } from './table.ts';
import { projectSuper, veilSuper } from './veil.ts';

export { actionsOf, CARDS_PLANNED, SUPER_CHARACTERS, SUPER_PLAYERS } from './components.ts';
export { evolve as evolveSuper } from './evolve.ts';
export type * from './facts.ts';
export { SUPER_QUESTIONS_AT_MOST, superCensus, superMiscounted } from './laws.ts';
export { placesInSuper } from './places.ts';
export { superProblems } from './problems.ts';
export { rehearseRound } from './rehearsal.ts';
export { planOptions } from './rules/planning.ts';
export type { SuperProblem, SuperSetup } from './setup.ts';
export type * from './table.ts';
export { clockwise, inPlace, standpoint } from './table.ts';

/** Throws on a set-up with problems: ask `superProblems` first. */
export function superGame(setup: SuperSetup): Game<SuperTable, SuperFact> {
  const [problem] = superProblems(setup);
  if (problem)
    throw new Error(`this game cannot be set up: ${problem.code} ${JSON.stringify(problem.about)}`);
  return gameOf<SuperTable, SuperFact>({
    rules: superRules,
    deal: (dice) => layOut(setup, dice),
    project: projectSuper,
    veil: veilSuper,
  });
}
