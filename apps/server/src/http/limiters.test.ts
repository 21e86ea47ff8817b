import { LocalPresence } from '@colyseus/core';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { HTTP_ALLOWANCES, SharedLimiter } from '../limits.ts';
import { Telegraph } from '../telegraph.ts';
import { type Limiters, openLimiters } from './call.ts';

/** Two processes of one house. */
async function house(): Promise<[Limiters, Limiters]> {
  const presence = new LocalPresence();
  const process = async (name: string) => {
    const telegraph = new Telegraph(pino({ level: 'silent' }));
    const limiters = openLimiters(telegraph);
    await telegraph.open(presence, name);
    return limiters;
  };
  return [await process('one'), await process('two')];
}

test('who guesses codes has no more tries where there are more processes', async () => {
  const [one, two] = await house();
  const { burst } = HTTP_ALLOWANCES.codes;
  let tries = 0;
  while (tries < 100 && (tries % 2 === 0 ? one : two).codes.take('192.0.2.1')) tries++;
  expect(tries).toBe(burst);
  expect([one.codes.take('192.0.2.1'), two.codes.take('192.0.2.1')]).toEqual([false, false]);
  expect(two.codes.take('192.0.2.2')).toBe(true);
});

test('a right code is given back everywhere', async () => {
  const [one, two] = await house();
  for (let tries = 0; tries < 30; tries++) {
    expect(one.codes.take('192.0.2.1')).toBe(true);
    one.codes.giveBack('192.0.2.1');
  }
  expect(two.codes.take('192.0.2.1')).toBe(true);
});

test('who gives right codes everywhere in the same instant has no more tries afterwards', () => {
  const onTheWay: (() => void)[] = [];
  const one: SharedLimiter = new SharedLimiter(HTTP_ALLOWANCES.codes, (token) => {
    onTheWay.push(() => two.hear(token));
  });
  const two: SharedLimiter = new SharedLimiter(HTTP_ALLOWANCES.codes, (token) => {
    onTheWay.push(() => one.hear(token));
  });
  const heard = (): void => {
    for (const word of onTheWay.splice(0)) word();
  };
  while (one.take('192.0.2.1'));
  one.giveBack('192.0.2.1');
  heard();
  expect([one, two].map((limiter) => limiter.take('192.0.2.1'))).toEqual([true, true]);
  heard();
  for (const limiter of [one, two]) limiter.giveBack('192.0.2.1');
  heard();
  for (const limiter of [one, two]) {
    expect(limiter.take('192.0.2.1')).toBe(true);
    expect(limiter.take('192.0.2.1')).toBe(false);
  }
});

test('what keeps a process from being flooded it counts for itself', async () => {
  const [one, two] = await house();
  while (one.changes.take('somebody'));
  expect(two.changes.take('somebody')).toBe(true);
});
