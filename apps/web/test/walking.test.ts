import {
  type AnyTable,
  type Fact,
  type GameSetup,
  openGame,
  SUPER_CHARACTERS,
  seedFrom,
} from '@holdup/engine';
import { describe, expect, test } from '@jest/globals';
import { createLookBack, type Moment } from '../src/replay/lookBack.ts';
import { openRecording } from '../src/replay/rules.ts';
import { roundsOf } from '../src/replay/story.ts';
import { createViewer } from '../src/replay/viewer.ts';
import { emptyLog, readOn } from '../src/store/log.ts';
import { phraseFact } from '../src/text/fact.ts';

/** Two trains, with the Professor and without; the other game, plain and with everything. */
const GAMES: readonly (readonly [name: string, setup: GameSetup])[] = [
  ['couriers, four', couriersSetup(4)],
  ['couriers, five', couriersSetup(5)],
  ['super, three', superSetup(3, {})],
  ['super, six', superSetup(6, { reflexes: true, horses: true, timeTravel: true })],
];

function couriersSetup(players: number): GameSetup {
  const characters = ['ghost', 'doc', 'tuco', 'belle', 'django'].slice(0, players);
  return {
    game: 'express',
    boxes: ['base', 'couriers'],
    options: {},
    players: characters.map((who) => ({ characters: [who] })),
  };
}

function superSetup(players: number, options: object): GameSetup {
  const characters = SUPER_CHARACTERS.slice(0, players);
  return {
    game: 'super',
    boxes: [],
    options,
    players: characters.map((who) => ({ characters: [who] })),
  } as GameSetup;
}

/** A whole game, answered now this way and now that: its tables after each answer, and how many facts had happened. */
function playedOut(setup: GameSetup, name: string) {
  const game = openGame(setup);
  const seed = seedFrom(name);
  let { match, facts }: { match: ReturnType<typeof game.begin>['match']; facts: readonly Fact[] } =
    game.begin(seed);
  const commands: { seat: number; prompt: number; option: string }[] = [];
  const batches = [facts];
  const tables: { readonly table: AnyTable; readonly count: number }[] = [];
  for (let step = 0; ; step++) {
    tables.push({ table: match.table, count: batches.flat().length });
    const question = match.prompt?.questions[match.prompt.answers.indexOf(null)];
    const option = question?.options[(step * 37 + 5) % question.options.length];
    if (!match.prompt || !question || !option) break;
    const command = { seat: question.seat, prompt: match.prompt.id, option: option.id };
    const played = game.play(match, command);
    if (played.refused !== undefined) throw new Error(played.refused);
    ({ match, facts } = played);
    commands.push(command);
    batches.push(facts);
  }
  const recording = { engine: '0', header: { ...setup, engine: '0' }, seed, commands, facts: batches };
  return { game, tables, batches, facts: batches.flat(), recording };
}

const isTold = (fact: Fact): boolean => phraseFact(fact, { table: null, names: [], mySeat: null }) !== null;

describe.each(GAMES)('%s', (name, setup) => {
  const { game, tables, batches, facts, recording } = playedOut(setup, name);
  const dealt = batches[0]?.length ?? 0;
  const project = (table: AnyTable, seat: number): AnyTable => game.project(table as never, seat);
  const veil = (fact: Fact, seat: number): Fact => game.veil(fact as never, seat);

  test('a replay is walked on and back over the very same tables, and only on is acted out', async () => {
    const acted: Fact[] = [];
    const viewer = createViewer(openRecording(recording as never), {
      isTold,
      act: async (batch) => void acted.push(...batch),
      rest: () => Promise.resolve(),
      changed: () => {},
    });
    viewer.jump(roundsOf(facts)[1]?.count ?? 0);
    await viewer.step('on');
    const way = [viewer.table()];
    while (way.length < 30 && viewer.count() < facts.length) {
      await viewer.step('on');
      way.push(viewer.table());
    }
    const shown = acted.length;
    expect(shown).toBeGreaterThanOrEqual(way.length);
    expect(way.length).toBeGreaterThan(15);
    for (const table of way.toReversed()) {
      expect(viewer.table()).toEqual(table);
      await viewer.step('back');
    }
    expect(acted).toHaveLength(shown);
  });

  test('after every answer the replay shows what lay on the table, to whoever looks', () => {
    const viewer = createViewer(openRecording(recording as never), {
      isTold,
      act: () => Promise.resolve(),
      rest: () => Promise.resolve(),
      changed: () => {},
    });
    for (const eyes of ['all', 0, 2] as const) {
      viewer.see(eyes);
      // Backwards: each is folded anew from the round it lies in.
      for (const { table, count } of tables.toReversed()) {
        viewer.jump(count);
        expect(viewer.table()).toEqual(eyes === 'all' ? table : project(table, eyes));
      }
    }
  });

  test('while it is played, a player steps back through what he saw, and on to what is now', async () => {
    const middle = tables[Math.floor(tables.length / 2)] as (typeof tables)[0];
    const seen = facts.slice(0, middle.count).map((fact) => veil(fact, 1));
    const log = readOn(emptyLog, seen);
    const moments: (Moment | null)[] = [];
    const back = createLookBack({
      log: () => log,
      opening: () => ({ table: project((tables[0] as (typeof tables)[0]).table, 1), dealt }),
      isTold,
      isOpen: () => true,
      play: () => Promise.resolve(),
      changed: () => {},
    });
    await back.at(seen.length - 1);
    expect(back.moment()?.table).toEqual(project(middle.table, 1));
    for (let step = 0; step < 25; step++) {
      moments.push(back.moment());
      await back.step('back');
    }
    for (const moment of moments.toReversed()) {
      await back.step('on');
      expect(back.moment()?.table).toEqual(moment?.table);
    }
    await back.step('on');
    expect(back.moment()).toBeNull();
  });
});
