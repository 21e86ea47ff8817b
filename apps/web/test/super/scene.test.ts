import type { SuperTable } from '@holdup/engine';
import { describe, expect, test } from '@jest/globals';
import { carLeft, roomWidth } from '../../src/stage/geometry.ts';
import { carsOf, hourOf, type SuperScene, sceneAfter, standings } from '../../src/super/stage/scene.ts';
import { EVERYTHING, playedOut, someGames } from './games.ts';

const sceneOf = (table: SuperTable): SuperScene => ({ table, fallen: new Map() });

describe('on the stage', () => {
  test('those in one place stand in the order of the line, the locomotive’s side on the right, within their car', () => {
    for (const { tables } of someGames())
      for (const table of tables) {
        const scene = sceneOf(table);
        const at = standings(scene);
        for (let car = 0; car < carsOf(scene); car++)
          for (const floor of ['inside', 'roof']) {
            const line = table.line.filter((who) => table.characters[who]?.at === `${car}/${floor}`);
            const xs = line.map((who) => at.get(who)?.x ?? Number.NaN);
            expect(xs).toEqual([...xs].sort((a, b) => b - a));
            const left = carLeft(car, carsOf(scene));
            for (const x of xs) {
              expect(x).toBeGreaterThan(left);
              expect(x).toBeLessThan(left + roomWidth(car));
            }
          }
      }
  });

  test('everybody on the train is seen, looking and lying as he is; who is out is not', () => {
    for (const { tables } of someGames())
      for (const table of tables) {
        const at = standings(sceneOf(table));
        for (const [who, { out, facing, lying, at: place }] of Object.entries(table.characters)) {
          const seen = at.get(who);
          expect(seen === undefined).toBe(out);
          if (seen && place !== 'off') expect([seen.facing, seen.lying]).toEqual([facing, lying]);
        }
      }
  });

  test('facts lead from one picture to the next', () => {
    const { tables, batches } = playedOut(6, EVERYTHING, 'pictures');
    batches.slice(1).forEach((batch, i) => {
      const after = batch.reduce(sceneAfter, sceneOf(tables[i] as SuperTable));
      expect(after.table).toEqual(tables[i + 1]);
    });
  });

  test('who falls off the front lies at the front', () => {
    const { tables } = playedOut(4, { horses: true }, 'falling');
    const table = tables[0] as SuperTable;
    const [who = ''] = table.line;
    const from = table.characters[who]?.at ?? '';
    const fall = (side: 'front' | 'rear') =>
      standings(sceneAfter(sceneOf(table), { kind: 'fell', who, from, side, manner: 'knockedBack' })).get(
        who,
      );
    expect(fall('front')?.lying).toBe(true);
    expect(fall('front')?.x).toBeGreaterThan(fall('rear')?.x ?? Number.NaN);
  });

  test('the day ends with the longest game', () => {
    const { tables } = playedOut(7, {}, 'a day');
    const at = (number: number) =>
      hourOf(sceneOf({ ...(tables[0] as SuperTable), round: { number, phase: 'planning' } }));
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(at)).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
  });
});
