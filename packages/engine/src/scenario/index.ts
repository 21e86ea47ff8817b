import { run } from '../kernel/index.ts';
import { stage } from './express/index.ts';
import { spellings } from './express/spelling.ts';
import { outlineOf } from './format.ts';
import { type Misfit, NotFitting, notFitting } from './reading.ts';
import { chosenIn, type Difference, tell } from './telling.ts';

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
  const { opening, names, given, when, then } = outlineOf(parsed);
  const { title } = opening;
  if (opening.game !== 'express') return notFitting('game', 'express', opening.game);
  const { game, start, differences } = stage(opening, names, given, then);
  const begun = start.prompt ? { match: start, facts: [] } : run(game.rules, start);
  const story = tell({ game, names, spellings }, { match: begun.match, chosen: chosenIn(begun.facts) }, when);
  const wrong = story.failure ? [story.failure] : differences(story.at.match);
  return wrong.length === 0 ? { kind: 'passed', title } : { kind: 'failed', title, differences: wrong };
}
