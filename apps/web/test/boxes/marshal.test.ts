import { held, type Table } from '@holdup/engine';
import type { TableSettings } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { goalHelp, goalName } from '../../src/boxes/marshal/goals.ts';
import { worthOfAll } from '../../src/hud/ownLoot.ts';
import { moneySeekers } from '../../src/hud/turning.ts';
import { mayGoTogether, wantedOf } from '../../src/pages/characters.ts';
import { presetSetup, withBox } from '../../src/pages/presets.ts';
import { maybe } from '../../src/text/index.ts';
import { watchGames } from './watching.ts';

test('what the box brings has words and drawings', () => {
  const { questions, facts, missing } = watchGames(12, () => ({ boxes: ['base', 'marshal', 'prison'] }));
  expect('goalCame pileDrawn captured'.split(' ').filter((kind) => !facts.has(kind))).toEqual([]);
  expect('capture pile secondShot plus leaveCell'.split(' ').filter((kind) => !questions.has(kind))).toEqual(
    [],
  );
  expect([...missing]).toEqual([]);
});

test('every goal has a name and says how it is reached', () => {
  const goals =
    'onlyAFleshWound dodgeBullets goldenBulletAward theMailMustGoThrough throwAwayTheKey fullOfLead archEnemy';
  for (const goal of [...goals.split(' '), 'warrant:belle']) {
    expect([goal, maybe(goal.startsWith('warrant') ? 'goal.warrant' : `goal.${goal}`)]).not.toContain(null);
    expect(goalHelp(goal)).not.toBe('');
  }
  expect(goalName('warrant:belle')).toBe('Arrest warrant: Belle');
});

test('a goal says what is to be done, not that it is done', () => {
  const helps = ['warrant:belle', 'goldenBulletAward', 'fullOfLead', 'archEnemy'].map(goalHelp);
  expect(helps[0]).toBe('capture Belle');
  expect(helps.join()).not.toMatch(/\b(is|are|has|have) /);
});

test('every penalty says what it does', () => {
  const penalties = 'disarmed woundedKnee shoulderInjury gotHim dropThatBag goldenBullet';
  for (const id of penalties.split(' ')) expect([id, maybe(`penalty.${id}.help`)]).not.toContain(null);
});

test('what he holds is summed up for a bandit, and neither counted for him nor followed through the game', () => {
  const loot = [
    { id: 1, kind: 'purse', value: 300, at: 'marshal', seen: 3 },
    { id: 2, kind: 'purse', value: 450, at: 'tuco', seen: 3 },
  ].map((one) => ({ ...one, at: held(one.at) }));
  const characters = { marshal: { seat: 0 }, tuco: { seat: 1 } };
  const table = {
    ...{ players: [{ characters: ['marshal'] }, { characters: ['tuco'] }], characters, loot, box: {} },
  } as unknown as Table;
  expect(worthOfAll(table, 0)).toBe('Your goals count, not money');
  expect(worthOfAll(table, 1)).toBe('$450 so far');
  expect(moneySeekers(table, [0, 1])).toEqual([1]);
});

test('he brings his prison, and leaves with it', () => {
  const mixed = withBox(presetSetup('classic'), 'marshal', true);
  expect(mixed.boxes).toEqual(['base', 'marshal', 'prison']);
  expect(withBox(mixed, 'prison', false).boxes).toEqual(['base']);
});

test('he plays alone', () => {
  const table: TableSettings = {
    title: 'x',
    visibility: 'public',
    watch: 'anyone',
    secondsPerDecision: 0,
    openPile: true,
    seats: 3,
    setup: presetSetup('marshal'),
  };
  expect(mayGoTogether(table, ['marshal', 'tuco'])).toBe(false);
  expect(wantedOf(table, ['marshal'])).toBe(1);
  expect(wantedOf(table, ['tuco'])).toBe(2);
});
