import type { Fact, Table } from '@holdup/engine';
import { describe, expect, jest, test } from '@jest/globals';
import { createAlarm } from '../src/hud/alarm.ts';
import { timeLeft } from '../src/hud/clock.ts';
import { waitFor } from '../src/net/backoff.ts';
import { aheadBy, askForTime } from '../src/net/serverTime.ts';
import { pathOf, routeOf } from '../src/pages/route.ts';
import { came, joined, refused, told, unread } from '../src/store/batches.ts';
import { cell } from '../src/store/cell.ts';
import { emptyLog, grouped, newestFirst, passes, readBack, readOn } from '../src/store/log.ts';
import { type Asked, createPlayback } from '../src/store/playback.ts';
import { change, defaults, keepSettings, settings, settingsFrom } from '../src/store/settings.ts';
import { longTime, shortTime } from '../src/text/clock.ts';
import { trainOf } from '../src/text/naming.ts';

const fact = (seat: number): Fact => ({ kind: 'firstPlayer', seat });
const batch = (seq: number) => ({ seq, version: seq, facts: [fact(seq)], hash: 0 });

describe('batches of facts', () => {
  test('in order, each is played at once', () => {
    const first = came(unread, batch(0));
    expect(first.play).toEqual([batch(0)]);
    expect(came(first.reading, batch(1)).play).toEqual([batch(1)]);
  });

  test('one that came already is nothing new', () => {
    const { reading } = came(unread, batch(0));
    expect(came(reading, batch(0))).toMatchObject({ play: [], ask: null });
  });

  test('a gap asks for history once, and what comes meanwhile waits for it', () => {
    const gap = came(came(unread, batch(0)).reading, batch(3));
    expect(gap).toMatchObject({ play: [], ask: 0 });
    const more = came(gap.reading, batch(4));
    expect(more).toMatchObject({ play: [], ask: null });
    const filled = told(more.reading, 2, [fact(1), fact(2)]);
    expect(filled.told).toHaveLength(2);
    expect(filled.play.map(({ seq }) => seq)).toEqual([3, 4]);
    expect(filled.reading).toEqual({ seq: 4, waiting: [], asking: false });
  });

  test('history that reaches further than what waits leaves nothing to be played twice', () => {
    const waiting = came(joined(unread, 5).reading, batch(6));
    const filled = told(waiting.reading, 6, [fact(9)]);
    expect(filled.play).toEqual([]);
    expect(filled.reading.seq).toBe(6);
  });

  test('history that was refused is asked for again with the next batch', () => {
    const gap = came(came(unread, batch(0)).reading, batch(3));
    const again = came(refused(gap.reading), batch(4));
    expect(again).toMatchObject({ play: [], ask: 0 });
    expect(told(again.reading, 2, []).play.map(({ seq }) => seq)).toEqual([3, 4]);
  });

  test('coming back with nothing missed asks nothing', () => {
    const { reading } = came(unread, batch(0));
    expect(joined(reading, 0).ask).toBeNull();
    expect(joined(reading, 2).ask).toBe(0);
  });
});

