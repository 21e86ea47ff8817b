import { expect, test } from '@jest/globals';
import { Limiter, sourceOf } from './limits.ts';

test('so many at once, then so many a second; what is given back counts again', () => {
  const limiter = new Limiter({ burst: 2, perSecond: 1 });
  expect([limiter.take('ann', 0), limiter.take('ann', 0), limiter.take('ann', 0)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(limiter.take('bob', 0)).toBe(true);
  expect([limiter.take('ann', 1000), limiter.take('ann', 1000)]).toEqual([true, false]);
  limiter.giveBack('ann');
  expect([limiter.take('ann', 1000), limiter.take('ann', 1000)]).toEqual([true, false]);
});

test('a crowd is remembered while it matters, and does not slow the rest down', () => {
  const limiter = new Limiter({ burst: 1, perSecond: 0.001 });
  const began = Date.now();
  for (let i = 0; i < 40_000; i++) limiter.take(`stranger ${i}`, 0);
  expect(Date.now() - began).toBeLessThan(2000);
  expect(limiter.take('stranger 7', 0)).toBe(false);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2:ffff::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('%s is limited as %s', (address, source) => {
  expect(sourceOf(address)).toBe(source);
});
