import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  actionsOf,
  type Game,
  type Match,
  promptFor,
  type SuperFact,
  type SuperTable,
  type Viewer,
  waitingFor,
} from '../../src/index.ts';
import { answers, played, runs, superCourses, viewersOf, whimOf } from './games.ts';

type Whim = (sides: number) => number;

/** The same train with other loot under its cars. */
function otherCars(match: Match<SuperTable>): Match<SuperTable> {
  const { table } = match;
  return {
    ...match,
    table: { ...table, wagons: [...table.wagons].reverse(), siding: [...table.siding].reverse() },
  };
}

const shownTo = (game: Game<SuperTable, SuperFact>, match: Match<SuperTable>, viewer: Viewer): string =>
  JSON.stringify([game.project(match.table, viewer), promptFor(match.prompt, viewer)]);

const heardBy = (game: Game<SuperTable, SuperFact>, facts: readonly SuperFact[], viewer: Viewer): string[] =>
  facts.map((fact) => JSON.stringify(game.veil(fact, viewer)));

test('law 7: what lies under the cars reaches nobody before a car is won', () => {
  let longest = 0;
  fc.assert(
    fc.property(superCourses, (course) => {
      const whim = whimOf(`${course.whim} cars`);
      for (const { game, before, answer, match, facts } of played(course)) {
        if (!before || !answer || match.prompt === null) continue;
        const twin = otherCars(before);
        const viewer = ([...viewersOf(match.table)][whim(viewersOf(match.table).length)] ??
          'public') as Viewer;
        expect(shownTo(game, twin, viewer)).toBe(shownTo(game, before, viewer));
        const other = answers(game, twin, answer);
        const won = facts.findIndex(({ kind }) => kind === 'wagonWon');
        const until = won < 0 ? facts.length : won;
        expect(heardBy(game, other.facts.slice(0, until), viewer)).toEqual(
          heardBy(game, facts.slice(0, until), viewer),
        );
        longest = Math.max(longest, until);
      }
    }),
    { numRuns: runs(20) },
  );
  expect(longest).toBeGreaterThan(15);
});

/** Another sealed order of the same player: the cards that one has not seen yet may be any others. */
function otherPlan(options: SuperTable['options'], whim: Whim): string {
  const left = actionsOf(options);
  const cards = [0, 1, 2].map(() => left.splice(whim(left.length), 1)[0]);
  return `plan:${cards.join(',')}`;
}

test('law 7: a plan reaches nobody else before its cards are turned over', () => {
  let different = 0;
  fc.assert(
    fc.property(superCourses, (course) => {
      const whim = whimOf(`${course.whim} plans`);
      for (const { game, match } of played(course)) {
        const waiting = waitingFor(match.prompt);
        const [seat] = waiting;
        if (!match.prompt || seat === undefined) continue;
        const { id } = match.prompt;
        const [one, other] = [0, 1].map(() => {
          const option = otherPlan(match.table.options, whim);
          return { option, ...answers(game, match, { seat, prompt: id, option }) };
        });
        if (!one || !other || one.option === other.option) continue;
        different += 1;
        const [card] = one.option.slice('plan:'.length).split(',');
        const [otherCard] = other.option.slice('plan:'.length).split(',');
        for (const viewer of viewersOf(match.table)) {
          if (viewer === seat) continue;
          if (waiting.length > 1)
            expect(shownTo(game, other.match, viewer)).toBe(shownTo(game, one.match, viewer));
          const first = (facts: readonly SuperFact[]): readonly SuperFact[] =>
            facts.slice(
              0,
              facts.findIndex((fact) => fact.kind === 'revealed' && (card !== otherCard || fact.index > 0)),
            );
          expect(heardBy(game, first(other.facts), viewer)).toEqual(heardBy(game, first(one.facts), viewer));
        }
      }
    }),
    { numRuns: runs(10) },
  );
  expect(different).toBeGreaterThan(50);
});
