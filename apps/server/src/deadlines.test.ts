import { expect, jest, test } from '@jest/globals';
import { Deadlines } from './deadlines.ts';

const passed = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms));

test('what is due happens in order of time, however much was set and cleared meanwhile', async () => {
  const thrown: unknown[] = [];
  const deadlines = new Deadlines((error) => thrown.push(error));
  const fired: number[] = [];
  const start = Date.now() + 20;
  for (const after of [40, 10, 60, 20, 50]) {
    deadlines.set(`${after}`, start + after, () => fired.push(after));
    // A table on which answers fall like rain: each sets the clock anew.
    for (let answer = 0; answer < 2000; answer++) deadlines.set('rain', start + 600_000 + answer, () => {});
  }
  deadlines.set('50', start + 30, () => fired.push(30));
  deadlines.clear('20');
  expect(deadlines.size).toBe(5);
  expect(deadlines.left('rain')).toBeLessThanOrEqual(600_020 + 1999);
  expect(deadlines.left('rain')).toBeGreaterThan(601_000);
  await passed(160);
  expect(fired).toEqual([10, 30, 40, 60]);
  expect(deadlines.size).toBe(1);
  deadlines.stop();
  expect(thrown).toEqual([]);
});

test('what a deadline throws stops no other, and one may set the next', async () => {
  const thrown: unknown[] = [];
  const deadlines = new Deadlines((error) => thrown.push(error));
  let ticks = 0;
  const tick = (): void => {
    ticks += 1;
    if (ticks < 3) deadlines.set('tick', Date.now() + 1, tick);
    throw new Error(`tick ${ticks}`);
  };
  deadlines.set('tick', Date.now(), tick);
  await passed(120);
  expect(ticks).toBe(3);
  expect(thrown).toHaveLength(3);
  deadlines.stop();
});

test('a clock that is set, forwards or back, hastens and delays nothing', async () => {
  const deadlines = new Deadlines(() => undefined);
  const fired: string[] = [];
  const now = Date.now();
  deadlines.set('far', now + 60_000, () => fired.push('far'));
  deadlines.set('near', now + 30, () => fired.push('near'));
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 3600_000);
  await passed(60);
  expect(fired).toEqual(['near']);
  expect(deadlines.left('far')).toBeLessThanOrEqual(60_000);
  clock.mockReturnValue(now - 3600_000);
  deadlines.set('next', now - 3600_000 + 20, () => fired.push('next'));
  await passed(60);
  expect(fired).toEqual(['near', 'next']);
  expect(deadlines.left('far')).toBeGreaterThan(50_000);
  clock.mockRestore();
  deadlines.stop();
});
