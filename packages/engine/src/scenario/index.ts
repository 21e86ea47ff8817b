import { type AnyFact, run, type Seat } from '../kernel/index.ts';
import { drawn, stage as stageExpress } from './express/index.ts';
import { spellings } from './express/spelling.ts';
import { type Outline, outlineOf } from './format.ts';
import { type Misfit, NotFitting } from './reading.ts';
import { stage as stageSuper } from './super/index.ts';
import { chosenIn, type Difference, type Staged, type Teller, tell } from './telling.ts';

export type { Misfit } from './reading.ts';
export type { Difference } from './telling.ts';

/** How a scenario came out. A misfit is a fault of the file, a failure one of the rules (or of the story). */
export type Verdict =
  | { readonly kind: 'passed'; readonly title: string }
  | { readonly kind: 'failed'; readonly title: string; readonly differences: readonly Difference[] }
  | { readonly kind: 'misfit'; readonly misfit: Misfit };

/**
 * Tells one scenario: `parsed` is the file as data (YAML 1.2 core schema). What goes wrong inside the rules themselves
 * is thrown.
 */
export function runScenario(parsed: unknown): Verdict {
  try {
    return told(parsed);
  } catch (thrown) {
    if (thrown instanceof NotFitting) return { kind: 'misfit', misfit: thrown.misfit };
    throw thrown;
  }
}

function told(parsed: unknown): Verdict {
  const outline = outlineOf(parsed);
  const { opening, names, given, then } = outline;
  const wrong =
    opening.game === 'super'
      ? play(outline, stageSuper(opening, names, given, then), AS_IT_IS)
      : play(outline, stageExpress(opening, names, given, then), { spellings, drawn });
  const { title } = opening;
  return wrong.length === 0 ? { kind: 'passed', title } : { kind: 'failed', title, differences: wrong };
}

/** Options are written by their ids, and nothing is drawn. */
const AS_IT_IS = {
  spellings: (_table: unknown, _seat: Seat, option: string) => [option],
  drawn: () => null,
} as const;

/** Tells the story of a scenario that has been set up; gives what was otherwise than it says. */
function play<T, F extends AnyFact>(
  { names, when }: Outline,
  { game, start, differences }: Staged<T, F>,
  ways: Pick<Teller<T, F>, 'spellings' | 'drawn'>,
): readonly Difference[] {
  const begun = start.prompt ? { match: start, facts: [] } : run(game.rules, start);
  const from = { match: begun.match, chosen: chosenIn(ways, begun.match.table, begun.facts) };
  const story = tell({ game, names, ...ways }, from, when);
  return story.failure ? [story.failure] : differences(story.at.match);
}
