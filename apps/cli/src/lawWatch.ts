import { type Fact, lostOrFound, miscounted, questionsAtMost } from '@holdup/engine';
import type { AnyMatch, Step } from './course.ts';

/** Watches one game for laws 5 and 6: nothing comes or goes, and it gets to its end. A breach is told as a sentence. */
export function watchLaws(): (step: Step) => string | null {
  let answers = 0;
  let counted: AnyMatch | null = null;
  let since: Fact[] = [];
  return ({ answer, match, facts }) => {
    if (answer) answers += 1;
    if (answers > questionsAtMost(match.table)) return `law 6: no end after ${answers} answers`;
    if (counted === null) {
      counted = match;
      return null;
    }
    since.push(...facts);
    const over = match.prompt === null;
    // Counting everything after every answer would take longer than playing.
    if (!over && !facts.some(({ kind }) => kind === 'roundEnded')) return null;
    const lost = lostOrFound(counted.table, match.table, since);
    if (lost) return `law 5: ${lost}`;
    counted = match;
    since = [];
    if (!over) return null;
    if (!match.table.result) return 'law 6: over without a result';
    const wrong = miscounted(match.table);
    return wrong && `law 5: ${wrong}`;
  };
}
