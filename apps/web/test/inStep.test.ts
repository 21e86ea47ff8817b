import type { AnyTable } from '@holdup/engine';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { uncharged } from '../src/hud/clock.ts';
import { createInStep, type Standing } from '../src/hud/inStep.ts';
import type { Asked } from '../src/store/playback.ts';

const table = (round: number) => ({ game: 'express', round: { number: round } }) as unknown as AnyTable;
const standing = (change: Partial<Standing> = {}): Standing => ({
  prompt: 7,
  behind: true,
  free: null,
  live: table(1),
  shown: table(1),
  asked: { live: [], shown: [] },
  ...{ mySeat: 0, told: 0 },
  ...change,
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a question', () => {
  test('opens when what led to it has been shown, and stays open', () => {
    const step = createInStep(() => {});
    expect(step.look(standing()).open).toBe(false);
    expect(step.look(standing({ behind: false })).open).toBe(true);
    // Another has sealed his answer meanwhile.
    expect(step.look(standing()).open).toBe(true);
    expect(step.look(standing({ prompt: 8 })).open).toBe(false);
  });

  test('opens when it is hurried, though what led to it may not have come yet', () => {
    const step = createInStep(() => {});
    expect(step.look(standing()).open).toBe(false);
    step.hurry(7);
    expect(step.look(standing())).toMatchObject({ open: true, hands: table(1) });
    expect(step.look(standing({ prompt: 8 })).open).toBe(false);
  });

  test('opens at once where nothing is waited for', () => {
    const step = createInStep(() => {});
    expect(step.look(standing({ behind: false })).open).toBe(true);
    expect(step.look(standing({ prompt: null })).open).toBe(false);
  });

  test('opens in the moment from which it is charged to a clock', () => {
    const enough = jest.fn();
    const step = createInStep(enough, () => performance.now());
    expect(step.look(standing({ free: 2_000 })).open).toBe(false);
    jest.advanceTimersByTime(1_999);
    expect(enough).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(enough).toHaveBeenCalledTimes(1);
    expect(step.look(standing({ free: 0 })).open).toBe(true);
  });

  test('is held back for eight seconds at the most', () => {
    const enough = jest.fn();
    const step = createInStep(enough, () => performance.now());
    expect(step.look(standing()).open).toBe(false);
    jest.advanceTimersByTime(5_000);
    expect(step.look(standing()).open).toBe(false);
    jest.advanceTimersByTime(3_000);
    expect(enough).toHaveBeenCalledTimes(1);
    expect(step.look(standing()).open).toBe(true);
  });

  test.each<[string, (step: ReturnType<typeof createInStep>) => void]>([
    ['has been opened', (step) => step.look(standing({ behind: false }))],
    ['is hurried', (step) => step.hurry(7)],
    ['is asked no more', (step) => step.look(standing({ prompt: null, behind: false }))],
  ])('that %s cuts nothing short that comes after it', (_, passes) => {
    const enough = jest.fn();
    const step = createInStep(enough, () => performance.now());
    expect(step.look(standing()).open).toBe(false);
    passes(step);
    jest.advanceTimersByTime(20_000);
    expect(enough).not.toHaveBeenCalled();
  });
});

describe('who is said to be asked', () => {
  const asks = (seat: number): Asked => [{ seat, kind: 'move', who: null, answered: false }];
  const others = (change: Partial<Standing> = {}) =>
    standing({ prompt: null, asked: { live: asks(2), shown: asks(1) }, ...change });

  test('is who is asked when what is shown has happened; where nothing is waited for, who is asked now', () => {
    const step = createInStep(() => {});
    expect(step.look(others()).asked).toEqual(asks(1));
    expect(step.look(others({ behind: false })).asked).toEqual(asks(2));
  });

  test('is never oneself, once one has answered', () => {
    const step = createInStep(() => {});
    expect(step.look(others({ mySeat: 1 })).asked).toEqual([]);
  });

  test('is not held back where my own question lies open', () => {
    const step = createInStep(() => {});
    expect(step.look(others({ prompt: 7, free: 0 })).asked).toEqual(asks(2));
  });

  test('does not wait for a picture that stands still, only for one that gets on', () => {
    const enough = jest.fn();
    const step = createInStep(enough, () => performance.now());
    for (let told = 0; told < 4; told++) {
      step.look(others({ told }));
      jest.advanceTimersByTime(7_000);
      // Whatever else makes the page look again is no progress.
      step.look(others({ told }));
    }
    expect(enough).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(enough).toHaveBeenCalledTimes(1);
  });

  test('waits for nothing more once all has been seen', () => {
    const enough = jest.fn();
    const step = createInStep(enough, () => performance.now());
    step.look(others());
    step.look(others({ behind: false }));
    jest.advanceTimersByTime(20_000);
    step.look(others());
    step.close();
    jest.advanceTimersByTime(20_000);
    expect(enough).not.toHaveBeenCalled();
  });
});

describe('the hand', () => {
  const [old, next] = [table(1), table(2)];

  test('of a new round comes with that round', () => {
    const step = createInStep(() => {});
    expect(step.look(standing({ prompt: null, live: old, shown: old })).hands).toBe(old);
    expect(step.look(standing({ prompt: null, live: next, shown: old })).hands).toBe(old);
    expect(step.look(standing({ prompt: null, live: next, shown: next })).hands).toBe(next);
  });

  test('within a round is the newest: a card that was played is gone at once', () => {
    const step = createInStep(() => {});
    const played = table(1);
    step.look(standing({ live: old, shown: old }));
    expect(step.look(standing({ live: played, shown: old })).hands).toBe(played);
  });

  test('is the one that is asked about', () => {
    const step = createInStep(() => {});
    step.look(standing({ prompt: null, live: old, shown: old }));
    expect(step.look(standing({ live: next, shown: old, free: 0 }))).toMatchObject({
      open: true,
      hands: next,
    });
    const played = table(2);
    expect(step.look(standing({ prompt: null, live: played, shown: old })).hands).toBe(played);
  });
});

test('nothing is charged to a clock while the server reckons that something is being shown', () => {
  const clock = (deadline: number | null) => ({ deadline, banks: [] });
  expect(uncharged({ clock: clock(33_000), ahead: 0, seconds: 30 }, 1_000)).toBe(2_000);
  expect(uncharged({ clock: clock(33_000), ahead: 500, seconds: 30 }, 4_000)).toBe(-1_500);
  expect(uncharged({ clock: clock(null), ahead: 0, seconds: 30 }, 1_000)).toBeNull();
});
