import { expect, test } from '@jest/globals';
import type { ExpressFact, ExpressSetup } from '../src/index.ts';
import { openGame, type Recording, readRecording, replay, type SuperSetup, seedFrom } from '../src/index.ts';

const players = ['doc', 'tuco', 'ghost', 'django'].map((who) => ({ characters: [who] }));
const setup: ExpressSetup = { game: 'express', boxes: ['base'], options: {}, players };
const seed = seedFrom('1');

const written = (first: unknown, game: (ExpressSetup | SuperSetup)['game'] = 'express'): string =>
  JSON.stringify({
    header: { ...setup, game, boxes: game === 'super' ? [] : ['base'], first, engine: 'test' },
    seed,
    commands: [],
  });

test('a recorded game may say which seat is the first', () => {
  for (const game of ['express', 'super'] as const) {
    expect(readRecording(written(undefined, game))).not.toHaveProperty('why');
    expect(readRecording(written(3, game))).not.toHaveProperty('why');
  }
});

test.each([4, -1, 1.5, 'x', null, {}])('but not that it is seat %j', (first) => {
  expect(readRecording(written(first))).toEqual({ why: 'not-a-recording' });
  expect(readRecording(written(first, 'super'))).toEqual({ why: 'not-a-recording' });
});

test('a recording that keeps more facts than its commands bring diverges behind the last of them', () => {
  const game = openGame(setup);
  const { facts } = game.begin(seed);
  const recorded = (kept: Recording<ExpressSetup, ExpressFact>['facts']) =>
    replay(game, { header: { ...setup, engine: 'test' }, seed, commands: [], facts: kept }).divergence;
  expect(recorded([facts])).toBeNull();
  expect(recorded([facts, []])).toEqual({ command: 1, why: 'other-facts' });
});
