import {
  type AnyTable,
  anySetup,
  type GameSetup,
  openGame,
  promptFor,
  type Seen,
  seedFrom,
  type Viewer,
} from '@holdup/engine';
import { describe, expect, test } from '@jest/globals';
import { FactPress, packBatch, readBatch } from '../src/facts.ts';
import type { Shown } from '../src/mirror.ts';
import { readView, stateHash, viewHash } from '../src/view.ts';
import { answerAtRandom, numbers, SETUPS, SUPER_SETUPS, shownTo, Wire } from './playing.ts';

const games: readonly (readonly [string, GameSetup])[] = [
  ...SETUPS.map((setup) => [`${setup.players.length} players, ${setup.options.edition}`, setup] as const),
  ...SUPER_SETUPS.map((setup) => [`${setup.players.length} players, super`, setup] as const),
  // With any boxes.
  ...[1, 2, 3, 4].map((seed) => {
    const setup = anySetup(numbers(seed));
    return [`${setup.players.length} players, ${setup.boxes.join(' ')}`, setup] as const;
  }),
];

describe.each(games)('%s', (name, setup) => {
  test('what each seat and the gallery decode is what the engine projects, whenever they join', () => {
    const random = numbers(setup.players.length * 7 + name.length);
    const game = openGame(setup);
    const seats = setup.players.map((_, seat) => seat);
    let { match } = game.begin(seedFrom(name));
    const wire = new Wire(seats.length);
    // As a room does: what was seen before, and what everybody sees, is taken over.
    const seen = new Map<Viewer, Seen<AnyTable>>();
    const shown = (viewer: Viewer, open?: AnyTable): Shown => {
      const { table } = match;
      seen.set(viewer, { table, seen: game.project(table, viewer, seen.get(viewer), open) });
      return { table: seen.get(viewer)?.seen as AnyTable, prompt: promptFor(match.prompt, viewer) };
    };
    const show = (): void => {
      const open = shown('public');
      wire.mirror.showPublic(open);
      for (const seat of seats) wire.mirror.showSeat(seat, shown(seat, open.table));
      wire.state.version = match.version;
      wire.flush();
    };
    const expectTruth = (): void => {
      for (const { viewer, decoder } of wire.watchers) {
        const seen = readView(decoder.state);
        expect(seen.table).toEqual(game.project(match.table, viewer));
        expect(seen.prompt).toEqual(promptFor(match.prompt, viewer));
        expect(seen.seat).toBe(viewer === 'public' ? null : viewer);
        expect(seen.version).toBe(match.version);
        expect(stateHash(decoder.state)).toBe(wire.mirror.viewHash);
      }
    };
    show();
    for (const seat of seats) wire.join(seat);
    wire.join('public');
    for (let plays = 0; match.prompt; plays++) {
      const played = game.play(match, answerAtRandom(match, random));
      if (played.refused) throw new Error(played.refused);
      match = played.match;
      show();
      const viewer = seats[Math.floor(random() * (seats.length + 1))] ?? ('public' as Viewer);
      const late = wire.join(viewer);
      if (plays % 10 === 0) expectTruth();
      wire.leave(random() < 0.5 ? late : (wire.watchers[0] as typeof late));
    }
    expectTruth();
    expect(wire.mirror.viewHash).toBe(viewHash(game.project(match.table, 'public')));
  });
});

test('facts come back as they were veiled, in few bytes', () => {
  const setup = SETUPS.find((one) => one.players.length === 4) ?? SETUPS[0]!;
  const game = openGame(setup);
  const random = numbers(3);
  const begun = game.begin(seedFrom('facts'));
  let { match } = begun;
  const wire = new Wire(4);
  let factBytes = 0;
  let plays = 0;
  const show = (): void => {
    wire.mirror.showPublic(shownTo(game, match, 'public'));
    for (let seat = 0; seat < 4; seat++) wire.mirror.showSeat(seat, shownTo(game, match, seat));
    wire.flush();
  };
  show();
  for (let seat = 0; seat < 4; seat++) wire.join(seat);
  for (; match.prompt; plays++) {
    const played = game.play(match, answerAtRandom(match, random));
    if (played.refused) throw new Error(played.refused);
    match = played.match;
    show();
    const press = new FactPress(played.facts, game.veil);
    for (let seat = 0; seat < 4; seat++) {
      const facts = played.facts.map((fact) => game.veil(fact, seat));
      const batch = { seq: plays, version: match.version, facts, hash: 1 };
      const packed = packBatch(batch);
      expect(readBatch(packed)).toEqual(JSON.parse(JSON.stringify(batch)));
      expect(press.textFor(seat)).toBe(packed[3]);
      factBytes += new TextEncoder().encode(packed[3]).length;
    }
  }
  const each = { patch: wire.patched / plays / 4, facts: factBytes / plays / 4 };
  expect(each.patch).toBeLessThan(130);
  expect(each.facts).toBeLessThan(60);
  process.stderr.write(
    `bytes per answer and client: patch ${each.patch.toFixed(0)}, facts ${each.facts.toFixed(0)}\n`,
  );
});
