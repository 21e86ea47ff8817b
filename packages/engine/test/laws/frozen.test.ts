import { test } from '@jest/globals';
import fc from 'fast-check';
import { allGames, answers, played, runs } from './games.ts';

/** Freezes a value and all it contains; whatever writes to it afterwards throws, since modules are strict. */
function frozen<V>(value: V, known = new Set<unknown>()): V {
  if (typeof value !== 'object' || value === null || known.has(value)) return value;
  known.add(value);
  for (const part of Object.values(value)) frozen(part, known);
  return Object.freeze(value);
}

test.each(allGames)('law 8: handlers, options, projections and veils write nothing (%s)', (_, courses) => {
  fc.assert(
    fc.property(courses, (course) => {
      for (const { game, before, answer } of played(course)) {
        if (!before || !answer) continue;
        const { match, facts } = answers(game, frozen(before), answer);
        for (const viewer of [0, 'public'] as const) {
          game.project(frozen(match).table, viewer);
          for (const fact of facts) game.veil(frozen(fact), viewer);
        }
      }
    }),
    { numRuns: runs(15) },
  );
});
