import { describe, expect, test } from '@jest/globals';
import { type Couriers, couriersOf } from '../../src/express/couriers/couriers.ts';
import { type Placed, placesAtEnd, type Table } from '../../src/index.ts';
import { counted, opened, placesBySeat, playedOut } from './games.ts';

const FIVE = [['doc'], ['tuco'], ['ghost'], ['django'], ['belle']];
const train = opened(['couriers'], FIVE);
const MONEY = [500, 900, 250, 0, 250];
const sumOf = (bandits: number) => ({ bandits, documents: 0, wildBunch: 0, professor: 0 });

/** The count at the end of this round: the red (seats 0, 2, 4) have 3,000 dollars as a team, the blue 1,000. */
function ended(event: string, how: Parameters<typeof counted>[2]): Table {
  const table = counted(train, MONEY, how);
  const sums: Couriers['sums'] = { red: sumOf(3000), blue: sumOf(1000) };
  return {
    ...table,
    round: table.round && { ...table.round, event },
    box: { ...table.box, couriers: { ...couriersOf(table), sums } },
  };
}

const places = (...at: Parameters<typeof ended>): number[] => placesBySeat(placesAtEnd(ended(...at)));

describe('in the end', () => {
  test('a team that has lost shares a place, whatever each of it owns; who is not back is behind', () => {
    expect(places('cavalry', { winners: [0, 2, 4] })).toEqual([1, 4, 1, 4, 1]);
    const back = ['doc', 'tuco', 'django', 'belle'];
    expect(places('cavalry', { winners: [0, 4], counted: back })).toEqual([1, 3, 5, 3, 1]);
  });

  test('where the fittest wins alone, the others of his team are next, by what each owns', () => {
    expect(places('survivalOfTheFittest', { winners: [0] })).toEqual([1, 4, 2, 5, 2]);
    expect(places('survivalOfTheFittest', { winners: [0], bullets: [0, 0, 1, 0, 0] })).toEqual([
      1, 4, 3, 5, 2,
    ]);
  });

  test('where documents decide, the others stand by what each owns', () => {
    expect(places('doubleBottom', { winners: [3] })).toEqual([3, 2, 4, 1, 4]);
  });

  test('everybody sees the same places', () => {
    for (const seed of ['1', '2', '3']) {
      const game = opened(['couriers'], FIVE, { seed, betrayal: seed === '3' });
      const table = playedOut(game);
      const whole: Placed<{ seat: number }>[] = placesAtEnd(table);
      expect(whole).toHaveLength(FIVE.length);
      for (const viewer of ['public', 0, 3] as const)
        expect(placesAtEnd(game.game.project(table, viewer))).toEqual(whole);
    }
  });
});
