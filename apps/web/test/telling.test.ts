import { openGame } from '@holdup/engine';
import { expect, test } from '@jest/globals';
import { cell } from '../src/store/cell.ts';
import { type TableState, unheard } from '../src/store/table.ts';
import { createTelling } from '../src/store/telling.ts';

const game = openGame({
  game: 'express',
  boxes: ['base'],
  options: {},
  players: ['ghost', 'doc', 'tuco', 'belle'].map((who) => ({ characters: [who] })),
});
const { match, facts: dealt } = game.begin('5a'.repeat(32));

type View = NonNullable<TableState['view']>;
/** A view that holds all batches up to `seq`. */
const viewAt = (seq: number): View => ({
  lobby: null,
  seat: 0,
  table: game.project(match.table, 0),
  prompt: null,
  clock: { deadline: null, banks: [] },
  version: seq,
  seq,
});
const batch = (seq: number) => ({ seq, version: seq, facts: dealt, hash: 0 });

/** A telling whose questions for history are numbered from 7 on. */
function telling() {
  const state = cell<TableState>(unheard);
  const asked: number[] = [];
  const told = createTelling(state, (after) => 6 + asked.push(after));
  const see = (seq: number) => state.update((value) => ({ ...value, view: viewAt(seq) }));
  return { state, asked, told, see };
}

test('whoever is there for the deal is told nothing twice, and knows how the game began', () => {
  const { state, asked, told, see } = telling();
  see(0);
  told.came(batch(0));
  expect(asked).toEqual([]);
  expect(state.get().log.entries).toHaveLength(dealt.length);
  expect(state.get().opening).toEqual({ table: viewAt(0).table, dealt: dealt.length });
});

test('whoever comes later asks for what was before, reads it without seeing it played, and is behind no more', () => {
  const { state, asked, told, see } = telling();
  see(4);
  told.joined(viewAt(4));
  expect(asked).toEqual([-1]);
  expect(state.get().shown).toEqual(viewAt(4).table);
  told.heard({ re: 7, seq: 4, facts: dealt, opening: { table: match.table, dealt: 3 } });
  expect(state.get().log.entries).toHaveLength(dealt.length);
  expect(state.get().opening).toEqual({ table: match.table, dealt: 3 });
  expect(told.playback.busy()).toBe(false);
  expect(told.isBehind()).toBe(false);
  see(5);
  expect(told.isBehind()).toBe(true);
});

test('history that is refused is asked for again with the next batch; other refusals are none of its own', () => {
  const { asked, told, see } = telling();
  see(4);
  told.joined(viewAt(4));
  expect(told.refused(3)).toBe(false);
  expect(told.refused(7)).toBe(true);
  see(5);
  told.came(batch(5));
  expect(asked).toEqual([-1, -1]);
});
