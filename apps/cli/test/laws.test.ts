import { EXPANSIONS, type Table } from '@holdup/engine';
import { expect, test } from '@jest/globals';
import type { Step } from '../src/course.ts';
import { huntThrough } from '../src/hunt.ts';
import { watchLaws } from '../src/lawWatch.ts';
import type { Wanted } from '../src/setups.ts';
import { playNumber } from '../src/simulate.ts';

const wanted: Wanted = {
  game: 'express',
  players: 4,
  edition: 'bigBox',
  expert: false,
  boxes: ['base'],
  addOns: [],
};
const steps: Step[] = [];
playNumber({ wanted, bots: ['random'], seed: 'laws', number: 1, watch: (step) => void steps.push(step) });

/** What the watch says of a game whose steps have been tampered with. */
function breach(forge: (table: Table, at: number) => Table): string | null {
  const watch = watchLaws();
  for (const [at, step] of steps.entries()) {
    const { table } = step.match;
    if (table.game !== 'express') throw new Error('another game was wanted');
    const said = watch({ ...step, match: { ...step.match, table: forge(table, at) } });
    if (said) return said;
  }
  return null;
}

test('a fair game passes', () => {
  expect(breach((table) => table)).toBeNull();
});

test('a token that comes from nowhere is noticed', () => {
  const forged = { id: 99, kind: 'jewel', value: 500, at: '1/inside', seen: 1 };
  expect(breach((table, at) => (at < 50 ? table : { ...table, loot: [...table.loot, forged] }))).toMatch(
    /^law 5: jewel:500: \d became \d/,
  );
});

test('a bullet that is lost is noticed', () => {
  expect(breach((table, at) => (at < 50 ? table : { ...table, neutral: table.neutral - 1 }))).toMatch(
    /^law 5: bullet:neutral/,
  );
});

test('a score that counts wrong is noticed', () => {
  const forge = (table: Table): Table => {
    const [first, ...others] = table.result?.scores ?? [];
    if (!first || !table.result) return table;
    const scores = [{ ...first, total: first.total + 100 }, ...others];
    return { ...table, result: { ...table.result, scores } };
  };
  expect(breach(forge)).toMatch(/^law 5: seat 0/);
});

test('a game without end is noticed', () => {
  const watch = watchLaws();
  const step = steps[3] as Step;
  let said: string | null = null;
  for (let i = 0; i < 10_000 && !said; i++) said = watch(step);
  expect(said).toMatch(/^law 6: no end/);
});

test('the hunter comes to every action and every round card of the base', () => {
  const { coverage, breach: found } = huntThrough(60, 'test', { game: 'express', boxes: ['base'] });
  expect(found).toBeNull();
  for (const who of ['ghost', 'doc', 'tuco', 'cheyenne', 'belle', 'django']) {
    for (const action of ['move', 'changeFloor', 'loot', 'shoot', 'punch', 'marshal']) {
      expect([who, action, coverage.of(`action|${who}|${action}`)]).not.toContain(0);
    }
  }
  for (const question of ['cover|player', 'pocket|cheyenne', 'pickpocketing|doc']) {
    expect([question, coverage.of(`question|${question}`)]).not.toContain(0);
  }
});

test('the hunter of super comes to every card of every bandit, and to every way of leaving the train', () => {
  const { coverage, breach: found } = huntThrough(150, 'test', { game: 'super', boxes: [] });
  expect(found).toBeNull();
  for (const who of ['belle', 'cheyenne', 'django', 'doc', 'ghost', 'mei', 'tuco']) {
    for (const what of [
      ...['move', 'changeFloor', 'flip', 'fire', 'reflex', 'horse'].map((card) => `action|${who}|${card}`),
      ...['walked', 'climbed', 'knockedBack', 'rode'].map((manner) => `went|${who}|${manner}`),
      ...['fell', 'uncoupled'].map((why) => `out|${who}|${why}`),
    ]) {
      expect([what, coverage.of(what)]).not.toContain(0);
    }
  }
  for (const fact of ['travelled', 'gotUp', 'lay', 'wagonWon', 'noEffect']) {
    expect([fact, coverage.of(`fact|${fact}|all`)]).not.toContain(0);
  }
});

/** What is counted of boxes: cells of these families. */
const FAMILIES = [
  ['stagecoach', 'hostage'],
  ['prison', 'prisoner'],
  ['marshal', 'penalty'],
  ['marshal', 'goal'],
] as const;

test('the hunter goes through any boxes, and knows what it has not come to', () => {
  const { coverage, breach: found } = huntThrough(25, 'test', { game: 'express', boxes: null });
  expect(found).toBeNull();
  const told = coverage.table();
  const brought = FAMILIES.filter(([box]) => EXPANSIONS.includes(box)).map(([, family]) => family);
  for (const family of ['action', ...brought, 'question', 'round card', 'event']) {
    expect(told).toMatch(new RegExp(`^${family} `, 'm'));
  }
  // In so few games a pile of bullets is hardly emptied, and no goal is both met and missed.
  const [empty = ''] = coverage.empty().filter((cell) => /^(penalty|goal)/.test(cell));
  expect(told).toContain('empty: ');
  coverage.count(empty);
  expect(coverage.empty()).not.toContain(empty);
});
