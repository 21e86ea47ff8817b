import { describe, expect, test } from '@jest/globals';
import {
  charactersOf,
  type GameSetup,
  PUBLIC,
  playersAtMost,
  run,
  setupProblems,
  type Table,
} from '../../src/index.ts';
import { opened } from './games.ts';

const setup = (boxes: readonly string[], options: object, cast: readonly string[]): GameSetup => ({
  game: 'express',
  boxes: ['base', ...boxes],
  options,
  players: cast.map((who) => ({ characters: [who] })),
});
const CAST = ['silk', 'tuco', 'ghost', 'django'];

describe('Mei and Silk', () => {
  test('may be chosen with any boxes', () => {
    expect(charactersOf(['base'])).toEqual(expect.arrayContaining(['mei', 'silk']));
    expect(playersAtMost(['base'])).toBe(9);
    expect(setupProblems(setup([], {}, CAST))).toEqual([]);
  });

  test('Silk has one of three powers', () => {
    expect(setupProblems(setup([], { silkPower: 'block' }, CAST))).toEqual([]);
    expect(setupProblems(setup([], { silkPower: 'fly' }, CAST))).toEqual([
      { code: 'unknown-option', about: { option: 'silkPower' } },
    ]);
  });

  test('the dodge power does not go with a playable Marshal', () => {
    expect(setupProblems(setup(['marshal'], { silkPower: 'dodge' }, ['marshal', ...CAST]))).toEqual([
      { code: 'not-together', about: { option: 'silkPower', value: 'dodge', box: 'marshal' } },
    ]);
  });

  test('bring their own purses, so that with eight players every car is filled', () => {
    const cast = [['doc'], ['tuco'], ['ghost'], ['django'], ['belle'], ['mei'], ['silk'], ['cheyenne']];
    const { loot } = opened([], cast).match.table;
    const purses = loot.filter(({ kind }) => kind === 'purse');
    expect(purses).toHaveLength(20);
    expect(purses.filter(({ at }) => at.endsWith('/inside'))).toHaveLength(12);
    expect(purses.filter(({ at }) => at === 'off')).toHaveLength(0);
  });
});

test("a bullet that hit Misty's partner goes into her deck once she has played it", () => {
  const { game, match } = opened([], [['doc'], ['misty'], ['ghost'], ['django']]);
  const table = match.table as Table;
  const fist = { id: table.cardIds + 1, of: 'ghost', kind: 'bullet', hit: 'doc', seen: PUBLIC };
  const pile = [{ seat: 1, card: fist, down: false, turn: 0 }];
  const { players } = game.rules.evolve({ ...table, pile, next: 1 }, { kind: 'pileCleared' }) as Table;
  expect(players[1]?.deck.at(-1)).toEqual(fist);
  expect(players[0]?.deck).not.toContainEqual(fist);
});

describe('in the expert variant her deck is mixed', () => {
  const shot = { id: 900, of: 'ghost', kind: 'bullet', hit: 'misty', seen: PUBLIC };
  const { game, match } = opened([], [['doc'], ['misty'], ['ghost'], ['django']], { expert: true });
  const shuffles = (pile: Table['pile']): number => {
    const players = match.table.players.map((player, seat) =>
      seat === 1 ? { ...player, deck: [shot] } : player,
    );
    const table = { ...match.table, players, pile, next: pile.length };
    const { facts } = run(game.rules, { ...match, table, prompt: null, flow: [{ kind: 'resolve' }] });
    return facts.filter(({ kind }) => kind === 'shuffled').length;
  };

  test('when a bullet that she has played comes back', () => {
    expect(shuffles([{ seat: 1, card: { ...shot, id: 901 }, down: false, turn: 0 }])).toBe(1);
  });

  test('but not because she has been shot', () => {
    expect(shuffles([])).toBe(0);
  });
});
