import type { ChatMessage } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { Deadlines } from '../deadlines.ts';
import { Feed } from './feed.ts';

const line = (text: string): ChatMessage => ({
  id: 1,
  by: 'someone',
  seat: 0,
  name: 'Ann',
  text,
  at: Date.now(),
});

test('talk stays in its order where the host lets onlookers see at once what they saw later before', async () => {
  let delay = 60;
  const deadlines = new Deadlines((error) => {
    throw error;
  });
  const feed = new Feed(deadlines, 'gallery', () => delay);
  const said: string[] = [];
  feed.watch({
    shown: () => undefined,
    said: ({ text }) => void said.push(text),
    noticed: ({ code }) => void said.push(code),
    keepOnly: () => undefined,
    ended: () => undefined,
  });
  feed.say(line('first'));
  delay = 0;
  feed.say(line('second'));
  feed.notice({ code: 'kicked', about: {} });
  expect(said).toEqual([]);
  await new Promise((next) => setTimeout(next, 120));
  expect(said).toEqual(['first', 'second', 'kicked']);
  feed.say(line('third'));
  expect(said.at(-1)).toBe('third');
  delay = 60;
  feed.say(line('fourth'));
  expect(said.at(-1)).toBe('third');
  feed.end();
  deadlines.stop();
});

test('a feed that has ended sets nothing: the next one of its table has the same key', async () => {
  const deadlines = new Deadlines((error) => {
    throw error;
  });
  const [old, next] = [0, 1].map(() => new Feed(deadlines, 'gallery', () => 40)) as [Feed, Feed];
  old.end();
  next.say(line('first'));
  old.say(line('too late'));
  await new Promise((done) => setTimeout(done, 100));
  expect(next.talk.map(({ text }) => text)).toEqual(['first']);
  next.end();
  deadlines.stop();
});
