import { expect, test } from '@jest/globals';
import {
  diceOf,
  type ExpressSetup,
  type Player,
  placesAtEnd,
  setupProblems,
  startRng,
} from '../../src/index.ts';
import { counted, opened, placesBySeat } from './games.ts';

const FOUR = [['doc'], ['tuco'], ['ghost'], ['django']];

const problemsOf = (cast: readonly (readonly string[])[], boxes: readonly string[] = []): string[] => {
  const players = cast.map((characters) => ({ characters }));
  const setup: ExpressSetup = {
    game: 'express',
    boxes: ['base', ...boxes],
    options: { teams: true },
    players,
  };
  return setupProblems(setup).map(({ code }) => code);
};

test('an even number of at least four bandits can play in teams, each with a player of his own', () => {
  expect(problemsOf(FOUR)).toEqual([]);
  expect(problemsOf([...FOUR, ['belle'], ['cheyenne']])).toEqual([]);
  expect(problemsOf([...FOUR, ['belle']])).toEqual(['no-teams']);
  expect(
    problemsOf([
      ['doc', 'tuco'],
      ['ghost', 'django'],
    ]),
  ).toEqual(['no-teams']);
});

test('the Marshal plays without a partner', () => {
  expect(problemsOf([['marshal'], ...FOUR], ['marshal'])).toEqual([]);
  expect(problemsOf([['marshal'], ...FOUR.slice(1)], ['marshal'])).toEqual(['no-teams']);
});

test('the First Player is drawn among the Players A', () => {
  const drawn = Array.from(
    { length: 40 },
    (_, i) => opened([], FOUR, { teams: true, seed: `${i}` }).match.table.first,
  );
  expect([...new Set(drawn)].sort()).toEqual([0, 2]);
});

test("each hand holds a card of the partner's, which only he sees who drew it", () => {
  const { game, match } = opened([], FOUR, { teams: true });
  const hand = match.table.players[0]?.hand ?? [];
  expect(hand.filter(({ of }) => of === 'tuco').length).toBe(1);
  const partner = game.project(match.table, 1).players[0]?.hand ?? [];
  expect(partner.every(({ id }) => id === 0)).toBe(true);
});

test('expert: a partner’s bullet may be in either hand, so both are asked what they discard', () => {
  const { game, match } = opened([], FOUR, { teams: true, expert: true });
  const bullet = { id: 900, of: 'ghost', kind: 'bullet', hit: 'tuco', seen: 0 };
  const [first, second, ...others] = match.table.players as [Player, Player, ...Player[]];
  const given = { dice: diceOf(startRng('0'.repeat(64))), answer: '', answers: [] };
  const asksFirst = (partner: Player): boolean => {
    const table = { ...match.table, players: [first, partner, ...others] };
    const frame = { kind: 'askDiscardBullet', seat: 0 };
    return game.rules.frames.askDiscardBullet?.(table, frame, game.rules, given).ask !== undefined;
  };
  expect(asksFirst(second)).toBe(false);
  expect(asksFirst({ ...second, deck: [...second.deck, bullet] })).toBe(true);
  expect(asksFirst({ ...second, hand: [...second.hand, bullet] })).toBe(true);
});

test('in the end partners share a place, by what they took together', () => {
  const six = [...FOUR, ['belle'], ['cheyenne']];
  const money = [900, 900, 1100, 100, 0, 1300];
  const places = (options: object, more: object = {}) =>
    placesBySeat(placesAtEnd(counted(opened([], six, { ...options }), money, { winners: [0, 1], ...more })));
  expect(places({ teams: true })).toEqual([1, 1, 5, 5, 3, 3]);
  expect(places({})).toEqual([1, 1, 4, 5, 6, 3]);
  // Of equals the team with fewer bullets is ahead, and who is counted stands for his partner as well.
  const bullets = [0, 0, 2, 0, 1, 2];
  const equal = [900, 900, 1100, 200, 0, 1300];
  const named = (more: object) =>
    placesBySeat(
      placesAtEnd(counted(opened([], six, { teams: true }), equal, { winners: [0, 1], bullets, ...more })),
    );
  expect(named({})).toEqual([1, 1, 3, 3, 5, 5]);
  expect(named({ counted: ['doc', 'tuco', 'belle'] })).toEqual([1, 1, 5, 5, 3, 3]);
});

test('in the end teams of whom nobody is counted are last, alike, and so is a Marshal who has not won', () => {
  const six = [...FOUR, ['belle'], ['cheyenne']];
  const game = opened(['marshal'], [['marshal'], ...six], { teams: true });
  const how = { winners: [1, 2], counted: ['doc', 'tuco'], bullets: [0, 0, 0, 3, 0, 1, 0] };
  expect(placesBySeat(placesAtEnd(counted(game, [0, 500, 500, 0, 0, 0, 0], how)))).toEqual([
    3, 1, 1, 3, 3, 3, 3,
  ]);
});
