import type { Option } from '@holdup/engine';
import { expect, test } from '@jest/globals';
import { clicked } from '../src/hud/hud.ts';

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
