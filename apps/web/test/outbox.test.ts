import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createOutbox } from '../src/store/outbox.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A way to the table that is open or not, what went over it, and what waits. */
function talk() {
  const heard: string[] = [];
  const way = { open: true };
  let waiting: readonly string[] = [];
  const outbox = createOutbox(
    (text) => (way.open ? heard.push(text) : null),
    (lines) => {
      waiting = lines;
    },
  );
  return { outbox, way, heard, waits: () => waiting };
}

test('a line goes at once, and is said when the server says so', () => {
  const { outbox, heard, waits } = talk();
  outbox.say('hands up');
  expect(heard).toEqual(['hands up']);
  expect(outbox.answered(1, null)).toBe(true);
  expect(outbox.answered(1, null)).toBe(false);
  expect(waits()).toEqual([]);
});

test('lines that were refused as too fast go again, one at a time and in order', () => {
  const { outbox, heard, waits } = talk();
  for (const text of ['a', 'b']) outbox.say(text);
  for (const re of [1, 2]) expect(outbox.answered(re, 'too-fast')).toBe(true);
  outbox.say('c');
  expect(waits()).toEqual(['a', 'b', 'c']);
  jest.advanceTimersByTime(2_500);
  expect(heard).toEqual(['a', 'b', 'a']);
  expect(waits()).toEqual(['b', 'c']);
  jest.advanceTimersByTime(5_000);
  expect(heard).toEqual(['a', 'b', 'a', 'b', 'c']);
  expect(waits()).toEqual([]);
});

test('lines that waited for the way do not all go in one breath', () => {
  const { outbox, way, heard, waits } = talk();
  way.open = false;
  for (const text of 'abcde') outbox.say(text);
  expect(waits()).toHaveLength(5);
  way.open = true;
  outbox.opened();
  expect(heard).toEqual(['a', 'b', 'c']);
  jest.advanceTimersByTime(5_000);
  expect(heard).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('what is refused for another reason does not go again', () => {
  const { outbox, heard, waits } = talk();
  outbox.say('psst');
  expect(outbox.answered(1, 'chat-closed')).toBe(false);
  expect(waits()).toEqual([]);
  jest.advanceTimersByTime(10_000);
  expect(heard).toEqual(['psst']);
});
