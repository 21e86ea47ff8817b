import { isDeepStrictEqual } from 'node:util';
import { type AnyTable, type Fact, openGame, promptFor, type Viewer } from '@holdup/engine';
import { type ClientView, readView } from '@holdup/protocol';
import { expect, test } from '@jest/globals';
import { openStore, type TableId } from '../src/store/index.ts';
import { type Guest, newGuest, openTestServer, type Passenger, startedGame } from './harness.ts';

const server = openTestServer();

interface Heard {
  readonly viewer: Viewer;
  readonly passenger: Passenger;
  /** What was readable after each frame. */
  readonly views: ClientView[];
  /** Lines of other seats' secrets that were readable at any moment. */
  strangers: number;
}

/** Undefined: the client was not even told that there is one. */
const linesIn = (lines: { size: number } | undefined): number => lines?.size ?? 0;

/** Reads the state after every single frame, so that nothing passes by unseen. */
function listen(passenger: Passenger, viewer: Viewer): Heard {
  const heard: Heard = { viewer, passenger, views: [], strangers: 0 };
  passenger.room.onStateChange((state) => {
    heard.views.push(readView(state));
    state.secrets.forEach((secrets, seat) => {
      if (seat !== viewer)
        heard.strangers += (secrets.mine ?? 0) + linesIn(secrets.table) + linesIn(secrets.question);
    });
  });
  return heard;
}

/** What happened in truth: the journal, played again. */
async function truth(dataDir: string, id: string) {
  const store = await openStore({ dataDir });
  const stored = await store.lastMatch(id as TableId);
  if (!stored) throw new Error('no match');
  const rows = await store.journal(stored.id, 0);
  await store.close();
  const game = openGame(stored.setup as Parameters<typeof openGame>[0]);
  const begun = game.begin(stored.seed);
  const matches = [begun.match];
  const facts: (readonly Fact[])[] = [begun.facts];
  for (const { seat, prompt, option } of rows) {
    const played = game.play(matches.at(-1) as typeof begun.match, { seat, prompt, option });
    if (played.refused) throw new Error(played.refused);
    matches.push(played.match);
    facts.push(played.facts);
  }
  return { game, matches, facts, seed: stored.seed };
}

/** `toEqual`, but quick where all is well. */
function expectSame(given: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(given, JSON.parse(JSON.stringify(wanted)))) expect(given).toEqual(wanted);
}

test.each([
  [3, {}],
  [4, { setup: { game: 'express' as const, boxes: ['base'], options: { expert: true as const } } }],
])('%i players, %j: over a whole game nobody is sent what he may not know', async (people, change) => {
  const { id, guests, passengers } = await startedGame(server.url, people, change);
  const watcher = await (await newGuest(server.url, 'Wim')).sit(id, 'gallery');
  const heard = [...passengers.map((one, seat) => listen(one, seat)), listen(watcher, 'public')];
  await Promise.all(passengers.map((one) => one.playOn()));
  // One comes back late, and is told no more for it.
  const late = await (guests[0] as Guest).sit(id);
  heard.push(listen(late, 0));
  expect(late.view.table).toEqual(heard[0]?.passenger.view.table);
  await server.close();
  const { game, matches, facts, seed } = await truth(server.dataDir, id);
  for (const { viewer, passenger, views, strangers } of heard) {
    expect(strangers).toBe(0);
    const allowed = new Map(matches.map((match, seq) => [seq, match]));
    for (const view of [...views, passenger.view]) {
      if (!view.table) continue;
      const match = allowed.get(view.seq) as (typeof matches)[number];
      expectSame(view.table, game.project(match.table as AnyTable, viewer));
      expectSame(view.prompt, promptFor(match.prompt, viewer));
    }
    for (const batch of passenger.batches) {
      const told = (facts[batch.seq] as readonly Fact[]).map((fact) => game.veil(fact, viewer));
      expectSame(batch.facts, told);
    }
    const others = passenger.frames.map((frame) => new TextDecoder('latin1').decode(frame)).join('\n');
    expect(others).not.toContain(seed);
    for (const guest of guests) expect(others).not.toContain(guest.cookie.slice('holdup='.length));
  }
  expect(heard[0]?.views.length).toBeGreaterThan(20);
  expect(heard.find(({ viewer }) => viewer === 'public')?.passenger.batches.length).toBeGreaterThan(10);
  await server.restart();
});
