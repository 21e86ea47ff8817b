import {
  type ExpressFact,
  type ExpressSetup,
  type Fact,
  openGame,
  seedFrom,
  type Table,
} from '@holdup/engine';
import { describe, expect, jest, test } from '@jest/globals';
import { heightsOn } from '../src/hud/turning.ts';
import { axisOf, fortunesOf, spread } from '../src/replay/fortunes.ts';
import { evolverOf, openFile, openRecording } from '../src/replay/rules.ts';
import { fileName } from '../src/replay/save.ts';
import { roundsOf, stopFrom, stopsOf, storyOf } from '../src/replay/story.ts';
import { createViewer } from '../src/replay/viewer.ts';
import { coveredBy, emptyLog, mayLookBack, readOn } from '../src/store/log.ts';
import { trainOf } from '../src/text/naming.ts';

const setup: ExpressSetup = {
  game: 'express',
  boxes: ['base'],
  options: {},
  players: ['ghost', 'doc', 'belle', 'tuco'].map((one) => ({ characters: [one] })),
};
const game = openGame(setup);
const seed = seedFrom('looking back');

/** A whole game, answered by turns with this and that; every table on its way, as `seat` saw it. */
function played() {
  const tables: Table[] = [];
  const { match: first, facts } = game.begin(seed);
  const batches: (readonly ExpressFact[])[] = [facts];
  const commands = [];
  tables.push(first.table);
  let match = first;
  for (let step = 0; match.prompt; step++) {
    const at = match.prompt.answers.indexOf(null);
    const question = match.prompt.questions[at];
    const option = question?.options[(step * 7) % question.options.length];
    if (!question || !option) throw new Error('nobody is asked');
    const command = { seat: question.seat, prompt: match.prompt.id, option: option.id };
    const result = game.play(match, command);
    if (result.refused) throw new Error(result.refused);
    match = result.match;
    commands.push(command);
    batches.push(result.facts);
    tables.push(match.table);
  }
  return { tables, batches, commands, facts: batches.flat() };
}
const { tables, batches, commands, facts } = played();
const recording = { header: { ...setup, engine: '0' }, seed, commands, facts: batches };
const dealt = batches[0]?.length ?? 0;

describe('looking back', () => {
  test('folding veiled facts upon the veiled opening gives every table the seat has seen, in any order', () => {
    const opening = game.project(tables[0] as Table, 2);
    const story = storyOf({ opening, dealt, evolve: evolverOf(opening) });
    const veiled = facts.map((fact) => game.veil(fact, 2));
    const ends = batches.map((_, at) => batches.slice(0, at + 1).flat().length);
    const order = ends.map((_, i) => (i * 37) % ends.length);
    for (const at of [...order, ends.length - 1, 0]) {
      expect(story.after(veiled, ends[at] as number)).toEqual(game.project(tables[at] as Table, 2));
    }
  });

  test('moments within the deal are the opening', () => {
    const opening = tables[0] as Table;
    const story = storyOf({ opening, dealt, evolve: evolverOf(opening) });
    expect(story.after(facts, 3)).toBe(opening);
    expect(story.after(facts, dealt)).toBe(opening);
  });
});

