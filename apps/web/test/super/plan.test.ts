import { planOptions } from '@holdup/engine';
import { describe, expect, test } from '@jest/globals';
import { type Act, createPlayback } from '../../src/store/playback.ts';
import { actsOf } from '../../src/super/acts.ts';
import {
  answerOf,
  type Draft,
  draftNow,
  placed,
  setDraft,
  shortened,
  tapped,
} from '../../src/super/hud/draft.ts';
import { EVERYTHING, playedOut } from './games.ts';

const EMPTY: Draft = [null, null, null];

describe('a plan is put together', () => {
  test('by taps: each card goes to the first free place, a second tap takes it back', () => {
    const two = tapped(tapped(EMPTY, 'fire'), 'move');
    expect(two).toEqual(['fire', 'move', null]);
    const back = tapped(two, 'fire');
    expect(back).toEqual([null, 'move', null]);
    expect(tapped(tapped(back, 'flip'), 'fire')).toEqual(['flip', 'move', 'fire']);
  });

  test('with three cards laid a fourth one waits', () => {
    expect(tapped(['flip', 'move', 'fire'], 'reflex')).toEqual(['flip', 'move', 'fire']);
  });

  test('by dragging: a card takes its place, and what lay there goes where it came from', () => {
    expect(placed(EMPTY, 'move', 2)).toEqual([null, null, 'move']);
    expect(placed(['move', 'fire', null], 'move', 1)).toEqual(['fire', 'move', null]);
    expect(placed(['move', 'fire', 'flip'], 'horse', 0)).toEqual(['horse', 'fire', 'flip']);
  });

  test('its last card is taken back first', () => {
    expect(shortened(['move', null, 'fire'])).toEqual(['move', null, null]);
    expect(shortened(EMPTY)).toEqual(EMPTY);
  });

  test('it is an answer only when it is whole, and then one that is offered', () => {
    expect(answerOf(['move', 'fire', null])).toBeNull();
    const offered = planOptions(EVERYTHING).map(({ id }) => id);
    expect(offered).toContain(answerOf(['reflex', 'fire', 'horse']));
  });
});

test('a plan that was begun belongs to its question and its table', () => {
  const hud = (table: string, prompt: number) =>
    ({ lobby: { id: table }, view: { prompt: { id: prompt, answer: null } } }) as never;
  setDraft(hud('first', 1), ['move', null, null]);
  expect(draftNow(hud('first', 1))).toEqual(['move', null, null]);
  expect(draftNow(hud('first', 2))).toEqual(EMPTY);
  expect(draftNow(hud('second', 1))).toEqual(EMPTY);
});

describe('a round is shown card by card', () => {
  const { tables, batches, game } = playedOut(5, EVERYTHING, 'card by card');
  const view = (i: number) => game.project(tables[i] as (typeof tables)[0], 1);
  const rounds = batches.flatMap((batch, i) => (batch.some(({ kind }) => kind === 'revealed') ? [i] : []));

  test('no act reveals more than one card, nothing is lost, and every act leads to the next', () => {
    expect(rounds.length).toBeGreaterThan(1);
    for (const i of rounds) {
      const facts = (batches[i] ?? []).map((fact) => game.veil(fact, 1));
      const acts = actsOf(facts, view(i - 1), view(i));
      expect(acts.flatMap((act) => act.facts)).toEqual(facts);
      expect(acts.length).toBeGreaterThan(5);
      for (const act of acts)
        expect(act.facts.filter(({ kind }) => kind === 'revealed').length).toBeLessThanOrEqual(1);
      expect(acts.at(-1)?.after).toEqual(view(i));
      // Without the newest view the facts alone lead there.
      const folded = actsOf([...facts, { kind: 'actingBegan' }], view(i - 1), view(i));
      const before = folded.at(-2)?.after;
      expect({ ...before, round: null }).toEqual({ ...view(i), round: null });
    }
  });

  test('a batch without facts still brings its table', () => {
    expect(actsOf([], view(0), view(1))).toEqual([{ facts: [], after: view(1) }]);
  });

  test('the acts of one batch do not count as batches that wait', async () => {
    const waiting: number[] = [];
    const playback = createPlayback(
      () => {},
      () => {},
    );
    playback.use({ play: async () => {}, waiting: (count) => waiting.push(count) });
    playback.settle(view(0));
    const act = (i: number): Act => ({ facts: [], after: view(i) });
    playback.push([act(1), act(1), act(1)]);
    playback.push([act(2), act(2)]);
    expect(playback.newest()).toEqual(view(2));
    await new Promise(setImmediate);
    expect(waiting).toEqual([0, 1, 1, 0, 0]);
    expect(playback.table()).toEqual(view(2));
  });
});
