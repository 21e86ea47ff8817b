import type { AnyTable } from '@holdup/engine';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { uncharged } from '../src/hud/clock.ts';
import { createInStep, type Standing } from '../src/hud/inStep.ts';

const table = (round: number) => ({ game: 'express', round: { number: round } }) as unknown as AnyTable;
const standing = (change: Partial<Standing> = {}): Standing => ({
  prompt: 7,
  behind: true,
  free: null,
  live: table(1),
  shown: table(1),
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
    expect(step.look(standing())).toEqual({ open: true, hands: table(1) });
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
    ['is asked no more', (step) => step.look(standing({ prompt: null }))],
  ])('that %s cuts nothing short that comes after it', (_, passes) => {
    const enough = jest.fn();
    const step = createInStep(enough, () => performance.now());
    expect(step.look(standing()).open).toBe(false);
    passes(step);
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
    expect(step.look(standing({ live: next, shown: old, free: 0 }))).toEqual({ open: true, hands: next });
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
