import { anySetup, openGame, seedFrom } from '@holdup/engine';
import { describe, expect, test } from '@jest/globals';
import { presetSetup, whyNot, withBox } from '../../src/pages/presets.ts';
import { ground, placeBox } from '../../src/stage/geometry.ts';
import { sceneAfter, sceneOf, yardOf } from '../../src/stage/scene.ts';
import { aimOf } from '../../src/text/boxes.ts';
import { spaces } from '../../src/text/train.ts';
import { watchGames } from './watching.ts';

const boxes = ['base', 'couriers'];

test('what the box brings has words and drawings', () => {
  const { questions, facts, rounds, missing } = watchGames(36, (game) => ({
    boxes,
    players: game % 2 === 0 ? 3 + (game % 7) : 4 + (game % 6),
    options: { betrayal: game % 2 === 1 },
  }));
  expect([...missing]).toEqual([]);
  const asked = 'gatling document nudge nudgeAction freeAction treatment layDown help';
  expect(asked.split(' ').filter((kind) => !questions.has(kind))).toEqual([]);
  const told =
    'trainsSlid courierShot documentRead gatlingFired nudged diverted cardBuried bulletHealed teamed professorLaid plotted professorShot teamsCounted';
  expect(told.split(' ').filter((kind) => !facts.has(kind))).toEqual([]);
  expect(rounds.size).toBeGreaterThan(9);
});

test('the rules in short have one aim and one Gunslinger', () => {
  const aim = (options: object) => aimOf({ boxes, options: { ...options } });
  expect(aim({})).toMatch(/^Be in the richer team .* Every bandit with an empty cylinder is a Gunslinger/);
  expect(aim({ betrayal: true })).toContain('one bandit wins alone');
  for (const options of [{}, { betrayal: true }])
    expect(aim(options)).not.toMatch(/the richest bandit|shot most bullets/);
  expect(aimOf({ boxes: ['base'], options: {} })).toMatch(/^Be the richest bandit .* shot most bullets/);
});

describe('the form explains', () => {
  test('that it is a game of its own', () => {
    const mixed = withBox(presetSetup('couriers'), 'flames', true);
    expect(whyNot({ setup: mixed, seats: 4 }).join()).toMatch(
      /game of its own: it cannot be played together/,
    );
    const all = withBox(presetSetup('everything'), 'couriers', true);
    expect(whyNot({ setup: all, seats: 4 })).toHaveLength(1);
    const teams = { ...presetSetup('couriers'), options: { teams: true as const } };
    expect(whyNot({ setup: teams, seats: 4 }).join()).toContain('its own teams and round cards');
  });

  test('how many players it takes', () => {
    const setup = { ...presetSetup('couriers'), options: { betrayal: true as const } };
    expect(whyNot({ setup, seats: 3 })).toEqual(['This game is for 4 to 9 players.']);
    expect(whyNot({ setup, seats: 4 })).toEqual([]);
    expect(whyNot({ setup: presetSetup('couriers'), seats: 2 })).not.toEqual([]);
  });
});

const { match } = openGame(anySetup(() => 0.5, { boxes, players: 4, options: {} })).begin(
  seedFrom('two trains'),
);
const start = sceneOf(match.table);
const slide = { kind: 'trainsSlid', cars: 2 } as const;

describe('two trains', () => {
  test('cars beside each other stand at the same place along the track', () => {
    const first = yardOf(start);
    expect(
      Math.abs((ground('a0/inside', first)?.x ?? 0) - (ground('0/inside', first)?.x ?? 999)),
    ).toBeLessThan(10);
    const second = yardOf(sceneAfter(start, slide));
    for (const car of [0, 1, 2]) {
      const armored = ground(`a${car}/roof`, second);
      const nearer = ground(`${2 - car}/roof`, second);
      // A cab is a little shorter than a car.
      expect(Math.abs((armored?.x ?? 0) - (nearer?.x ?? 0))).toBeLessThan(10);
      expect(armored?.y).toBeLessThan(nearer?.y ?? 0);
    }
  });

  test('pass each other by two cars a round', () => {
    const before = ground('a4/inside', yardOf(start))?.x ?? 0;
    const after = ground('a4/inside', yardOf(sceneAfter(start, slide)))?.x ?? 0;
    expect(before - after).toBe(2 * 276);
  });

  test('nobody gets into the tender, and no place covers one of the other train', () => {
    const yard = yardOf(sceneAfter(start, slide));
    expect(ground('a1/inside', yard)).toBeNull();
    const above = placeBox('a0/inside', yard);
    const below = placeBox('2/roof', yard);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });

  test('in words: one walks across to what is beside a car', () => {
    const all = spaces(match.table);
    const beside = all.filter(({ car }) => car === 0).map(({ place }) => place);
    expect(beside).toEqual(['a0/roof', 'a0/inside', '0/roof', '0/inside']);
    expect(all.find(({ place }) => place === 'a1/roof')?.text).toMatch(
      /^Armored train, the tender: .*3 gold bars/,
    );
    expect(all.find(({ place }) => place === '0/inside')?.text).toContain('beside the armored locomotive');
  });
});
