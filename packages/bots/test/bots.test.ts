import type { AnyTable, Question } from '@holdup/engine';
import { describe, expect, test } from '@jest/globals';
import { type BotKind, chanceFrom, chooseOption } from '../src/index.ts';
import { playOut, playSuper } from './play.ts';

const GAMES = 40;

describe('the heuristic bot', () => {
  test('wins more than four games in five, alone against three random ones', () => {
    let wins = 0;
    for (let i = 0; i < GAMES; i++) {
      const bots: BotKind[] = ['random', 'random', 'random', 'random'];
      bots[i % 4] = 'heuristic';
      const { winners } = playOut(bots, {}, `duel ${i}`);
      if (winners.includes(i % 4)) wins += 1 / winners.length;
    }
    expect(wins / GAMES).toBeGreaterThan(0.8);
  });

  test.each([
    [2, 'bigBox'],
    [3, 'bigBox'],
    [6, 'bigBox'],
    [2, 'base2014'],
    [3, 'base2014'],
  ] as const)('plays whole games of %i players in %s, and answers what is offered', (count, edition) => {
    const bots = Array<BotKind>(count).fill('heuristic');
    for (let i = 0; i < 4; i++) expect(playOut(bots, { edition }, `all ${i}`).scores).toHaveLength(count);
    for (let i = 0; i < 4; i++)
      expect(playOut(bots, { edition, expert: true }, `expert ${i}`).winners.length).toBeGreaterThan(0);
  });

  test('gives the same answers to the same views and the same chance', () => {
    const bots: BotKind[] = ['heuristic', 'random', 'heuristic', 'random'];
    expect(playOut(bots, {}, 'again')).toEqual(playOut(bots, {}, 'again'));
  });
});

describe('a question nobody told the bots about', () => {
  const options = [{ id: 'hostage:banker' }, { id: 'done' }, { id: 'take:flask' }].map(({ id }) => ({
    id,
    about: {},
  }));
  const strange = (fewer: typeof options): Question => ({
    seat: 0,
    kind: 'neverHeardOf',
    options: fewer,
    fallback: fewer.at(-1)?.id ?? '',
  });
  const table = {} as AnyTable;

  test('is answered by taking, where something can be taken', () => {
    const input = { table, seat: 0, question: strange(options), random: () => 0.9 };
    expect(chooseOption('heuristic', input)).toBe('take:flask');
  });

  test('is otherwise answered by its fallback', () => {
    const input = { table, seat: 0, question: strange(options.slice(0, 2)), random: () => 0 };
    expect(chooseOption('heuristic', input)).toBe('done');
  });
});

describe('the random bot', () => {
  test('gives every option its turn', () => {
    const options = ['a', 'b', 'c'].map((id) => ({ id, about: {} }));
    const question: Question = { seat: 0, kind: 'any', options, fallback: 'a' };
    const random = chanceFrom('turns');
    const given = new Set(
      Array.from({ length: 50 }, () =>
        chooseOption('random', { table: {} as AnyTable, seat: 0, question, random }),
      ),
    );
    expect([...given].sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('the heuristic bot at a table of super', () => {
  test('wins more than twice its share, alone against three random ones', () => {
    let wins = 0;
    for (let i = 0; i < GAMES; i++) {
      const bots: BotKind[] = ['random', 'random', 'random', 'random'];
      bots[i % 4] = 'heuristic';
      const { winners } = playSuper(bots, {}, `super duel ${i}`);
      if (winners.includes(i % 4)) wins += 1 / winners.length;
    }
    expect(wins / GAMES).toBeGreaterThan(0.5);
  });

  test('plays whole games with every add-on, the same for the same chance', () => {
    const bots = Array<BotKind>(7).fill('heuristic');
    const options = { reflexes: true, horses: true, timeTravel: true };
    const result = playSuper(bots, options, 'all add-ons');
    expect(result.winners.length).toBeGreaterThan(0);
    expect(playSuper(bots, options, 'all add-ons')).toEqual(result);
  });
});