describe('stops of a replay', () => {
  const told = (fact: Fact) => fact.kind === 'moved';
  const story = [
    { kind: 'firstPlayer', seat: 0 },
    { kind: 'stealingBegan' },
    { kind: 'moved', who: 'doc', from: '1/inside', to: '2/inside', manner: 'move' },
    { kind: 'pileCleared' },
  ] as Fact[];

  test('are the opening, each told fact and the end', () => {
    expect(stopsOf(story, 1, told)).toEqual([1, 3, 4]);
    expect(stopsOf(story.slice(0, 3), 1, told)).toEqual([1, 3]);
  });

  test('are walked one by one and never left', () => {
    expect(stopFrom([1, 3, 4], 1, 'on')).toBe(3);
    expect(stopFrom([1, 3, 4], 2, 'back')).toBe(1);
    expect(stopFrom([1, 3, 4], 4, 'on')).toBe(4);
    expect(stopFrom([1, 3, 4], 1, 'back')).toBe(1);
  });

  test('each round is found by its number', () => {
    const rounds = roundsOf(facts);
    expect(rounds.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    for (const { number, count } of rounds) {
      expect(facts[count - 1]).toMatchObject({ kind: 'roundBegan', number });
    }
  });
});

describe('a recording', () => {
  test('opens with every face, or as one seat saw it', () => {
    const recorded = openFile(JSON.stringify(recording));
    if (typeof recorded === 'string') throw new Error(recorded);
    expect(recorded.diverges).toBeNull();
    const open = recorded.seenBy('all');
    expect(storyOf(open).after(open.facts, open.facts.length)).toEqual(tables.at(-1));
    const { opening, facts: seen } = recorded.seenBy(1);
    expect(trainOf(opening)?.players[0]?.hand.every((card) => card.kind === null)).toBe(true);
    expect(seen).toEqual(facts.map((fact) => game.veil(fact, 1)));
  });

  test('is shown as far as it follows the rules', () => {
    const forged = commands.map((one, i) => (i === 9 ? { ...one, option: 'play:dynamite' } : one));
    const recorded = openRecording({ ...recording, commands: forged });
    expect(recorded.diverges).toBe(10);
    expect(recorded.seenBy('all').facts).toEqual(batches.slice(0, 10).flat());
  });

  test('that is none is refused', () => {
    expect(openFile('{')).toBe('not-json');
    expect(openFile('{"seed":1}')).toBe('not-a-recording');
    const strange = { ...recording, header: { ...recording.header, boxes: ['zeppelin'] } };
    expect(openFile(JSON.stringify(strange))).toBe('bad-setup');
  });
});

describe('how it turned', () => {
  const opening = tables[0] as Table;
  const { marks, lines } = fortunesOf({ opening, dealt, evolve: evolverOf(opening) }, facts);

  test('starts with a purse each and ends with the count', () => {
    expect(marks.map((mark) => (mark.is === 'round' ? mark.number : mark.is))).toEqual([
      'start',
      ...[1, 2, 3, 4, 5],
      'count',
    ]);
    expect(lines.map(({ amounts }) => amounts[0])).toEqual([250, 250, 250, 250]);
    const scores = tables.at(-1)?.result?.scores ?? [];
    for (const { seat, amounts } of lines) {
      expect(amounts.at(-1)).toBe(scores.find((score) => score.seat === seat)?.total);
    }
  });

  test('an axis reaches over everything in at most five steps', () => {
    expect(axisOf([0])).toEqual([0, 250]);
    expect(axisOf([250, 1900])).toEqual([0, 500, 1000, 1500, 2000]);
    expect(axisOf([3000, -450])).toEqual([-1000, 0, 1000, 2000, 3000]);
    expect(axisOf([-300])).toEqual([-500, -250, 0]);
    for (const most of [1, 999, 4_300, 12_000, 40_000]) {
      expect(axisOf([most]).at(-1)).toBeGreaterThanOrEqual(most);
      expect(axisOf([most]).length).toBeLessThanOrEqual(6);
    }
  });

  test('who owes money stands below nothing, within the drawing', () => {
    const height = heightsOn(axisOf([3000, -450]));
    expect(height(-450)).toBeGreaterThan(height(0));
    expect(height(-450)).toBeLessThan(height(-1000));
    expect(height(3000)).toBeLessThan(height(0));
  });

  test('labels are moved apart and stay inside', () => {
    expect(spread([10, 50], 14, 100)).toEqual([10, 50]);
    expect(spread([50, 50, 52], 14, 100)).toEqual([50, 64, 78]);
    expect(spread([98, 99], 14, 100)).toEqual([86, 100]);
  });
});

describe('watching a replay', () => {
  const recorded = openRecording(recording);
  const acts: (readonly Fact[])[] = [];
  const viewer = createViewer(recorded, {
    isTold: (fact) => fact.kind === 'played',
    act: async (acted) => void acts.push(acted),
    rest: () => Promise.resolve(),
    changed: () => {},
  });

  test('a step acts out what lies before the next stop; a step back does not', async () => {
    await viewer.step('on');
    expect(acts.at(-1)?.at(-1)?.kind).toBe('played');
    expect(trainOf(viewer.table())?.pile).toHaveLength(1);
    const shown = acts.length;
    await viewer.step('back');
    expect(viewer.count()).toBe(dealt);
    expect(acts).toHaveLength(shown);
  });

  test('plays by itself to the end, from wherever one jumps to', async () => {
    viewer.jump(roundsOf(facts)[4]?.count ?? 0);
    await viewer.play();
    expect(viewer.playing()).toBe(false);
    expect(viewer.table()).toEqual(tables.at(-1));
  });

  test('a stage that fails stops nothing', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    const failing = createViewer(recorded, {
      isTold: (fact) => fact.kind === 'played',
      act: () => Promise.reject(new Error('a picture is lost')),
      rest: () => Promise.resolve(),
      changed: () => {},
    });
    await failing.step('on');
    expect(failing.busy()).toBe(false);
    await failing.play();
    expect(failing.table()).toEqual(tables.at(-1));
    silent.mockRestore();
  });

  test('through other eyes the same moment shows less', () => {
    viewer.jump(dealt + 20);
    viewer.see(3);
    expect(viewer.count()).toBe(dealt + 20);
    expect(trainOf(viewer.table())?.players[0]?.hand.every(({ kind }) => kind === null)).toBe(true);
  });

  test('goes on playing through other eyes', async () => {
    viewer.see('all');
    viewer.jump(roundsOf(facts)[4]?.count ?? 0);
    const before = viewer.playing();
    void viewer.play();
    viewer.see(2);
    expect([before, viewer.playing()]).toEqual([false, true]);
    while (viewer.playing()) await new Promise(setImmediate);
    expect(viewer.count()).toBe(facts.length);
  });
});

