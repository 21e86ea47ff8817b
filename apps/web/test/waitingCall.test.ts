import type { SeatSummary } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import type { SoundName } from '../src/sound/index.ts';

// The icon hangs on a page.
const link = { href: '' };
Object.assign(globalThis, { document: { querySelector: () => link } });
const { createWaitingCall, waitedFor } = await import('../src/pages/waitingCall.ts');

const free: SeatSummary = {
  name: null,
  player: null,
  bot: null,
  ready: false,
  characters: [],
  here: false,
  away: false,
  standInAt: null,
  commit: null,
  opened: false,
  givesUp: false,
};
const person = (name: string, ready = false): SeatSummary => ({ ...free, name, here: true, ready });
const bot: SeatSummary = { ...free, bot: 'heuristic' };
const room = (...seats: SeatSummary[]) => ({ seats, host: 0, title: 'The 3.10' });

test('a host whose guests are all ready is waited for, and so is whoever is the last not to be', () => {
  expect(waitedFor(room(person('Ann', true), person('Ben', true), bot), 0)).toBe('start');
  expect(waitedFor(room(person('Ann', true), person('Ben', true), bot), 1)).toBeNull();
  expect(waitedFor(room(person('Ann', true), person('Ben'), bot), 0)).toBeNull();
  expect(waitedFor(room(person('Ann', true), person('Ben'), bot), 1)).toBe('ready');
  expect(waitedFor(room(person('Ann'), person('Ben', true), bot), 0)).toBe('ready');
  // Nobody waits: a seat is free, there are but bots, or one looks on.
  expect(waitedFor(room(person('Ann', true), person('Ben', true), free), 0)).toBeNull();
  expect(waitedFor(room(person('Ann'), bot), 0)).toBeNull();
  expect(waitedFor(room(person('Ann', true), person('Ben', true)), null)).toBeNull();
});

test('who comes in is heard, then that all wait for me; not what I did or found myself, nor anything twice', () => {
  const heard: SoundName[] = [];
  const call = createWaitingCall((sound) => heard.push(sound));
  const after = (...seats: SeatSummary[]): readonly SoundName[] => {
    heard.length = 0;
    call.look(room(...seats), 0);
    return [...heard];
  };
  expect(after(person('Ann'), person('Ben'), free)).toEqual([]);
  expect(after(person('Ann'), person('Ben'), person('Cid'))).toEqual(['step']);
  expect(after(person('Ann'), person('Ben'), bot)).toEqual([]);
  expect(after(person('Ann'), person('Ben', true), bot)).toEqual(['bell']);
  const asking = link.href;
  expect(after(person('Ann'), person('Ben', true), bot)).toEqual([]);
  expect(after(person('Ann', true), person('Ben', true), bot)).toEqual([]);
  expect(link.href).toBe(asking);
  expect(after(person('Ann', true), person('Ben'), bot)).toEqual([]);
  expect(link.href).not.toBe(asking);
  expect(after(person('Ann', true), person('Ben', true), bot)).toEqual(['bell']);
});

test('the title says how many have come, and when everything hangs on me', () => {
  const call = createWaitingCall(() => {});
  expect(call.title(room(person('Ann'), person('Ben'), free, bot), 0)).toBe('3 of 4 · The 3.10 · Holdup');
  expect(call.title(room(person('Ann', true), person('Ben', true)), 0)).toBe(
    '● Everybody is ready · The 3.10',
  );
  expect(call.title(room(person('Ann', true), person('Ben')), 1)).toBe('● All wait for you · The 3.10');
});
