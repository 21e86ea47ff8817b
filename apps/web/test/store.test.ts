import type { Fact } from '@holdup/engine';
import { describe, expect, jest, test } from '@jest/globals';
import { came, joined, refused, told, unread } from '../src/store/batches.ts';
import { cell } from '../src/store/cell.ts';
import { emptyLog, grouped, mixing, newestFirst, passes, readBack, readOn } from '../src/store/log.ts';

const fact = (seat: number): Fact => ({ kind: 'firstPlayer', seat });
const batch = (seq: number) => ({ seq, version: seq, facts: [fact(seq)], hash: 0 });

describe('batches of facts', () => {
  test('in order, each is played at once', () => {
    const first = came(unread, batch(0));
    expect(first.play).toEqual([batch(0)]);
    expect(came(first.reading, batch(1)).play).toEqual([batch(1)]);
  });

  test('one that came already is nothing new', () => {
    const { reading } = came(unread, batch(0));
    expect(came(reading, batch(0))).toMatchObject({ play: [], ask: null });
  });

  test('a gap asks for history once, and what comes meanwhile waits for it', () => {
    const gap = came(came(unread, batch(0)).reading, batch(3));
    expect(gap).toMatchObject({ play: [], ask: 0 });
    const more = came(gap.reading, batch(4));
    expect(more).toMatchObject({ play: [], ask: null });
    const filled = told(more.reading, 2, [fact(1), fact(2)]);
    expect(filled.told).toHaveLength(2);
    expect(filled.play.map(({ seq }) => seq)).toEqual([3, 4]);
    expect(filled.reading).toEqual({ seq: 4, waiting: [], asking: false });
  });

  test('history that reaches further than what waits leaves nothing to be played twice', () => {
    const waiting = came(joined(unread, 5).reading, batch(6));
    const filled = told(waiting.reading, 6, [fact(9)]);
    expect(filled.play).toEqual([]);
    expect(filled.reading.seq).toBe(6);
  });

  test('history that was refused is asked for again with the next batch', () => {
    const gap = came(came(unread, batch(0)).reading, batch(3));
    const again = came(refused(gap.reading), batch(4));
    expect(again).toMatchObject({ play: [], ask: 0 });
    expect(told(again.reading, 2, []).play.map(({ seq }) => seq)).toEqual([3, 4]);
  });

  test('coming back with nothing missed asks nothing', () => {
    const { reading } = came(unread, batch(0));
    expect(joined(reading, 0).ask).toBeNull();
    expect(joined(reading, 2).ask).toBe(0);
  });
});

describe('the log', () => {
  const story: Fact[] = [
    {
      kind: 'roundBegan',
      number: 1,
      card: { id: 'bridge', seen: 1 },
      turns: ['standard'],
      event: null,
      keep: 0,
    },
    { kind: 'turnBegan', turn: 0, turnKind: 'standard' },
    { kind: 'punched', by: 'doc', target: 'belle' },
    { kind: 'stealingBegan' },
    { kind: 'moved', who: 'belle', from: '1/inside', to: '1/roof', manner: 'flee' },
  ];

  test('is the same read at once or bit by bit', () => {
    const once = readOn(emptyLog, story);
    const bits = story.reduce((log, one) => readOn(log, [one]), emptyLog);
    expect(bits).toEqual(once);
  });

  test('knows what had happened before one came', () => {
    const back = readBack(emptyLog, story);
    expect(back).toEqual({ ...readOn(emptyLog, story), news: story.length });
    expect(readOn(back, story).news).toBe(story.length);
  });

  test('groups by round and turn', () => {
    const groups = grouped(readOn(emptyLog, story).entries);
    expect(groups.map(({ head }) => head.chapter.is)).toEqual(['deal', 'turn', 'stealing']);
    expect(groups.every(({ head }) => head.card === 'bridge')).toBe(true);
  });

  test('puts the newest deed on top, and tells each from its cause to its consequence', () => {
    const card = { id: 7, of: 'doc', kind: 'punch', seen: 1 } as const;
    const turned = (by: string): Fact => ({ kind: 'turnedOver', index: 0, seat: 0, card, by });
    const punch: Fact = { kind: 'punched', by: 'doc', target: 'belle' };
    const push: Fact = { kind: 'moved', who: 'belle', from: '1/inside', to: '2/inside', manner: 'pushed' };
    const chapter = [turned('tuco'), turned('doc'), punch, push];
    const { entries } = readOn(emptyLog, chapter);
    expect(newestFirst(entries).map(({ fact }) => fact)).toEqual([
      turned('doc'),
      punch,
      push,
      turned('tuco'),
    ]);
    expect(newestFirst(entries.slice(2)).map(({ fact }) => fact)).toEqual([punch, push]);
  });

  test('tells in one line that all mix their decks, and who mixes his alone', () => {
    const mixed = (seat: number): Fact => ({ kind: 'shuffled', seat, cards: [], from: 'deck' });
    const { entries } = readOn(emptyLog, [mixed(0), mixed(1), mixed(2), ...story, mixed(1), mixed(2)]);
    const told = entries.map((one) => mixing(entries, one, 3));
    expect(told.slice(0, 3)).toEqual(['all', 'told', 'told']);
    expect(told.slice(3)).toEqual(told.slice(3).fill(null));
    expect(mixing(entries.slice(0, 1), entries[0] as (typeof entries)[number], 1)).toBeNull();
  });

  test('filters: about me, fights, loot', () => {
    const { entries } = readOn(emptyLog, story);
    const kinds = (filter: 'me' | 'fights' | 'loot', characters: string[]) =>
      entries.filter((one) => passes(one, filter, { seat: 2, characters })).map(({ fact }) => fact.kind);
    expect(kinds('fights', [])).toEqual(['punched', 'moved']);
    expect(kinds('me', ['doc'])).toEqual(['punched']);
    expect(kinds('loot', ['doc'])).toEqual([]);
  });
});

describe('cells', () => {
  test('tell of changes only, until one stops watching', () => {
    const one = cell(1);
    const seen: number[] = [];
    const stop = one.watch((value) => seen.push(value));
    one.set(1);
    one.set(2);
    stop();
    one.set(3);
    expect(seen).toEqual([2]);
  });

  test('tell all who watch, also when one of them fails', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const one = cell(1);
    const seen: number[] = [];
    one.watch(() => {
      throw new Error('the picture is torn');
    });
    one.watch((value) => seen.push(value));
    one.set(2);
    expect(seen).toEqual([2]);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});