describe('a closed pile', () => {
  const upTo = facts.findIndex((fact) => fact.kind === 'stealingBegan');
  const log = readOn(emptyLog, facts.slice(0, upTo));
  const scheming = storyOf({
    opening: tables[0] as Table,
    dealt,
    evolve: evolverOf(tables[0] as Table),
  }).after(facts, upTo);

  test('keeps from the log what lies covered in it, and nothing else', () => {
    const isCovered = coveredBy(log, scheming);
    const plays = log.entries.filter(({ fact }) => fact.kind === 'played');
    expect(plays).toHaveLength(scheming.pile.length);
    expect(plays.map(isCovered)).toEqual(plays.map((_, at) => at < plays.length - 1));
    const stealing = {
      ...scheming,
      next: 2,
      round: scheming.round && { ...scheming.round, phase: 'stealing' as const },
    };
    expect(plays.map(coveredBy(log, stealing))).toEqual(plays.map((_, at) => at >= 2));
    expect(plays.some(coveredBy(log, { ...stealing, pile: [], next: 0 }))).toBe(false);
  });

  test('is not to be leafed through by looking back', () => {
    const entry = log.entries.at(-1);
    if (!entry) throw new Error('nothing was told');
    const lobby = (openPile: boolean) => ({ settings: { openPile } }) as never;
    expect(mayLookBack(entry, { lobby: lobby(false), table: scheming })).toBe(false);
    expect(mayLookBack(entry, { lobby: lobby(true), table: scheming })).toBe(true);
    expect(mayLookBack({ ...entry, round: 0 }, { lobby: lobby(false), table: scheming })).toBe(true);
  });
});

test('a saved game is named for its day and its table', () => {
  const day = new Date('2026-11-30T12:00:00Z');
  expect(fileName('Ann’s 3:10 to Yuma!', day)).toBe('holdup-2026-11-30-ann-s-3-10-to-yuma.json');
  expect(fileName('三時', day)).toBe('holdup-2026-11-30.json');
});
