import { openGame, type Question, type Table } from '@holdup/engine';
import { expect, test } from '@jest/globals';
import { does, words } from '../src/names.ts';
import { tellerOf } from '../src/teller.ts';
import { questionWords } from '../src/words.ts';

const table = openGame({
  game: 'express',
  boxes: ['base'],
  options: { edition: 'base2014' },
  players: [{ characters: ['twins'] }, { characters: ['doc'] }, { characters: ['belle'] }],
}).begin('1f'.repeat(32)).match.table;
const { fact } = tellerOf(table);

test.each([
  ['changeFloor', 'change floor'],
  ['onlyAFleshWound', 'only a flesh wound'],
  ['marshalsRevenge', 'marshals revenge'],
  ['shoot', 'shoot'],
])('%s is read as “%s”', (id, read) => {
  expect(words(id)).toBe(read);
});

test('a verb has the form that goes with who does it', () => {
  expect(does('Doc', 'goes to')).toBe('Doc goes to');
  expect(does('the Twins', 'is thrown to')).toBe('the Twins are thrown to');
  expect(does('Doc and Belle', 'punches')).toBe('Doc and Belle punch');
  expect(fact({ kind: 'punched', by: 'twins', target: 'doc' })).toBe('The Twins punch Doc.');
  expect(fact({ kind: 'punched', by: 'doc', target: 'twins' })).toBe('Doc punches the Twins.');
  expect(fact({ kind: 'firstPlayer', seat: 0 })).toBe('The Twins are First Player.');
});

test('every line begins with a capital, whoever it is about', () => {
  const from = '1/inside';
  expect(fact({ kind: 'moved', who: 'marshal', from, to: '2/inside', manner: 'marshal' })).toBe(
    'The Marshal goes to car 2.',
  );
  expect(fact({ kind: 'moved', who: 'horse:2', from, to: '0/inside', manner: 'setUp' })).toMatch(/^A horse /);
});

test('a round card is called by its title, and no title has two stops', () => {
  const event = (id: string) =>
    fact({ kind: 'eventBegan', event: id } as unknown as Parameters<typeof fact>[0]);
  expect(event('swivelArm')).toBe('Event: Swivel Arm.');
  expect(event('marshalsRevenge')).toBe("Event: Marshal's Revenge.");
  expect(event('takeItAll')).toBe('Event: Take It All!');
});

test('what is put somewhere lies in, on or beside it', () => {
  const horse = (to: string) => fact({ kind: 'moved', who: 'horse:1', from: to, to, manner: 'setUp' });
  expect(horse('1/horse')).toBe('A horse starts beside car 1.');
  expect(horse('coach/roof')).toBe('A horse starts on the roof of the stagecoach.');
  expect(horse('1/roof')).toBe('A horse starts on the roof of car 1.');
});

test('dynamite that leaves the train explodes', () => {
  const gone = { kind: 'moved', who: 'dynamite', from: '2/inside', to: 'off', manner: 'exploded' } as const;
  expect(fact(gone)).toBe('The dynamite explodes.');
});

test('two strongboxes have room in their car', () => {
  const box = { id: 'one', kind: 'strongbox', value: 1000, at: '1/inside' };
  const loot = [box, { ...box, id: 'two' }] as unknown as Table['loot'];
  expect(tellerOf({ ...(table as Table), loot }).train()).toContain('2 strongboxes');
});

test('a question names who is asked as a sentence does', () => {
  const asked = (kind: string, who: string, character?: string): Question =>
    ({ kind, who, ...(character ? { about: { character } } : {}) }) as unknown as Question;
  expect(questionWords(asked('shoot', 'twins'))).toBe('The Twins shoot. At whom?');
  expect(questionWords(asked('shoot', 'doc'))).toBe('Doc shoots. At whom?');
  expect(questionWords(asked('drop', 'doc', 'twins'))).toBe('What falls from the Twins?');
});
