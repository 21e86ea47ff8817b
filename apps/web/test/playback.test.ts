import type { Fact, Table } from '@holdup/engine';
import { describe, expect, test } from '@jest/globals';
import { type Asked, createPlayback } from '../src/store/playback.ts';
import { trainOf } from '../src/text/naming.ts';

const fact = (seat: number): Fact => ({ kind: 'firstPlayer', seat });

describe('playback', () => {
  const table = (cars: number) => ({ game: 'express', cars: Array(cars).fill('car1') }) as unknown as Table;

  test('shows one batch after the other and settles on each', async () => {
    const shownNow: string[] = [];
    const playback = createPlayback(
      () => shownNow.push('began'),
      () => shownNow.push(`settled ${trainOf(playback.table())?.cars.length}`),
    );
    let finish = () => {};
    playback.use({
      play: () =>
        new Promise((done) => {
          finish = done;
        }),
      waiting: () => {},
    });
    playback.settle(table(1));
    playback.push([{ facts: [], after: table(2) }]);
    playback.push([{ facts: [], after: table(3) }]);
    expect(playback.busy()).toBe(true);
    expect(trainOf(playback.table())?.cars).toHaveLength(1);
    finish();
    await new Promise(setImmediate);
    expect(trainOf(playback.table())?.cars).toHaveLength(2);
    finish();
    await new Promise(setImmediate);
    expect(shownNow).toEqual(['settled 1', 'settled 2', 'settled 3']);
    expect(playback.busy()).toBe(false);
  });

  const tick = () => new Promise(setImmediate);
  const asks = (seat: number): Asked => [{ seat, kind: 'move', who: null, answered: false }];
  const turned: Fact = {
    ...{ kind: 'turnedOver', index: 0, seat: 0, by: 'doc' },
    card: { id: 7, of: 'doc', kind: 'punch', seen: 1 },
  };

  /** A stage on which one fact begins after the other, when the test says so; and what has been told. */
  function stageOf(holdsWords = true) {
    const told: Fact[] = [];
    let begin = (_count: number) => {};
    let finish = () => {};
    const playback = createPlayback(
      (facts) => told.push(...facts),
      () => {},
    );
    playback.use({
      play: (_facts, _before, _after, signal, began) =>
        new Promise((done) => {
          begin = began ?? begin;
          finish = done;
          signal.addEventListener('abort', () => done());
        }),
      waiting: () => {},
      holdsWords: () => holdsWords,
    });
    playback.settle(table(1), asks(0));
    return { playback, told, begin: (count: number) => begin(count), finish: () => finish() };
  }

  test('tells each fact as it begins to be shown, once', async () => {
    const { playback, told, begin, finish } = stageOf();
    playback.push([{ facts: [fact(1), fact(2), fact(3)], after: table(2) }], asks(1));
    playback.push([{ facts: [fact(4)], after: table(3) }], asks(2));
    expect(told).toEqual([]);
    begin(1);
    expect(told).toEqual([fact(1)]);
    begin(2);
    begin(2);
    expect(told).toEqual([fact(1), fact(2)]);
    // A picture that skips says nothing on its way.
    finish();
    await tick();
    expect(told).toEqual([fact(1), fact(2), fact(3)]);
    finish();
    await tick();
    expect(told).toEqual([fact(1), fact(2), fact(3), fact(4)]);
  });

  test('says who is asked when what led to it has been shown, and nobody while the game goes on by itself', async () => {
    const { playback, begin, finish } = stageOf();
    playback.push([{ facts: [fact(1), turned, fact(2)], after: table(2) }], asks(1));
    expect(playback.asked()).toEqual(asks(0));
    begin(1);
    expect(playback.asked()).toEqual(asks(0));
    begin(2);
    expect(playback.asked()).toEqual([]);
    finish();
    await tick();
    expect(playback.asked()).toEqual(asks(1));
  });

  test('has told everything when it settles, and nothing twice', async () => {
    const { playback, told, begin } = stageOf();
    playback.push([{ facts: [fact(1), fact(2)], after: table(2) }], asks(1));
    playback.push([{ facts: [fact(3)], after: table(3) }], asks(2));
    begin(1);
    playback.settle(table(3), asks(2));
    expect(told).toEqual([fact(1), fact(2), fact(3)]);
    expect(playback.asked()).toEqual(asks(2));
    begin(2);
    await tick();
    expect(told).toEqual([fact(1), fact(2), fact(3)]);
    playback.push([{ facts: [fact(4)], after: table(4) }], asks(3));
    begin(1);
    expect(told).toHaveLength(4);
  });

  test('tells at once where words wait for no picture, but what is followed act by act in its turn', async () => {
    const { playback, told, finish } = stageOf(false);
    playback.push([{ facts: [fact(1), fact(2)], after: table(2) }]);
    expect(told).toEqual([fact(1), fact(2)]);
    finish();
    await tick();
    playback.push([
      { facts: [fact(3)], after: table(3) },
      { facts: [fact(4)], after: table(4) },
    ]);
    playback.push([{ facts: [fact(5)], after: table(5) }]);
    expect(told).toHaveLength(2);
    finish();
    await tick();
    expect(told).toEqual([fact(1), fact(2), fact(3)]);
  });

  test('a stage that fails does not stop the game', async () => {
    const playback = createPlayback(
      () => {},
      () => {},
    );
    const said = console.error;
    console.error = () => {};
    playback.use({ play: () => Promise.reject(new Error('no picture')), waiting: () => {} });
    playback.settle(table(1));
    playback.push([{ facts: [], after: table(4) }]);
    await new Promise(setImmediate);
    console.error = said;
    expect(trainOf(playback.table())?.cars).toHaveLength(4);
  });
});
