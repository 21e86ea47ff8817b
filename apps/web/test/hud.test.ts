import type { Option } from '@holdup/engine';
import { expect, test } from '@jest/globals';
import { clicked } from '../src/hud/hud.ts';
import { unseenLines } from '../src/store/chat.ts';

test('a double click answers one question, or confirms', () => {
  const chosen: string[] = [];
  const hud = (armed: string | null) => ({ armed, choose: (option: string) => chosen.push(option) });
  const draw: Option = { id: 'draw', about: {} };
  clicked(hud(null), draw)({ detail: 1 });
  // The next question offers the same in the same place.
  clicked(hud(null), draw)({ detail: 2 });
  expect(chosen).toEqual(['draw']);
  clicked(hud('draw'), draw)({ detail: 2 });
  // By keyboard a button is clicked without a pointer.
  clicked(hud(null), draw)({ detail: 0 });
  expect(chosen).toEqual(['draw', 'draw', 'draw']);
});

test('lines of the chat that were missed are those of others, not muted, since it was last in sight', () => {
  const line = (id: number, seat: number | null, by: string) => ({
    id,
    seat,
    by,
    name: by,
    text: '…',
    at: 0,
  });
  const chat = [
    line(1, 1, 'bob'),
    line(2, 0, 'ann'),
    line(3, 1, 'bob'),
    line(4, 2, 'eve'),
    line(5, null, 'cid'),
  ];
  const muted = [{ by: 'eve', name: 'Eve', seat: 2 }];
  const missed = (mySeat: number | null, seen: number, chatBefore: number | null = 0) =>
    unseenLines({ chat, chatBefore, muted }, mySeat, seen);
  expect(missed(0, 0)).toBe(3);
  expect(missed(null, 0)).toBe(4);
  expect(missed(0, 1)).toBe(2);
  expect(missed(0, 0, 3)).toBe(1);
  expect(missed(0, 5, 3)).toBe(0);
});
