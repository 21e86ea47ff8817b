import { EXPANSIONS } from '@holdup/engine';
import { describe, expect, test } from '@jest/globals';
import { CLIENT_BOXES } from '../src/boxes/index.ts';
import { MODULES, VARIANTS } from '../src/pages/presets.ts';
import { maybe } from '../src/text/index.ts';
import { watchGames } from './boxes/watching.ts';

const GAMES = 42;
const alone = CLIENT_BOXES.filter((box) => box.alone).map(({ id }) => id);
const everything = ['base', ...[...MODULES, ...VARIANTS].filter((id) => !alone.includes(id))];

test('everything that happens in random games, of all boxes and of any mix, has words and a drawing of its own', () => {
  const { missing, rounds } = watchGames(GAMES, (game) => (game % 2 === 0 ? { boxes: everything } : {}));
  expect([...missing].sort()).toEqual([]);
  expect(rounds.size).toBeGreaterThan(8);
}, 240_000);

describe('every box that is offered', () => {
  test.each([...MODULES, ...VARIANTS])('%s has a name, a line for the form and one for the rules', (box) => {
    expect(EXPANSIONS).toContain(box);
    for (const key of [`box.${box}`, `box.${box}.help`, `rules.box.${box}`])
      expect([key, maybe(key)]).not.toContain(null);
  });

  test('or brings cards and turns of its own, has words for them', () => {
    for (const { actions = [], turns = [], flags = [] } of CLIENT_BOXES) {
      for (const id of actions) expect(maybe(`action.${id}.help`)).not.toBeNull();
      for (const id of turns) expect(maybe(`turn.${id}.help`)).not.toBeNull();
      for (const id of flags) expect(maybe(`form.${id}`)).not.toBeNull();
    }
  });
});