describe('the log', () => {
  const story: Fact[] = [
    {
      kind: 'roundBegan',
      number: 1,
      card: { id: 'bridge', seen: 1 },
      turns: ['standard'],
      event: null,
      keep: 0,
    },
    { kind: 'turnBegan', turn: 0, turnKind: 'standard' },
    { kind: 'punched', by: 'doc', target: 'belle' },
    { kind: 'stealingBegan' },
    { kind: 'moved', who: 'belle', from: '1/inside', to: '1/roof', manner: 'flee' },
  ];

  test('is the same read at once or bit by bit', () => {
    const once = readOn(emptyLog, story);
    const bits = story.reduce((log, one) => readOn(log, [one]), emptyLog);
    expect(bits).toEqual(once);
  });

  test('knows what had happened before one came', () => {
    const back = readBack(emptyLog, story);
    expect(back).toEqual({ ...readOn(emptyLog, story), news: story.length });
    expect(readOn(back, story).news).toBe(story.length);
  });

  test('groups by round and turn', () => {
    const groups = grouped(readOn(emptyLog, story).entries);
    expect(groups.map(({ head }) => head.chapter.is)).toEqual(['deal', 'turn', 'stealing']);
    expect(groups.every(({ head }) => head.card === 'bridge')).toBe(true);
  });

  test('puts the newest deed on top, and tells each from its cause to its consequence', () => {
    const card = { id: 7, of: 'doc', kind: 'punch', seen: 1 } as const;
    const turned = (by: string): Fact => ({ kind: 'turnedOver', index: 0, seat: 0, card, by });
    const punch: Fact = { kind: 'punched', by: 'doc', target: 'belle' };
    const push: Fact = { kind: 'moved', who: 'belle', from: '1/inside', to: '2/inside', manner: 'pushed' };
    const chapter = [turned('tuco'), turned('doc'), punch, push];
    const { entries } = readOn(emptyLog, chapter);
    expect(newestFirst(entries).map(({ fact }) => fact)).toEqual([
      turned('doc'),
      punch,
      push,
      turned('tuco'),
    ]);
    expect(newestFirst(entries.slice(2)).map(({ fact }) => fact)).toEqual([punch, push]);
  });

  test('filters: about me, fights, loot', () => {
    const { entries } = readOn(emptyLog, story);
    const kinds = (filter: 'me' | 'fights' | 'loot', characters: string[]) =>
      entries.filter((one) => passes(one, filter, { seat: 2, characters })).map(({ fact }) => fact.kind);
    expect(kinds('fights', [])).toEqual(['punched', 'moved']);
    expect(kinds('me', ['doc'])).toEqual(['punched']);
    expect(kinds('loot', ['doc'])).toEqual([]);
  });
});

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

