import type { SuperFact } from '../facts.ts';
import {
  banditOf,
  type Facing,
  opposite,
  placeAt,
  type Standpoint,
  type SuperTable,
  standpoint,
} from '../table.ts';
import { hasCards } from './acting.ts';

/** Somebody goes one car forward or back, by himself or knocked. */
interface Shift {
  readonly way: Facing;
  readonly manner: 'walked' | 'knockedBack';
}

/**
 * One car to the front or the rear, on the same floor. He stands nearest to the car he comes from; beyond the ends of
 * the train there is the ground, or in front the time machine. A knocked bandit falls over. HOUSE: where somebody who
 * is knocked stands is not written; as after a Move.
 */
export function shifted(table: SuperTable, who: string, { way, manner }: Shift): SuperFact[] {
  const { at: from, facing, lying } = banditOf(table, who);
  const here = standpoint(from) as Standpoint;
  const car = here.car + (way === 'front' ? -1 : 1);
  const down = lying || manner === 'knockedBack';
  if (car < 0 && table.options.timeTravel) return travelled(table, who, from, down);
  if (car < 0 || car > table.wagons.length) return fallen(table, who, { way, manner });
  const to = placeAt({ car, floor: here.floor });
  return [{ kind: 'went', who, from, to, end: opposite(way), facing, lying: down, manner }];
}

/** He is out, unless with Horses he has another card this round, which might be one. */
function fallen(table: SuperTable, who: string, { way, manner }: Shift): SuperFact[] {
  const { at: from, seat } = banditOf(table, who);
  const fell: SuperFact = { kind: 'fell', who, from, side: way, manner };
  if (table.options.horses && hasCards(table, seat)) return [fell];
  return [fell, { kind: 'eliminated', who: [who], why: 'fell' }];
}

/**
 * Add-on Time Travel: inside the last car, looking to the locomotive, and his cards are planned again; a second
 * time in one round he is lost. HOUSE: among others there he stands foremost, nearest to where he comes from; who was
 * shot into it lies.
 */
function travelled(table: SuperTable, who: string, from: string, lying: boolean): SuperFact[] {
  const bandit = banditOf(table, who);
  if (bandit.travelled) return [{ kind: 'eliminated', who: [who], why: 'lostInTime' }];
  const to = placeAt({ car: table.wagons.length, floor: 'inside' });
  return [{ kind: 'travelled', who, seat: bandit.seat, from, to, lying }];
}
