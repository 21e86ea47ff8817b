import { expect, test } from '@jest/globals';
import { type ExpressSetup, setupProblems, type Table } from '../../src/index.ts';
import { opened } from './games.ts';

interface Office {
  readonly goals: readonly { readonly id: string | null }[];
  readonly current: number;
}
const goalsOf = (table: Table): readonly (string | null)[] =>
  (table.box.marshal as Office).goals.map(({ id }) => id);

const FIVE = [['doc'], ['marshal'], ['tuco'], ['ghost'], ['django']];
const SEEDS = Array.from({ length: 40 }, (_, i) => `${i}`);

const problemsOf = (cast: readonly (readonly string[])[], options = {}): string[] => {
  const setup: ExpressSetup = {
    game: 'express',
    boxes: ['base', 'marshal'],
    options,
    players: cast.map((characters) => ({ characters })),
  };
  return setupProblems(setup).map(({ code }) => code);
};

test('the Marshal is First Player wherever he sits, and starts in the locomotive', () => {
  for (const seed of SEEDS) {
    const { table } = opened(['marshal'], FIVE, { seed }).match;
    expect(table.first).toBe(1);
    expect(table.characters.marshal?.at).toBe('0/inside');
    expect(table.pawns.marshal).toBeUndefined();
  }
});

test('he looks at his current goals, nobody at the upcoming ones', () => {
  const { game, match } = opened(['marshal'], FIVE);
  const [first, ...others] = goalsOf(match.table);
  expect(first).not.toBeNull();
  expect(goalsOf(game.project(match.table, 1))).toEqual([first, null, null, null, null]);
  for (const viewer of [0, 2, 'public'] as const) {
    expect(goalsOf(game.project(match.table, viewer))).toEqual([null, null, null, null, null]);
  }
  expect(new Set([first, ...others]).size).toBe(5);
});

test('three special targets and two warrants are drawn; two of the targets need four bandits', () => {
  const drawn = (cast: readonly (readonly string[])[]): string[] =>
    SEEDS.flatMap((seed) => goalsOf(opened(['marshal'], cast, { seed }).match.table).map(String));
  const four = drawn(FIVE);
  const three = drawn(FIVE.slice(0, 4));
  expect(four.filter((goal) => goal.startsWith('warrant:')).length).toBe(2 * SEEDS.length);
  expect(four).toContain('archEnemy');
  expect(four).toContain('fullOfLead');
  expect(three).not.toContain('archEnemy');
  expect(three).not.toContain('fullOfLead');
});

test('he has ten cards of his own, a Ride with horses, and no purse; bandits lose their Marshal card', () => {
  const { table } = opened(['marshal', 'horses'], FIVE).match;
  const kinds = (seat: number): (string | null)[] => {
    const { hand = [], deck = [] } = table.players[seat] ?? {};
    return [...hand, ...deck].map(({ kind }) => kind).sort();
  };
  expect(kinds(1)).toEqual([
    'capture',
    'capture',
    'changeFloor',
    'changeFloorPlus',
    'move',
    'movePlus',
    'movePlus',
    'punch',
    'ride',
    'shoot',
    'shoot',
  ]);
  expect(kinds(0)).not.toContain('marshal');
  expect(table.loot.filter(({ at }) => at === 'held:marshal')).toEqual([]);
});

test('his player has nobody else, not even where others have two bandits', () => {
  expect(problemsOf([['marshal'], ['doc', 'tuco']])).toEqual([]);
  expect(
    problemsOf([
      ['marshal', 'ghost'],
      ['doc', 'tuco'],
    ]),
  ).toEqual(['characters-together']);
  expect(problemsOf([['marshal'], ['doc']])).toEqual(['character-count']);
  expect(problemsOf([['doc'], ['tuco'], ['ghost'], ['marshal']])).toEqual([]);
});

test('without a player for him, the pawn and its cards stay', () => {
  const { table } = opened(['marshal'], [['doc'], ['tuco'], ['ghost'], ['django']]).match;
  expect(table.pawns.marshal).toBe('0/inside');
  expect(table.box.marshal).toBeUndefined();
  const all = table.players.flatMap(({ hand, deck }) => [...hand, ...deck]);
  expect(all.filter(({ kind }) => kind === 'marshal').length).toBe(4);
});
