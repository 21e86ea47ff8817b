import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { BOXES } from '../../src/express/boxes.ts';
import type { Adjusted, PointId } from '../../src/express/points.ts';
import { charactersOf, openGame, playersAtMost, seated, seedFrom, setupProblems } from '../../src/index.ts';
import { runs, whimOf } from './games.ts';

type AnyAdjust = (value: unknown, at: unknown, rules: Adjusted) => unknown;

const FIVE = ['doc', 'tuco', 'ghost', 'django', 'belle'].map((who) => ({ characters: [who] }));

/** As many boxes as go together. */
const boxes: string[] = [];
for (const { id, always } of BOXES) {
  const setup = { game: 'express' as const, boxes: [...boxes, id], options: {}, players: FIVE };
  if (!always && setupProblems(setup).length === 0) boxes.push(id);
}

/** All adjusters of a point, in the order of their boxes. */
function adjustersOf(point: PointId): AnyAdjust[] {
  const parts = BOXES.flatMap((box) => [box, ...(box.characters ?? [])]);
  return parts.flatMap(({ adjust }) => (adjust?.[point] as AnyAdjust | undefined) ?? []);
}

/** Pairs that do not commute are settled by the order of boxes (docs/adding-a-box.md). */
const SETTLED = new Set<PointId>([
  'prevented',
  'drawnFirst',
  'countSteps',
  'deck',
  'powers',
  'lootCount',
  'moveTo',
]);

/** In lists the order says nothing, but who looks at a list twice would. */
const inAnyOrder = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value);

test('law 9: the adjusters of a point commute', () => {
  let compared = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: playersAtMost(boxes) }),
      fc.shuffledSubarray(charactersOf(boxes), { minLength: charactersOf(boxes).length }),
      fc.string({ minLength: 1, maxLength: 8 }),
      (count, cast, seed) => {
        const options = { edition: 'bigBox' as const };
        const players = seated(cast, { boxes, options, players: count });
        const setup = { game: 'express' as const, boxes, options, players };
        fc.pre(setupProblems(setup).length === 0);
        const game = openGame(setup);
        const rules = game.rules as unknown as { adjust: (point: PointId, ...more: unknown[]) => unknown };
        const whim = whimOf(seed);
        const usual = rules.adjust;
        rules.adjust = (point, value, at) => {
          const list = SETTLED.has(point) ? [] : adjustersOf(point);
          if (list.length > 1 && whim(5) === 0) {
            const fold = (all: readonly AnyAdjust[]): string =>
              inAnyOrder(
                all.reduce((so, adjust) => adjust(so, at, game.rules as unknown as Adjusted), value),
              );
            expect([point, fold([...list].reverse())]).toEqual([point, fold(list)]);
            compared += 1;
          }
          return usual(point, value, at);
        };
        let { match } = game.begin(seedFrom(seed));
        while (match.prompt) {
          const open = match.prompt.answers.indexOf(null);
          const { seat, options: offered } = match.prompt.questions[open] ?? { seat: 0, options: [] };
          const option = offered[whim(offered.length)]?.id ?? '';
          const played = game.play(match, { seat, prompt: match.prompt.id, option });
          if (played.refused !== undefined) throw new Error(played.refused);
          match = played.match;
        }
      },
    ),
    { numRuns: runs(10) },
  );
  expect(compared).toBeGreaterThan(100);
});
