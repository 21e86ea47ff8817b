import type { Fact } from '@holdup/engine';
import type { TableSettings } from '@holdup/protocol';
import { describe, expect, test } from '@jest/globals';
import { fitted, gameName, presetSetup, whyNot } from '../../src/pages/presets.ts';
import { evolverOf, openFile } from '../../src/replay/rules.ts';
import { roundsOf, stopsOf, storyOf } from '../../src/replay/story.ts';
import { ADD_ONS, plainSuper, withAddOn } from '../../src/super/addOns.ts';
import { phraseFact } from '../../src/text/fact.ts';
import { EVERYTHING, playedOut, setupOf } from './games.ts';

describe('a table of Super Express', () => {
  const all = ADD_ONS.reduce((setup, one) => withAddOn(setup, one, true), plainSuper);

  test('takes each add-on alone and all together, and 3 to 7 players', () => {
    for (const setup of [plainSuper, all, ...ADD_ONS.map((one) => withAddOn(plainSuper, one, true))])
      for (const seats of [3, 5, 7]) expect(whyNot({ setup, seats })).toEqual([]);
    expect(all.options).toEqual(EVERYTHING);
    expect(withAddOn(all, 'horses', false).options).toEqual({ reflexes: true, timeTravel: true });
  });

  test('says why it cannot be played, and has its seats fitted', () => {
    expect(whyNot({ setup: plainSuper, seats: 2 })).toEqual(['This game is for 3 to 7 players.']);
    const fit = (setup: TableSettings['setup'], seats: number) => fitted({ setup, seats }).seats;
    expect([fit(plainSuper, 2), fit(plainSuper, 9), fit(plainSuper, 4)]).toEqual([3, 7, 4]);
    expect(fit(presetSetup('classic'), 2)).toBe(2);
  });

  test('says what it plays', () => {
    expect(gameName(plainSuper)).toBe('Super Express, without add-ons');
    expect(gameName(all)).toBe('Super Express, Reflexes, Horses, Time travel');
    expect(gameName(presetSetup('classic'))).toBe('Classic');
  });
});

describe('a game of Super Express that was recorded', () => {
  const { game, tables, batches, commands, seed } = playedOut(5, EVERYTHING, 'recorded');
  const facts = batches.flat();
  const recording = { engine: '0', header: setupOf(5, EVERYTHING), seed, commands };

  test('opens, follows the rules to its end, and shows a seat what it saw', () => {
    const recorded = openFile(JSON.stringify(recording));
    if (typeof recorded === 'string') throw new Error(recorded);
    expect(recorded.diverges).toBeNull();
    const open = recorded.seenBy('all');
    expect(storyOf(open).after(open.facts, open.facts.length)).toEqual(tables.at(-1));
    expect(recorded.seenBy(2).facts).toEqual(facts.map((fact) => game.veil(fact, 2)));
  });

  test('shows how the money came, round by round, up to what was counted', () => {
    const recorded = openFile(JSON.stringify(recording));
    if (typeof recorded === 'string') throw new Error(recorded);
    const { marks, lines } = recorded.fortunes;
    const last = roundsOf(facts).length;
    expect(marks).toEqual([
      { is: 'start' },
      ...Array.from({ length: last }, (_, i) => ({ is: 'round', number: i + 1 })),
    ]);
    expect(lines.map(({ amounts }) => amounts[0])).toEqual([0, 0, 0, 0, 0]);
    const totals = tables.at(-1)?.result?.scores.map(({ total }) => total);
    expect(lines.map(({ amounts }) => amounts.at(-1))).toEqual(totals);
    expect(Math.max(...(totals ?? []))).toBeGreaterThan(0);
  });

  test('is looked back at from what one knew then', () => {
    const opening = game.project(tables[0] as (typeof tables)[0], 1);
    const dealt = batches[0]?.length ?? 0;
    const story = storyOf({ opening, dealt, evolve: evolverOf(opening) });
    const seen = facts.map((fact) => game.veil(fact, 1));
    const end = story.after(seen, seen.length);
    expect(end).toEqual(game.project(tables.at(-1) as (typeof tables)[0], 1));
    const planned = seen.findIndex(({ kind }) => kind === 'actingBegan');
    expect(story.after(seen, planned).players[0]?.plan).toEqual([null, null, null]);
    expect(story.after(seen, planned).players[1]?.plan).not.toContain(null);
  });

  test('has its rounds, and stops at every card', () => {
    expect(roundsOf(facts).map(({ number }) => number)).toEqual(
      facts.flatMap((fact) => (fact.kind === 'planningBegan' ? [fact.number] : [])),
    );
    const isTold = (fact: Fact) => phraseFact(fact, { table: null, names: [], mySeat: null }) !== null;
    const stops = new Set(stopsOf(facts, batches[0]?.length ?? 0, isTold));
    facts.forEach((fact, i) => {
      if (fact.kind === 'revealed') expect(stops.has(i + 1)).toBe(true);
    });
  });
});
