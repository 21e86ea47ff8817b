import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lostOrFound, miscounted, questionFor, questionsAtMost, waitingFor } from '../../src/index.ts';
import { allGames, mixedSetups, played, runs, setups } from './games.ts';

test.each(allGames)(
  'law 5: no token, bullet or card comes or goes, and the final count is what is held and the prizes (%s)',
  (_, courses) => {
    fc.assert(
      fc.property(courses, (course) => {
        let last = null;
        for (const { before, match, facts } of played(course)) {
          if (before) expect(lostOrFound(before.table, match.table, facts)).toBeNull();
          last = match.table;
        }
        if (!last?.result) throw new Error('the game has no result');
        expect(miscounted(last)).toBeNull();
      }),
      { numRuns: runs(40) },
    );
  },
);

test.each(allGames)(
  'law 6: a match asks something that can be answered until it is over, and it comes to an end (%s)',
  (_, courses) => {
    fc.assert(
      fc.property(courses, (course) => {
        let questions = 0;
        let over = false;
        for (const { match } of played(course)) {
          over = match.prompt === null;
          if (over) break;
          questions += 1;
          const [seat = -1] = waitingFor(match.prompt);
          const question = questionFor(match.prompt, seat);
          const ids = question?.options.map(({ id }) => id) ?? [];
          expect(ids.length).toBeGreaterThan(0);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids).toContain(question?.fallback);
          expect(questions).toBeLessThanOrEqual(questionsAtMost(match.table));
        }
        expect(over).toBe(true);
      }),
      { numRuns: runs(40) },
    );
  },
);

test('law 6: fallbacks alone bring every game to its end', () => {
  fc.assert(
    fc.property(fc.oneof(setups, mixedSetups), fc.string({ minLength: 1, maxLength: 8 }), (setup, seed) => {
      let steps = 0;
      const course = { setup, seed, whim: seed };
      const silent = played(course, (match, seat) => questionFor(match.prompt, seat)?.fallback ?? '');
      for (const { match } of silent) {
        steps += 1;
        if (!match.prompt) expect(match.table.result).not.toBeNull();
      }
      expect(steps).toBeLessThanOrEqual(questionsAtMost(setup));
    }),
    { numRuns: runs(15) },
  );
});
