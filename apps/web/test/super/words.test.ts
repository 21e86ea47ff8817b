import { actionsOf, planOptions, type SuperFact } from '@holdup/engine';
import { expect, test } from '@jest/globals';
import { hasIcon } from '../../src/art/icons.ts';
import { emptyLog, grouped, passes, readOn } from '../../src/store/log.ts';
import { actionIcon, cardsOfPlan } from '../../src/super/text/naming.ts';
import { phraseFact } from '../../src/text/fact.ts';
import { humanise } from '../../src/text/format.ts';
import { maybe, t } from '../../src/text/index.ts';
import type { Naming } from '../../src/text/naming.ts';
import { phraseQuestion, phraseWaiting } from '../../src/text/question.ts';
import { spaces } from '../../src/text/train.ts';
import { allFacts, EVERYTHING, playedOut, someGames } from './games.ts';

const BROKEN = /…|undefined|null|NaN/;
/** Said by other lines, or of no use to anybody. */
const UNTOLD = new Set(['chose', 'roundEnded']);

test('everything that happens has a sentence and a picture of its own, whoever reads it', () => {
  const met = new Set<string>();
  for (const { game, tables, batches } of someGames())
    for (const [i, batch] of batches.entries())
      for (const seat of [0, 2, 'public' as const])
        for (const fact of batch.map((one) => game.veil(one, seat))) {
          const table = game.project(tables[i] as (typeof tables)[0], seat);
          const naming: Naming = {
            table,
            names: ['Ann', 'Ben', 'Cat'],
            mySeat: seat === 'public' ? null : seat,
          };
          const line = phraseFact(fact, naming);
          const own =
            fact.kind !== 'planned' || (fact as Extract<SuperFact, { kind: 'planned' }>).cards[0] !== null;
          expect([fact.kind, line !== null]).toEqual([fact.kind, own && !UNTOLD.has(fact.kind)]);
          if (!line) continue;
          met.add(fact.kind);
          expect(line.text).not.toMatch(BROKEN);
          expect(line.text).not.toBe(t('fact.any', { kind: humanise(fact.kind) }));
          expect([line.icon, hasIcon(line.icon)]).toEqual([line.icon, true]);
        }
  expect([...met].sort()).toEqual(
    'actingBegan decided eliminated fell fired firstPlayer gotUp lay noEffect planned planningBegan revealed travelled turned uncoupled wagonWon went'.split(
      ' ',
    ),
  );
});

test('a question is a sentence, and waiting for an answer is one', () => {
  const { game, tables } = playedOut(3, {}, 'a question');
  const naming: Naming = { table: game.project(tables[0] as (typeof tables)[0], 0), names: [], mySeat: 0 };
  expect(phraseQuestion({ kind: 'plan', who: 'belle', options: [] }, naming)).toBe(
    'Belle, plan three cards in order.',
  );
  expect(phraseWaiting([{ seat: 1, kind: 'plan', answered: false }], naming)).toContain('which three cards');
});

test('every card has a name, a picture and a help; every plan is read as its cards', () => {
  for (const card of actionsOf(EVERYTHING)) {
    expect(maybe(`action.${card}`)).not.toBeNull();
    expect(maybe(`super.action.${card}.help`)).not.toBeNull();
    expect(hasIcon(actionIcon(card))).toBe(true);
  }
  for (const { id } of planOptions({ reflexes: true })) {
    const cards = cardsOfPlan(id);
    expect(new Set(cards).size).toBe(3);
    expect(cards.every((card) => actionsOf({ reflexes: true }).includes(card))).toBe(true);
  }
});

test('the train is told in words: who stands where in which order, and who has fallen off', () => {
  const { tables } = playedOut(4, EVERYTHING, 'the train in words');
  const table = tables[0] as (typeof tables)[0];
  const [first, second] = table.line as [string, string];
  const together = {
    ...table,
    characters: {
      ...table.characters,
      [first]: { ...table.characters[first], at: '2/roof', facing: 'rear', lying: true },
      [second]: { ...table.characters[second], at: '2/roof', facing: 'front' },
    },
  } as typeof table;
  const roof = spaces(together).find(({ place }) => place === '2/roof');
  expect(roof?.text).toMatch(
    /^Car 2, roof: .*, lying, looking to the rear; .*, looking to the locomotive \(from the locomotive’s side\)\.$/,
  );
  expect(spaces(table).map(({ place }) => place)).toContain('timeMachine');
  const fallen = { ...table, characters: { ...table.characters } };
  fallen.characters[first] = { ...(table.characters[first] as (typeof table.characters)[string]), at: 'off' };
  expect(spaces(fallen).at(-1)?.text).toMatch(/^Beside the track: /);
  for (const { text } of tables.flatMap(spaces)) expect(text).not.toMatch(BROKEN);
});

test('the log is sorted by rounds, planning and doing, and filtered', () => {
  const played = playedOut(5, EVERYTHING, 'a log');
  const { entries } = readOn(emptyLog, allFacts(played));
  const chapters = grouped(entries).map(({ head }) => `${head.round} ${head.chapter.is}`);
  expect(chapters.slice(0, 4)).toEqual(['1 planning', '1 acting', '2 planning', '2 acting']);
  expect(chapters.at(-1)).toMatch(/ end$/);
  const mine = { seat: null, characters: [] };
  const kinds = (filter: 'fights' | 'loot') =>
    new Set(entries.filter((one) => passes(one, filter, mine)).map(({ fact }) => fact.kind));
  expect([...kinds('loot')]).toEqual(['wagonWon']);
  expect(kinds('fights')).toContain('fired');
  const aboutBelle = entries.filter((one) => passes(one, 'me', { seat: null, characters: ['belle'] }));
  expect(aboutBelle.length).toBeGreaterThan(5);
});
