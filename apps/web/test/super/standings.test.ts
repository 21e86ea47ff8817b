import { expect, test } from '@jest/globals';
import { contenders } from '../../src/super/hud/standings.ts';
import { playedOut } from './games.ts';

test('whoever has won most car cards is ahead, then who has the best; who is out of the game is not counted', () => {
  const [table] = playedOut(5, {}, 'standings').tables;
  if (!table) throw new Error('no table');
  const [ann, bob, cid, dan, eve] = Object.keys(table.characters) as [string, string, string, string, string];
  const won = (who: string, loot: readonly number[], out = false) => ({
    [who]: { ...(table.characters[who] as (typeof table.characters)[string]), loot, out },
  });
  const characters = {
    ...{ ...won(ann, []), ...won(bob, [900, 100], true) },
    ...{ ...won(cid, [345]), ...won(dan, [200, 250]), ...won(eve, [500]) },
  };
  expect(
    contenders({ ...table, characters }).map(({ who, cards, highest }) => [who, cards, highest]),
  ).toEqual([
    [dan, 2, 250],
    [eve, 1, 500],
    [cid, 1, 345],
    [ann, 0, 0],
  ]);
});
