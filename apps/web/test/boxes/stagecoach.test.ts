import { expect, test } from '@jest/globals';
import { scoreName } from '../../src/text/boxes.ts';
import { placeName } from '../../src/text/naming.ts';
import { phraseOption } from '../../src/text/question.ts';
import { watchGames } from './watching.ts';

test('what the box brings has words and drawings', () => {
  const { questions, facts, missing } = watchGames(40, () => ({ boxes: ['base', 'stagecoach'] }));
  expect('hostageTaken'.split(' ').filter((kind) => !facts.has(kind))).toEqual([]);
  expect('hostage flee'.split(' ').filter((kind) => !questions.has(kind))).toEqual([]);
  expect([...missing]).toEqual([]);
});

test('a ransom says whose', () => expect(scoreName('ransom:poodle')).toBe('Ransom for the Poodle'));

test('a hostage is named in the answer that takes it', () =>
  expect(phraseOption({ id: 'hostage:oldLady', about: {} }, { table: null, names: [], mySeat: 0 })).toBe(
    'The Old Lady',
  ));

test('the coach has places of its own', () =>
  expect(placeName('coach/roof', 5)).toBe('the roof of the stagecoach'));
