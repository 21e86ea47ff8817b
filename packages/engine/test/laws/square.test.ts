import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AnyTable, Seen, Viewer } from '../../src/index.ts';
import { allGames, played, runs, seatsOf, viewersOf } from './games.ts';

test.each(allGames)(
  'law 3: what a viewer makes of a veiled fact is what he may see of the table after it (%s)',
  (_, courses) => {
    fc.assert(
      fc.property(courses, (course) => {
        for (const { game, before, match, facts } of played(course)) {
          if (!before) continue;
          let table = before.table;
          for (const fact of facts) {
            const after = game.rules.evolve(table, fact);
            for (const viewer of viewersOf(table)) {
              const folded = game.rules.evolve(game.project(table, viewer), game.veil(fact, viewer));
              const shown = game.project(after, viewer);
              if (!isDeepStrictEqual(folded, shown)) {
                expect({ fact, viewer, table: folded }).toEqual({ fact, viewer, table: shown });
              }
            }
            table = after;
          }
          expect(table).toEqual(match.table);
        }
      }),
      { numRuns: runs(15) },
    );
  },
);

test.each(allGames)(
  'what was seen of an earlier table, or is seen by everybody, saves work and changes nothing (%s)',
  (_, courses) => {
    fc.assert(
      fc.property(courses, (course) => {
        const earlier = new Map<Viewer, Seen<AnyTable>>();
        for (const { game, match } of played(course)) {
          let open: AnyTable | undefined;
          for (const viewer of ['public' as const, ...seatsOf(match.table)]) {
            const seen = game.project(match.table, viewer, earlier.get(viewer), open);
            const anew = game.project(match.table, viewer);
            if (!isDeepStrictEqual(seen, anew)) expect({ viewer, seen }).toEqual({ viewer, seen: anew });
            earlier.set(viewer, { table: match.table, seen });
            open ??= seen;
          }
        }
      }),
      { numRuns: runs(8) },
    );
  },
);
