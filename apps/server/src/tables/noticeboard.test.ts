import { LocalPresence } from '@colyseus/core';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import type { TableId } from '../store/index.ts';
import { Telegraph } from '../telegraph.ts';
import { type LiveNotice, Noticeboard } from './noticeboard.ts';

const TABLE = 'a' as TableId;
const nobody: LiveNotice = { here: [], round: null, watching: 0, heldBack: null };

/** Three processes of one house, each with the rooms it runs. */
async function house() {
  const presence = new LocalPresence();
  const sent: unknown[] = [];
  await presence.subscribe('holdup', (wire: unknown) => void sent.push(wire));
  const process = async (name: string) => {
    const telegraph = new Telegraph(pino({ level: 'silent' }));
    const rooms = new Map<TableId, { live(): LiveNotice }>();
    const board = new Noticeboard(telegraph, rooms);
    await telegraph.open(presence, name);
    const runs = (live: LiveNotice) => rooms.set(TABLE, { live: () => live });
    return { board, rooms, runs };
  };
  return {
    presence,
    sent,
    one: await process('one'),
    two: await process('two'),
    three: await process('three'),
  };
}

test('a list says who is there in a room of another process, until that closes', async () => {
  const { one, two } = await house();
  expect(two.board.liveOf(TABLE)).toMatchObject({ here: new Set(), round: null });
  const live = { ...nobody, asked: [2], round: 3, watching: 1 };
  one.runs({ ...live, here: [0, 2] });
  one.board.post();
  expect(two.board.liveOf(TABLE)).toEqual({ ...live, here: new Set([0, 2]) });
  one.rooms.clear();
  one.board.post();
  expect(two.board.liveOf(TABLE)).toMatchObject({ here: new Set(), round: null });
});

test('only what is new is told, and everything now and then', async () => {
  const { one, sent } = await house();
  one.runs(nobody);
  for (const at of [1000, 2000, 3000]) one.board.post(at);
  expect(sent).toHaveLength(1);
  one.runs({ ...nobody, round: 1 });
  one.board.post(4000);
  one.board.post(5000);
  expect(sent).toHaveLength(2);
  one.board.post(20_000);
  expect(sent).toHaveLength(3);
});

test('a room that closes does not hide the next one, which another process has opened', async () => {
  const { one, two, three } = await house();
  one.runs(nobody);
  one.board.post();
  two.runs({ ...nobody, here: [1] });
  two.board.post();
  one.rooms.clear();
  one.board.post();
  expect(three.board.liveOf(TABLE).here).toEqual(new Set([1]));
});

test('what nobody understands harms nobody, and the next word is heard', async () => {
  const { presence, one, two } = await house();
  const about = 'tables';
  const words = [
    ...[null, 'x', 7, [], {}],
    ...[null, 'x', [[TABLE]], [[TABLE, { ...nobody, here: 1 }]], 7].map((message) => ({
      from: 'three',
      about,
      message,
    })),
  ];
  for (const word of words) await presence.publish('holdup', word);
  expect(two.board.liveOf(TABLE).here).toEqual(new Set());
  one.runs({ ...nobody, here: [1] });
  one.board.post();
  expect(two.board.liveOf(TABLE).here).toEqual(new Set([1]));
});
