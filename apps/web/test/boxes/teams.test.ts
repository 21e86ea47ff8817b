import { openGame, seedFrom, type Table } from '@holdup/engine';
import { expect, test } from '@jest/globals';
import { headline } from '../../src/boxes/teams/ending.ts';
import { richesOf } from '../../src/boxes/teams/riches.ts';
import { presetSetup, whyNot } from '../../src/pages/presets.ts';
import { aimOf } from '../../src/text/boxes.ts';

test('teams need an even number of bandits', () => {
  const setup = { ...presetSetup('classic'), options: { teams: true as const } };
  expect(whyNot({ setup, seats: 5 }).join()).toContain('even number');
  expect(whyNot({ setup, seats: 4 })).toEqual([]);
});

test('partners are told that they win together', () => {
  expect(aimOf({ boxes: ['base'], options: { teams: true } })).toMatch(/^Be in the richest team of two /);
});

test('what partners hold is summed as far as one may know it: the purses of others stay closed', () => {
  const cast = ['ghost', 'doc', 'tuco', 'belle'];
  const players = cast.map((who) => ({ characters: [who] }));
  const game = openGame({ game: 'express', boxes: ['base'], options: { teams: true }, players });
  const { table } = game.begin(seedFrom('teams')).match;
  // Everybody has a purse from the start; Tuco takes a jewel, too.
  const jewel = table.loot.find(({ kind }) => kind === 'jewel');
  const loot = table.loot.map((token) => (token === jewel ? { ...token, at: 'held:tuco' } : token));
  const purse = (who: string) =>
    loot.find(({ at, kind }) => at === `held:${who}` && kind === 'purse')?.value ?? 0;
  const seenBy = (seat: number | 'public') => richesOf(game.project({ ...table, loot } as Table, seat));
  expect(seenBy('public')).toEqual([
    { team: 1, known: 0, closed: 2 },
    { team: 2, known: 500, closed: 2 },
  ]);
  expect(seenBy(1)).toEqual([
    { team: 1, known: purse('doc'), closed: 1 },
    { team: 2, known: 500, closed: 2 },
  ]);
  expect(richesOf({ ...table, options: { ...table.options, teams: false } })).toEqual([]);
});

test('over the count stands what the winners took together', () => {
  const cast = ['ghost', 'doc', 'tuco', 'belle'];
  const players = cast.map((who) => ({ characters: [who] }));
  const game = openGame({ game: 'express', boxes: ['base'], options: { teams: true }, players });
  const { table } = game.begin(seedFrom('teams')).match as { table: Table };
  const scores = [700, 250, 300, 650].map((total, seat) => ({ seat, total, lines: [], bulletsReceived: 0 }));
  const said = (winners: number[], mySeat: number | null, options = table.options) =>
    headline(
      { ...table, options, result: { winners, scores, gunslingers: [], counted: cast } },
      {
        table,
        mySeat,
        names: ['Ann', 'Bob', 'Cy', 'Dee'],
      },
    );
  expect(said([0, 1], null)).toBe('Ann and Bob win together with $950.');
  expect(said([0, 1], 2)).toBe('Ann and Bob win together with $950.');
  expect(said([0, 1], 1)).toBe('Your team wins with $950!');
  expect(said([0, 1, 2, 3], 1)).toContain('share the victory, $950 for each team');
  expect(said([0], 1, { ...table.options, teams: false })).toBeNull();
});