describe('settings', () => {
  test('survive storage, and what is broken or unknown is the default', () => {
    expect(settingsFrom(JSON.stringify({ ...defaults, speed: 4, coach: 'off' }))).toEqual({
      ...defaults,
      speed: 4,
      coach: 'off',
    });
    expect(settingsFrom('{')).toEqual(defaults);
    expect(settingsFrom('[]')).toEqual(defaults);
    expect(settingsFrom(JSON.stringify({ speed: 3, volume: 7, hack: 1 }))).toEqual(defaults);
  });

  test('hold for the page where storage refuses to be read or written', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const refuse = () => {
      throw new Error('full');
    };
    keepSettings({ getItem: refuse, setItem: refuse });
    change({ speed: 4 });
    expect(settings.get()).toEqual({ ...defaults, speed: 4 });
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('routes', () => {
  test('each page has a path of its own, and unknown paths are the start page', () => {
    for (const path of [
      '/',
      '/t/abc-1',
      '/join/K7QF-M2XA',
      '/claim/xyz',
      '/about',
      '/replay',
      '/replay/abc-1',
    ]) {
      expect(pathOf(routeOf(path))).toBe(path);
    }
    expect(routeOf('/', '#claim=ab_c-1')).toEqual({ page: 'claim', code: 'ab_c-1' });
    expect(routeOf('/')).toEqual({ page: 'start' });
    expect(routeOf('/t/')).toEqual({ page: 'start', astray: true });
    expect(routeOf('/t/a/b')).toEqual({ page: 'start', astray: true });
  });
});

describe('time', () => {
  test('back-off doubles up to eight seconds, spread by a quarter', () => {
    expect(waitFor(0, 0.5)).toBe(400);
    expect(waitFor(3, 0.5)).toBe(3_200);
    expect(waitFor(20, 1)).toBe(10_000);
    expect(waitFor(20, 0)).toBe(6_000);
  });

  test('the clock goes by the server, is warm at the end and never negative', () => {
    const at = (deadline: number | null, now: number, more: { banks?: number[]; ahead?: number } = {}) => {
      const { banks = [], ahead = 0 } = more;
      return timeLeft({ clock: { deadline, banks }, seat: 1, ahead, seconds: 60, bankSeconds: 120 }, now);
    };
    expect(at(null, 0)).toBeNull();
    expect(at(61_000, 0, { ahead: 1_000 })).toMatchObject({
      ms: 60_000,
      share: 1,
      warm: false,
      matters: false,
    });
    // What happened before is still being shown: the whole decision stands.
    expect(at(65_000, 0)).toMatchObject({ ms: 60_000, share: 1 });
    expect(at(20_000, 0)).toMatchObject({ matters: true, warm: false });
    expect(at(9_000, 0)).toMatchObject({ share: 0.15, warm: true });
    expect(at(1_000, 5_000)).toMatchObject({ ms: 0, share: 0 });
    const banks = [0, 60_000];
    expect(at(9_000, 0, { banks })).toMatchObject({ ms: 69_000, bank: 60_000, warm: false, drawing: false });
    expect(at(0, 30_000, { banks })).toMatchObject({ ms: 30_000, decision: 0, share: 0.25, drawing: true });
    expect(at(0, 55_000, { banks })).toMatchObject({ ms: 5_000, warm: true });
  });

  test('the quickest answer says best how far the server is ahead, however wrong our own clock', () => {
    const asked = (sentAt: number, way: number, back: number, ahead: number) => ({
      ...{ sentAt, heardAt: sentAt + way + back, now: sentAt + way + ahead },
    });
    const aDay = 86_400_000;
    expect(aheadBy([])).toBeNull();
    expect(aheadBy([asked(0, 900, 20, aDay), asked(5_000, 30, 30, aDay), asked(9_000, 20, 400, aDay)])).toBe(
      aDay,
    );
    expect(aheadBy([asked(0, 100, 0, 0)])).toBe(50);
    // The device slept for a day, and its clock with it.
    expect(aheadBy([asked(0, 10, 10, 0), asked(5_000, 30, 30, aDay)])).toBe(aDay);
  });

  test('a server that does not answer is gone, however alive the line looks', async () => {
    jest.useFakeTimers();
    let re = 0;
    let gone = 0;
    const time = askForTime(
      () => re++,
      () => {},
      () => gone++,
    );
    time.begin();
    for (let i = 0; i < 100; i++) {
      await jest.advanceTimersByTimeAsync(1_000);
      for (let asked = 0; asked < re; asked++) time.heard(asked, Date.now());
    }
    expect([re > 5, gone]).toEqual([true, 0]);
    await jest.advanceTimersByTimeAsync(65_000);
    expect(gone).toBe(1);
    time.stop();
    jest.useRealTimers();
  });

  test('sounds come when the reserve is drawn upon, in the last ten seconds, and then each of five; to whom is asked', () => {
    const played: string[] = [];
    const alarm = createAlarm((name) => played.push(name));
    const left = (deadline: number, now: number) =>
      timeLeft({ clock: { deadline, banks: [20_000] }, seat: 0, ahead: 0, seconds: 60 }, now);
    for (let second = 0; second < 60; second++) alarm.look(7, left(60_000, second * 1000));
    expect(played).toEqual([]);
    for (let second = 60; second <= 80; second++) alarm.look(7, left(60_000, second * 1000 + 10));
    expect(played).toEqual(['hurry', 'hurry', 'tick', 'tick', 'tick', 'tick', 'tick']);
    for (let second = 70; second <= 80; second++) alarm.look(8, null);
    expect(played).toHaveLength(7);
  });

  test('times are short to read and whole to hear', () => {
    expect([0, 14_000, 99_000, 125_000, 5 * 3_600_000, 50 * 3_600_000].map(shortTime)).toEqual(
      '0 14 99 2:05 5_h 2_d'.split(' ').map((word) => word.replace('_', ' ')),
    );
    expect([1000, 60_000, 125_000, 3_600_000, 86_400_000].map(longTime)).toEqual([
      '1 second',
      '1 minute',
      '2 minutes 5 seconds',
      '1 hour',
      '1 day',
    ]);
  });
});

describe('cells', () => {
  test('tell of changes only, until one stops watching', () => {
    const one = cell(1);
    const seen: number[] = [];
    const stop = one.watch((value) => seen.push(value));
    one.set(1);
    one.set(2);
    stop();
    one.set(3);
    expect(seen).toEqual([2]);
  });

  test('tell all who watch, also when one of them fails', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const one = cell(1);
    const seen: number[] = [];
    one.watch(() => {
      throw new Error('the picture is torn');
    });
    one.watch((value) => seen.push(value));
    one.set(2);
    expect(seen).toEqual([2]);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});
