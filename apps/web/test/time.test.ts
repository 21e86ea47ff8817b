import { describe, expect, jest, test } from '@jest/globals';
import { createAlarm } from '../src/hud/alarm.ts';
import { timeLeft } from '../src/hud/clock.ts';
import { waitFor } from '../src/net/backoff.ts';
import { aheadBy, askForTime } from '../src/net/serverTime.ts';
import { longTime, shortTime } from '../src/text/clock.ts';

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
