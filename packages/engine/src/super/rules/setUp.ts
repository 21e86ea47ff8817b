import type { Dice, Frame } from '../../kernel/index.ts';
import { CAR_LOOT, carsFor } from '../components.ts';
import { addOns } from '../problems.ts';
import type { SuperSetup } from '../setup.ts';
import { placeAt, type SuperCharacter, type SuperTable } from '../table.ts';

/**
 * Set-up: the bandit drawn begins in the last car but one, everybody to his left one car further forward; the rear half
 * (rounded up) looks to the locomotive, the others to the rear.
 */
export function layOut(setup: SuperSetup, dice: Dice): { table: SuperTable; flow: readonly Frame[] } {
  const count = setup.players.length;
  const cars = carsFor(count);
  const first = setup.first ?? dice.roll('first', count);
  const cast = setup.players.map(({ characters }) => characters[0] as string);
  const behind = (seat: number): number => (seat - first + count) % count;
  const standing = (seat: number): SuperCharacter => ({
    seat,
    at: placeAt({ car: cars - 1 - behind(seat), floor: 'inside' }),
    facing: behind(seat) < Math.ceil(count / 2) ? 'front' : 'rear',
    lying: false,
    out: false,
    travelled: false,
    loot: [],
  });
  const table: SuperTable = {
    game: 'super',
    options: addOns(setup.options),
    players: cast.map((who) => ({ characters: [who], plan: [], done: 0, known: 0 })),
    characters: Object.fromEntries(cast.map((who, seat) => [who, standing(seat)])),
    line: cast.map((_, i) => cast[(first + count - 1 - i) % count] as string),
    wagons: dice.shuffle('cars', CAR_LOOT).slice(0, cars),
    siding: [],
    round: null,
    first,
    gone: [],
    result: null,
  };
  return { table, flow: [{ kind: 'beginRound' }] };
}
