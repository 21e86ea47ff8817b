import { type ExpressSetup, openGame } from '@holdup/engine';
import { describe, expect, test } from '@jest/globals';
import type { BotKind } from '../../src/index.ts';
import { played } from '../play.ts';

const GAMES = 12;
const CAST = ['ghost', 'tuco', 'doc', 'cheyenne', 'belle', 'django', 'mei', 'misty', 'twins'];

const setup = (players: number, options: ExpressSetup['options'] = {}): ExpressSetup => ({
  game: 'express',
  boxes: ['base', 'couriers'],
  options,
  players: CAST.slice(0, players).map((who) => ({ characters: [who] })),
});

describe('the heuristic bot on two trains', () => {
  test('as a team beats a random one nearly always', () => {
    let wins = 0;
    let documents = 0;
    for (let i = 0; i < GAMES; i++) {
      const bots: BotKind[] =
        i % 2 === 0
          ? ['heuristic', 'random', 'heuristic', 'random']
          : ['random', 'heuristic', 'random', 'heuristic'];
      const { winners, scores } = played(openGame(setup(4)), bots, `two trains ${i}`);
      if (
        winners.some((seat) => bots[seat] === 'heuristic') &&
        winners.every((seat) => bots[seat] === 'heuristic')
      )
        wins++;
      documents += scores.filter(
        ({ seat, lines }) => bots[seat] === 'heuristic' && lines.some(({ why }) => why === 'secretDocument'),
      ).length;
    }
    expect(wins / GAMES).toBeGreaterThan(0.8);
    // What it came for: its document is brought home in every third game or so.
    expect(documents).toBeGreaterThan(GAMES / 6);
  });

  test.each([
    [3, { expert: true }],
    [5, { betrayal: true }],
    [7, {}],
  ])('plays whole games of %i with the Professor', (players, options) => {
    const bots = Array<BotKind>(players).fill('heuristic');
    expect(played(openGame(setup(players, options)), bots, `all ${players}`).scores).toHaveLength(players);
  });

  test('answers the same for the same view and chance', () => {
    const bots: BotKind[] = ['heuristic', 'random', 'heuristic', 'random'];
    const again = () => played(openGame(setup(4)), bots, 'again');
    expect(again()).toEqual(again());
  });
});
