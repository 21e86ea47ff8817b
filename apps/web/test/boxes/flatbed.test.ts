import { expect, test } from '@jest/globals';
import { watchGames } from './watching.ts';

test('what the box brings has words and drawings', () => {
  const { questions, facts, missing } = watchGames(12, () => ({ boxes: ['base', 'flatbed'] }));
  expect('roofRemoved'.split(' ').filter((kind) => !facts.has(kind))).toEqual([]);
  expect('move'.split(' ').filter((kind) => !questions.has(kind))).toEqual([]);
  expect([...missing]).toEqual([]);
});
