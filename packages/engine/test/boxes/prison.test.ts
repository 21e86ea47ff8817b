import { expect, test } from '@jest/globals';
import { opened } from './games.ts';

const FOUR = [['doc'], ['tuco'], ['ghost'], ['django']];
const offered = (seed: string): readonly string[] =>
  (opened(['prison'], FOUR, { seed }).match.table.box.prison as { offer: readonly string[] }).offer;

test('three of the eight prisoners are on offer', () => {
  const draws = Array.from({ length: 60 }, (_, i) => offered(`${i}`));
  for (const offer of draws) expect(new Set(offer).size).toBe(3);
  expect([...new Set(draws.flat())].sort()).toEqual([
    'belle',
    'cheyenne',
    'django',
    'doc',
    'ghost',
    'mei',
    'silk',
    'tuco',
  ]);
});

test('the prison car is the last one, behind four or five others, with no loot in it', () => {
  for (const [cast, cars] of [
    [FOUR, 6],
    [[...FOUR, ['belle']], 7],
    [[...FOUR, ['belle'], ['cheyenne'], ['mei'], ['silk']], 7],
  ] as const) {
    const { table } = opened(['prison'], cast).match;
    expect(table.cars.length).toBe(cars);
    expect(table.cars.indexOf('prison')).toBe(cars - 1);
    expect(table.loot.filter(({ at }) => at.startsWith(`${cars - 1}/`))).toEqual([]);
  }
});

test('others see that a card was fetched, not which it is among the hand', () => {
  for (let seed = 0; seed < 30; seed++) {
    const { game, match } = opened(['prison'], FOUR, { seed: `${seed}` });
    const { first } = match.table;
    if (!match.prompt?.questions[0]?.options.some(({ id }) => id === 'seek')) continue;
    const played = game.play(match, { seat: first, prompt: match.prompt.id, option: 'seek' });
    if (played.refused !== undefined) throw new Error(played.refused);
    const mine = game.project(played.match.table, first).players[first]?.hand ?? [];
    expect(mine.map(({ kind }) => kind)).toContain('brilliantIdea');
    const theirs = game.project(played.match.table, 'public').players[first]?.hand ?? [];
    expect(theirs.every(({ id, kind }) => id === 0 && kind === null)).toBe(true);
    expect(played.facts.map((fact) => game.veil(fact, 'public'))).not.toContainEqual(
      expect.objectContaining({ card: expect.objectContaining({ kind: 'brilliantIdea' }) }),
    );
    return;
  }
  throw new Error('nobody could fetch a Brilliant Idea');
});
