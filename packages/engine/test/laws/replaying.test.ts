import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openGame, replay, seedFrom } from '../../src/index.ts';
import { allGames, answers, played, runs } from './games.ts';

test.each(allGames)(
  'law 1: the same seed and commands give the same match and facts, byte for byte (%s)',
  (_, courses) => {
    fc.assert(
      fc.property(courses, (course) => {
        const steps = [...played(course)];
        const commands = steps.flatMap(({ answer }) => answer ?? []);
        const recording = {
          header: { ...course.setup, engine: 'test' },
          seed: seedFrom(course.seed),
          commands,
          facts: steps.map(({ facts }) => facts),
        };
        const { moments, divergence } = replay(openGame(course.setup), recording);
        expect(divergence).toBeNull();
        moments.forEach(({ match }, i) => {
          expect(JSON.stringify(match)).toBe(JSON.stringify(steps[i]?.match));
        });
      }),
      { numRuns: runs(12) },
    );
  },
);

test.each(allGames)(
  'law 2: a match revived from JSON at every version is the same, and plays on as if nothing had been (%s)',
  (_, courses) => {
    fc.assert(
      fc.property(courses, (course) => {
        for (const { game, before, answer, match, facts } of played(course)) {
          const text = JSON.stringify(match);
          const revived = JSON.parse(text);
          // Looked at by `expect` only where it is different, since it takes its time.
          if (!isDeepStrictEqual(revived, match)) expect(revived).toStrictEqual(match);
          expect(JSON.stringify(revived)).toBe(text);
          if (!before || !answer) continue;
          const next = answers(openGame(course.setup), JSON.parse(JSON.stringify(before)), answer);
          expect(JSON.stringify(next.match)).toBe(text);
          expect(JSON.stringify(next.facts)).toBe(JSON.stringify(facts));
          const shown = game.project(match.table, 'public');
          if (!isDeepStrictEqual(game.project(revived.table, 'public'), shown)) {
            expect(game.project(revived.table, 'public')).toStrictEqual(shown);
          }
        }
      }),
      { numRuns: runs(5) },
    );
  },
);
