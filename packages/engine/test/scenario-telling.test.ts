import { expect, test } from '@jest/globals';
import { runScenario } from '../src/scenario/index.ts';

test('what was asked instead is told in a line that can be read, however many plans there are', () => {
  const verdict = runScenario({
    title: 'a plan of three equal cards',
    game: 'super',
    options: { reflexes: true, horses: true },
    players: [{ ann: 'belle' }, { bob: 'doc' }, { cat: 'tuco' }],
    given: { wagons: 3, train: { '1/inside': ['belle front', 'doc rear'], '2/roof': ['tuco front'] } },
    when: [{ ann: 'plan:fire,move,flip' }, { bob: 'plan:flip,flip,flip' }],
    then: {},
  });
  const got = verdict.kind === 'failed' ? verdict.differences[0]?.got : '';
  expect(got).toMatch(
    /^ann has answered; bob is asked plan:changeFloor,fire,flip, .* and 104 more; cat is asked/,
  );
  expect(got?.length).toBeLessThan(1000);
});
