import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type AnyTable, type Match, type Option, promptFor, type Question } from '../../src/index.ts';
import {
  answers,
  type Course,
  courses,
  mixedCourses,
  played,
  runs,
  superCourses,
  viewersOf,
  whimOf,
} from './games.ts';

const anyId = (question: Question, whim: (sides: number) => number): string =>
  (question.options[whim(question.options.length)] as Option).id;

/** Groups are asked where each player has two characters, at the station of pickpocketing, in turmoil and by some boxes, and for plans in `super`. */
const groupCourses: readonly (readonly [string, fc.Arbitrary<Course>])[] = [
  ['base', courses.filter(({ setup }) => setup.players[0]?.characters.length === 2)],
  ['any boxes', mixedCourses],
  ['super', superCourses],
];

test.each(groupCourses)(
  'law 4: the order of arrival and revisions inside a group of questions change nothing (%s)',
  (_, some) => {
    let groups = 0;
    fc.assert(
      fc.property(some, (course) => {
        const whim = whimOf(`${course.whim} again`);
        for (const { game, match } of played(course)) {
          const { prompt } = match;
          if (!prompt || prompt.questions.length < 2 || prompt.answers.some((one) => one !== null)) continue;
          groups += 1;
          const final = prompt.questions.map((question) => anyId(question, whim));
          const arrive = (order: readonly number[], revise: (i: number) => string[]): Match<AnyTable> => {
            let now = match;
            order.forEach((i, nth) => {
              const { seat } = prompt.questions[i] as Question;
              for (const option of [...revise(i), final[i] as string]) {
                const last = nth === order.length - 1 && option !== final[i];
                if (last) continue;
                const next = answers(game, now, { seat, prompt: prompt.id, option });
                if (next.match.prompt?.id === prompt.id) {
                  expect(next.facts).toEqual([]);
                  expect(next.match.table).toBe(match.table);
                }
                now = next.match;
              }
            });
            return now;
          };
          const inOrder = prompt.questions.map((_, i) => i);
          const settled = JSON.stringify(arrive(inOrder, () => []));
          const backwards = [...inOrder].reverse();
          expect(JSON.stringify(arrive(backwards, () => []))).toBe(settled);
          const wavering = (i: number): string[] => {
            const other = anyId(prompt.questions[i] as Question, whim);
            return other === final[i] ? [] : [other];
          };
          expect(JSON.stringify(arrive(backwards, wavering))).toBe(settled);
        }
      }),
      { numRuns: runs(15) },
    );
    expect(groups).toBeGreaterThan(20);
  },
);

test.each(groupCourses)(
  'law 4: what somebody has answered stays his own until the group is closed (%s)',
  (_, some) => {
    fc.assert(
      fc.property(some, (course) => {
        for (const { game, match } of played(course)) {
          const { prompt } = match;
          if (!prompt || prompt.questions.length < 2 || prompt.answers.some((one) => one !== null)) continue;
          const { seat, options } = prompt.questions[0] as Question;
          const shown = options.map(({ id: option }) => {
            const next = answers(game, match, { seat, prompt: prompt.id, option }).match;
            const others = viewersOf(match.table).filter((viewer) => viewer !== seat);
            return JSON.stringify(others.map((viewer) => promptFor(next.prompt, viewer)));
          });
          expect(new Set(shown).size).toBe(1);
        }
      }),
      { numRuns: runs(8) },
    );
  },
);
