import type { Fact } from '@holdup/engine';
import { boxMoves } from '../boxes/moves.ts';
import type { Act, Moves } from './act.ts';
import { eventBegan } from './eventBegan.ts';
import { noEffect, paid, played, turnedOver } from './gestures.ts';
import { lootDropped, lootLost, lootPlaced, lootTaken } from './loot.ts';
import { moved } from './moved.ts';
import { punched } from './punched.ts';
import { roundBegan } from './roundBegan.ts';
import { scored } from './scored.ts';
import { bulletTaken, shot } from './shot.ts';

export type { Act } from './act.ts';

/** What is acted out; every other fact is snapped. */
const moves: Moves = {
  ...boxMoves,
  moved,
  played,
  turnedOver,
  shot,
  bulletTaken,
  punched,
  lootTaken,
  lootDropped,
  lootPlaced,
  lootLost,
  noEffect,
  paid,
  eventBegan,
  roundBegan,
  scored,
};

/** Acts a fact out; resolves at once where it has no move. */
export function perform<F extends Fact>(act: Act, fact: F): Promise<void> {
  // The table pairs each kind with its own move, which the type of an index by a union cannot say.
  const move = moves[fact.kind] as ((act: Act, fact: F) => Promise<void>) | undefined;
  return move ? move(act, fact) : Promise.resolve();
}
