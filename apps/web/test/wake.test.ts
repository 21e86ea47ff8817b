import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchWaking } from '../src/net/wake.ts';

const MINUTE = 60_000;

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();
let doubts = 0;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    document: page,
    addEventListener: browser.addEventListener.bind(browser),
    removeEventListener: browser.removeEventListener.bind(browser),
  });
  doubts = 0;
  stop = watchWaking(() => doubts++);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  for (const name of ['document', 'addEventListener', 'removeEventListener'])
    Reflect.deleteProperty(globalThis, name);
});

function become(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** Timers stand still, and the clock on the wall does not. */
function sleep(ms: number) {
  jest.setSystemTime(Date.now() + ms);
  jest.advanceTimersByTime(6_000);
}

test('a device that was closed with the page in sight doubts its line, once', () => {
  jest.advanceTimersByTime(MINUTE);
  expect(doubts).toBe(0);
  sleep(MINUTE);
  expect(doubts).toBe(1);
  jest.advanceTimersByTime(MINUTE);
  expect(doubts).toBe(1);
});

test('a page that was out of sight doubts its line when it is seen again, and not before', () => {
  become('hidden');
  sleep(MINUTE);
  expect(doubts).toBe(0);
  become('visible');
  expect(doubts).toBe(1);
  jest.advanceTimersByTime(MINUTE);
  expect(doubts).toBe(1);
  become('hidden');
  jest.advanceTimersByTime(1_000);
  become('visible');
  expect(doubts).toBe(1);
});

test('a network that is back makes it doubt its line, until nobody watches any more', () => {
  browser.dispatchEvent(new Event('online'));
  expect(doubts).toBe(1);
  stop();
  browser.dispatchEvent(new Event('online'));
  sleep(MINUTE);
  expect(doubts).toBe(1);
});
